"""Stocks and seats: where cards lie, who is in, whose turn it is (twin of `rules.state`)."""

from slapjack.playout import columns as col
from slapjack.playout.compiled import layout as at
from slapjack.playout.compiled.program import compiled
from slapjack.playout.compiled.streams import Board

_TRACE_PRIME = col.PRIME
_PLACES = at.RING - 1


@compiled
def mark(board: Board, kind: int, seat: int, value: int) -> None:
    """Put one more thing into the trace (`columns.traced`)."""
    board[at.TRACE] = (board[at.TRACE] ^ (kind << 16 | seat << 8 | value)) * _TRACE_PRIME


@compiled
def add(board: Board, seat: int, column: int, count: int) -> None:
    """Count something of a seat."""
    board[at.ROW + col.GAME_COLUMNS + seat * col.SEAT_COLUMNS + column] += count


@compiled
def rank_of(card: int) -> int:
    """Return a card's rank, an Ace being 0 and a joker 13."""
    return at.JOKER_RANK if card >= at.FIRST_JOKER else card % 13


@compiled
def left_of(board: Board, seat: int) -> int:
    """Return the neighbour who acts after this seat."""
    return 0 if seat + 1 == board[at.SEATS] else seat + 1


@compiled
def turn_order(board: Board, seat: int) -> int:
    """Return the place of a seat counted from the left of the last flipper, who comes last."""
    place = seat - board[at.LAST_FLIPPER] - 1
    return place + board[at.SEATS] if place < 0 else place


@compiled
def first_with_cards(board: Board, first: int, but: int) -> int:
    """Return the first seat with cards, clockwise from `first` on, or nobody."""
    seat = first
    for _ in range(board[at.SEATS]):
        if board[at.SIZE + seat] and seat != but:
            return seat
        seat = left_of(board, seat)
    return at.NOBODY


@compiled
def is_decided(board: Board) -> bool:
    """Say whether a decided challenge waits for its claim."""
    is_open = board[at.OWED] > 0 and board[at.PAYER] != at.NOBODY
    return board[at.OWNER] != at.NOBODY and not is_open


@compiled
def turn(board: Board) -> int:
    """Return who acts next, or nobody."""
    if board[at.OVER]:
        return at.NOBODY
    if board[at.OWNER] != at.NOBODY:
        return at.NOBODY if board[at.OWED] == 0 else board[at.PAYER]
    if board[at.TIE] and board[at.TIE_ARMED]:
        return at.NOBODY
    return first_with_cards(board, board[at.LEAD], at.NOBODY)


@compiled
def take_top(board: Board, seat: int) -> int:
    """Take the top card off a stock."""
    head = board[at.HEAD + seat]
    board[at.HEAD + seat] = (head + 1) & _PLACES
    board[at.SIZE + seat] -= 1
    return board[at.STOCKS + seat * at.RING + head]


@compiled
def put_under(board: Board, seat: int, card: int) -> None:
    """Put a card under a stock."""
    place = (board[at.HEAD + seat] + board[at.SIZE + seat]) & _PLACES
    board[at.STOCKS + seat * at.RING + place] = card
    board[at.SIZE + seat] += 1


@compiled
def look_who_leads(board: Board) -> None:
    """Note a change of the lead (twin of `tally`)."""
    most, holders, leader = -1, 0, 0
    for seat in range(board[at.SEATS]):
        size = board[at.SIZE + seat]
        if size > most:
            most, holders, leader = size, 1, seat
        elif size == most:
            holders += 1
    if holders > 1:
        return
    if board[at.LEADER] != at.NOBODY and board[at.LEADER] != leader:
        board[at.ROW + col.LEAD_CHANGES] += 1
    board[at.LEADER] = leader


@compiled
def run_out(board: Board, seat: int, by_paying: int) -> None:
    """Put a seat on its last chance if it has no cards now, or out where there is none."""
    if board[at.SIZE + seat]:
        return
    if board[at.LAST_CHANCE] == at.NONE:
        eliminate(board, seat)
        return
    board[at.EMPTIED + seat] = 2 * board[at.FLIPS] + by_paying
    add(board, seat, col.EMPTIED, 1)


@compiled
def revive(board: Board, seat: int) -> None:
    """Bring back a seat that had no cards and has some now."""
    if board[at.SIZE + seat]:
        board[at.EMPTIED + seat] = at.HAS_CARDS


@compiled
def eliminate(board: Board, seat: int) -> None:
    """Put a seat out; a challenge ends with its owner, a tie goes on among the others."""
    board[at.OUT_COUNT] += 1
    board[at.OUT + seat] = board[at.OUT_COUNT]
    board[at.EMPTIED + seat] = at.HAS_CARDS
    if board[at.OWNER] == seat:
        board[at.OWNER] = at.NOBODY
    board[at.TIE] &= ~(1 << seat)
    add(board, seat, col.OUT_AT_US, board[at.NOW_US])
    mark(board, col.PUT_OUT, seat, 0)


@compiled
def eliminate_missers(board: Board, flip: int, spared: int) -> None:
    """Put out those whose last chance was the trigger of this flip, a bit for each who is spared.

    Earlier empty stock goes first; of one moment, nearest to the left of the last flipper.
    """
    if board[at.LAST_CHANCE] != at.ONE:
        return
    latest = 2 * flip - board[at.OWN_TRIGGER_FREE]
    while True:
        chosen, chosen_key = at.NOBODY, 0
        for seat in range(board[at.SEATS]):
            emptied = board[at.EMPTIED + seat]
            if emptied == at.HAS_CARDS or emptied > latest or (spared >> seat) & 1:
                continue
            key = emptied * 8 + turn_order(board, seat)
            if chosen == at.NOBODY or key < chosen_key:
                chosen, chosen_key = seat, key
        if chosen == at.NOBODY:
            return
        eliminate(board, chosen)
