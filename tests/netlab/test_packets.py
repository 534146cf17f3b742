"""What the lab's roads read in a packet."""

import struct

from benchmarks.netlab.packets import Packet, address, read

SERVER, PLAYER = (10, 77, 0, 7), (10, 77, 1, 1)


def packet(
    source: tuple[int, ...], target: tuple[int, ...], data: bytes = b"", *, options: int = 12
) -> bytes:
    tcp = struct.pack("!HHIIBBHHH", 1, 2, 3, 4, (20 + options) // 4 << 4, 0, 5, 6, 7)
    body = tcp + bytes(options) + data
    total = 20 + len(body)
    head = struct.pack(
        "!BBHHHBBH4s4s", 0x45, 0, total, 0, 0, 64, 6, 0, bytes(source), bytes(target)
    )
    return head + body


def test_a_packet_to_the_server_goes_up_its_road_with_its_data() -> None:
    assert read(packet(PLAYER, SERVER, b"slap")) == Packet(road=7, up=True, data=4)


def test_an_answer_goes_down_the_road_that_it_comes_from() -> None:
    assert read(packet(SERVER, PLAYER)) == Packet(road=7, up=False, data=0)


def test_options_of_the_header_are_no_data() -> None:
    found = read(packet(PLAYER, SERVER, b"x" * 9, options=20))
    assert found is not None
    assert found.data == 9


def test_what_is_no_tcp_between_the_two_is_on_no_road() -> None:
    assert read(packet(PLAYER, (10, 77, 1, 9))) is None
    assert read(b"\x60" + bytes(60)) is None
    whole = packet(PLAYER, SERVER)
    assert read(whole[:9] + b"\x11" + whole[10:]) is None
    assert read(whole[:30]) is None
    assert read(b"") is None


def test_a_road_ends_at_an_address_of_its_own() -> None:
    assert address(7) == "10.77.0.7"
