"""Where a pile goes, and what it makes slappable (twin of `rules.piles`, `deal`, `patterns`)."""

from slapjack.playout import columns as col
from slapjack.playout.compiled import layout as at
from slapjack.playout.compiled.program import compiled
from slapjack.playout.compiled.stocks import (
    add,
    eliminate_missers,
    left_of,
    look_who_leads,
    mark,
    put_under,
    rank_of,
    revive,
    take_top,
    turn_order,
)
from slapjack.playout.compiled.streams import Board, Source, shuffle


@compiled
def is_live(board: Board) -> bool:
    """Say whether the face-up cards are a trigger."""
    count = board[at.FACES]
    top = rank_of(board[at.PILE_FACES + count - 1])
    if (board[at.TRIGGER_RANKS] >> top) & 1:
        return True
    if board[at.TRIGGER_ENDS] and count > 1 and rank_of(board[at.PILE_FACES]) == top:
        return True
    depths, couples = board[at.TRIGGER_DEPTHS], board[at.TRIGGER_COUPLES]
    for depth in range(1, 5):
        wanted = (depths | couples) >> depth
        if wanted == 0 or depth >= count:
            return False
        other = rank_of(board[at.PILE_FACES + count - 1 - depth])
        if (depths >> depth) & 1 and other == top:
            return True
        if (couples >> depth) & 1 and min(top, other) == at.QUEEN and max(top, other) == at.KING:
            return True
    return False


@compiled
def pile_count(board: Board) -> int:
    """Return how many cards lie in the pile."""
    return board[at.BURNED] + board[at.FACES]


@compiled
def close(board: Board) -> None:
    """End all that was about the pile: its race, its tie, its challenge."""
    board[at.LIVE] = 0
    board[at.OWNER] = at.NOBODY
    board[at.TIE] = 0


@compiled
def gather(board: Board) -> int:
    """Take the pile up, lowest card first, and return how many cards it has."""
    burned, faces = board[at.BURNED], board[at.FACES]
    for place in range(burned):
        board[at.GATHERED + place] = board[at.PILE_BURNED + burned - 1 - place]
    for place in range(faces):
        board[at.GATHERED + burned + place] = board[at.PILE_FACES + place]
    board[at.BURNED] = 0
    board[at.FACES] = 0
    return burned + faces


@compiled
def receive(board: Board, source: Source, seat: int, first: int, step: int, count: int) -> None:
    """Put every `step`-th gathered card into a stock, as the rules say."""
    if board[at.WIN_PILE] == at.BOTTOM:
        for place in range(first, count, step):
            put_under(board, seat, board[at.GATHERED + place])
        return
    mixed = 0
    if board[at.WIN_PILE] == at.SHUFFLE_ALL:
        for _ in range(board[at.SIZE + seat]):
            board[at.MIXED + mixed] = take_top(board, seat)
            mixed += 1
    for place in range(first, count, step):
        board[at.MIXED + mixed] = board[at.GATHERED + place]
        mixed += 1
    shuffle(board, source, at.SHUFFLE, at.MIXED, mixed)
    for place in range(mixed):
        put_under(board, seat, board[at.MIXED + place])


@compiled
def win(board: Board, source: Source, seat: int, flip: int) -> None:
    """Give the pile to the winner of the race on the trigger of this flip."""
    cards = pile_count(board)
    add(board, seat, col.PILES, 1)
    add(board, seat, col.CARDS_WON, cards)
    add(board, seat, col.COMEBACKS, 1 if board[at.SIZE + seat] == 0 else 0)
    board[at.ROW + col.WINS] += 1
    mark(board, col.TAKEN, seat, cards)
    receive(board, source, seat, 0, 1, gather(board))
    look_who_leads(board)
    revive(board, seat)
    eliminate_missers(board, flip, 1 << seat)
    close(board)
    set_lead(board, seat)


@compiled
def claim(board: Board, source: Source) -> None:
    """Give the pile to the owner of the decided challenge."""
    owner = board[at.OWNER]
    mark(board, col.CLAIMED, owner, pile_count(board))
    receive(board, source, owner, 0, 1, gather(board))
    look_who_leads(board)
    revive(board, owner)
    close(board)
    set_lead(board, owner)


@compiled
def set_lead(board: Board, winner: int) -> None:
    """Say where the search for the turn seat begins after a win."""
    if board[at.NEXT_AFTER_WIN] == at.WINNER:
        board[at.LEAD] = winner
    elif board[at.NEXT_AFTER_WIN] == at.AFTER_WINNER:
        board[at.LEAD] = left_of(board, winner)


@compiled
def share(board: Board, source: Source) -> None:
    """Deal the pile out among the tied."""
    tied, flip, sharers = board[at.TIE], board[at.TIE_FLIP], 0
    for seat in range(board[at.SEATS]):
        sharers += (tied >> seat) & 1
    count = gather(board)
    for is_dealt in range(2):
        seat, place = left_of(board, board[at.LAST_FLIPPER]), 0
        for _ in range(board[at.SEATS]):
            if (tied >> seat) & 1:
                if is_dealt:
                    receive(board, source, seat, place, sharers, count)
                    revive(board, seat)
                else:
                    mark(board, col.SHARED, seat, (count - place + sharers - 1) // sharers)
                place += 1
            seat = left_of(board, seat)
    look_who_leads(board)
    eliminate_missers(board, flip, tied)
    close(board)


@compiled
def redeal(board: Board, source: Source) -> None:
    """Shuffle the pile and deal it out among those still in."""
    count = gather(board)
    shuffle(board, source, at.REDEAL, at.GATHERED, count)
    close(board)
    board[at.REDEAL_COUNT] += 1
    board[at.ROW + col.REDEALS] = board[at.REDEAL_COUNT]
    mark(board, col.DEALT_AGAIN, 0, board[at.REDEAL_COUNT])
    receivers = board[at.SEATS] - board[at.OUT_COUNT]
    place = 0
    for order in range(board[at.SEATS]):
        for seat in range(board[at.SEATS]):
            if turn_order(board, seat) == order and not board[at.OUT + seat]:
                deal_stock(board, seat, at.GATHERED, place, receivers, count)
                revive(board, seat)
                place += 1


@compiled
def deal_stock(board: Board, seat: int, cards: int, first: int, step: int, count: int) -> None:
    """Deal every `step`-th card onto an empty stock, the last one lying on top."""
    board[at.HEAD + seat] = 0
    last = first + (count - 1 - first) // step * step if count > first else -1
    for place in range(last, -1, -step):
        put_under(board, seat, board[cards + place])
