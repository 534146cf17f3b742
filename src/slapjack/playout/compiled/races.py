"""One race, and what a false slap costs (twin of `rules.races`, `hands`, `ties`, `penalties`).

Only hands that bots make are known here: an open palm of the right hand, with the word that the
house asks for, one for each card.
"""

from slapjack.playout import columns as col
from slapjack.playout.compiled import layout as at
from slapjack.playout.compiled.challenges import ask_again
from slapjack.playout.compiled.endings import settle
from slapjack.playout.compiled.piles import close, share, win
from slapjack.playout.compiled.program import compiled
from slapjack.playout.compiled.stocks import (
    add,
    eliminate,
    is_decided,
    left_of,
    mark,
    put_under,
    revive,
    run_out,
    take_top,
    turn_order,
)
from slapjack.playout.compiled.streams import Board, Source, below


@compiled
def decide(board: Board, source: Source, hands: int) -> None:
    """Judge so many hands, in their order, and let a winner have the pile."""
    for place in range(hands):
        seat = board[at.HAND + place]
        if board[at.OVER] or is_shut_out(board, seat):
            mark(board, col.JUDGED, seat, at.IGNORED)
        elif board[at.LIVE] or board[at.TIE]:
            award(board, source, place, hands)
            return
        else:
            charge(board, source, seat)


@compiled
def is_shut_out(board: Board, seat: int) -> bool:
    """Say whether a hand answers no card: no pile, a claimed one, or the own card."""
    if board[at.TIE]:
        return (board[at.TIE] >> seat) & 1 == 0
    if board[at.FACES] == 0:
        return True
    if is_decided(board) and not board[at.SLAP_AFTER_CHALLENGE]:
        return True
    return board[at.FLIPPER_MAY_SLAP] == 0 and seat == board[at.LAST_FLIPPER]


@compiled
def award(board: Board, source: Source, first: int, hands: int) -> None:
    """Decide a race whose first hand here is valid."""
    fastest_us = board[at.REACTION + board[at.HAND + first]]
    tied, tied_count = 0, 0
    for place in range(first, hands):
        seat = board[at.HAND + place]
        is_close = board[at.REACTION + seat] - fastest_us <= board[at.TIE_WIDTH_US]
        is_tied = place == first or (is_close and not is_shut_out(board, seat))
        board[at.IN_RACE + place] = 1 if is_tied else 0
        if is_tied:
            tied |= 1 << seat
            tied_count += 1
    champion = choose(board, source, board[at.HAND + first], tied, tied_count)
    decided_by = board[at.HAND + first] if champion == at.NOBODY else champion
    board[at.SETTLED_US] = board[at.REACTION + decided_by]
    board[at.NOW_US] = board[at.SHOWN_US] + board[at.SETTLED_US]
    for place in range(first, hands):
        mark(board, col.JUDGED, board[at.HAND + place], result_of(board, place, champion))
    flip = board[at.TIE_FLIP] if board[at.TIE] else board[at.FLIPS]
    if tied_count > 1:
        contest(board, source, tied, tied_count, flip)
    if champion != at.NOBODY:
        win(board, source, champion, flip)
    settle(board, source)


@compiled
def choose(board: Board, source: Source, first: int, tied: int, tied_count: int) -> int:
    """Return who wins: who was first alone, whom the coin prefers, or nobody yet."""
    if tied_count == 1:
        return first
    if board[at.TIE_RULE] != at.COIN:
        return at.NOBODY
    chosen = below(board, source, at.TOSS, tied_count)
    seat = left_of(board, board[at.LAST_FLIPPER])
    while True:
        if (tied >> seat) & 1:
            if chosen == 0:
                return seat
            chosen -= 1
        seat = left_of(board, seat)


@compiled
def result_of(board: Board, place: int, champion: int) -> int:
    """Name the result of a hand from the first valid one on."""
    seat = board[at.HAND + place]
    if board[at.IN_RACE + place]:
        if champion == at.NOBODY:
            return at.TIED
        return at.WON if seat == champion else at.LOST
    return at.IGNORED if is_shut_out(board, seat) else at.LOST


@compiled
def contest(board: Board, source: Source, tied: int, tied_count: int, flip: int) -> None:
    """Start a tie, or go on with it among the newly tied."""
    is_again = board[at.TIE] != 0
    first = left_of(board, board[at.LAST_FLIPPER])
    while not (tied >> first) & 1:
        first = left_of(board, first)
    board[at.ROW + col.TIES] += 1
    mark(board, col.TIED, first, tied_count)
    close(board)
    board[at.TIE] = tied
    board[at.TIE_ARMED] = 0
    board[at.TIE_COUNT] = board[at.TIE_COUNT] + 1 if is_again else 0
    board[at.TIE_FLIP] = flip
    if board[at.TIE_RULE] == at.SPLIT or board[at.TIE_COUNT] >= board[at.TIE_REPLAYS_MOST]:
        share(board, source)


@compiled
def charge(board: Board, source: Source, seat: int) -> None:
    """Judge a false slap, and take its price."""
    is_own = seat == board[at.LAST_FLIPPER]
    price = board[at.FALSE_SLAP]
    is_free = price == at.TO_FLIPPER and is_own and board[at.SELF_FALSE_SLAP] == at.SELF_FREE
    is_due = price != at.FREE and not is_free
    is_broke = is_due and board[at.SIZE + seat] == 0
    if is_broke and not board[at.BROKE_IS_OUT]:
        mark(board, col.JUDGED, seat, at.IGNORED)
        return
    mark(board, col.JUDGED, seat, at.FALSE)
    add(board, seat, col.FALSE_SLAPS, 1)
    board[at.ROW + (col.FALSE_COURT if board[at.TOP_IS_COURT] else col.FALSE_NUMBER)] += 1
    if is_broke:
        eliminate(board, seat)
        settle(board, source)
    elif is_due:
        pay(board, source, seat, is_own)


@compiled
def pay(board: Board, source: Source, seat: int, is_own: bool) -> None:
    """Take what a false slap costs."""
    price = board[at.FALSE_SLAP]
    is_burned = price == at.BURN or (is_own and board[at.SELF_FALSE_SLAP] == at.SELF_BURN)
    if price == at.TO_EACH:
        pay_each(board, seat)
    elif is_burned:
        burn(board, seat)
    else:
        heir = board[at.LAST_FLIPPER]
        while board[at.OUT + heir] or heir == seat:
            heir = left_of(board, heir)
        paid = min(board[at.PENALTY_CARDS], board[at.SIZE + seat])
        for _ in range(paid):
            put_under(board, heir, take_top(board, seat))
        note_payment(board, seat, paid)
        revive(board, heir)
    run_out(board, seat, 1)
    ask_again(board)
    settle(board, source)


@compiled
def pay_each(board: Board, seat: int) -> None:
    """Pay one card to each other seat still in, while cards last."""
    paid, heir = 0, left_of(board, seat)
    while heir != seat:
        if board[at.SIZE + seat] and not board[at.OUT + heir]:
            put_under(board, heir, take_top(board, seat))
            paid += 1
            revive(board, heir)
        heir = left_of(board, heir)
    note_payment(board, seat, paid)


@compiled
def burn(board: Board, seat: int) -> None:
    """Put cards face down under the pile."""
    paid = min(board[at.PENALTY_CARDS], board[at.SIZE + seat])
    for _ in range(paid):
        board[at.PILE_BURNED + board[at.BURNED]] = take_top(board, seat)
        board[at.BURNED] += 1
    note_payment(board, seat, paid)


@compiled
def note_payment(board: Board, seat: int, paid: int) -> None:
    """Count what was paid."""
    add(board, seat, col.CARDS_PAID, paid)
    mark(board, col.PAID, seat, paid)


@compiled
def line_up(board: Board, hands: int) -> None:
    """Put the hands of a race into the order in which they are judged."""
    for place in range(1, hands):
        seat, before = board[at.HAND + place], place
        while before and comes_first(board, seat, board[at.HAND + before - 1]):
            board[at.HAND + before] = board[at.HAND + before - 1]
            before -= 1
        board[at.HAND + before] = seat


@compiled
def comes_first(board: Board, seat: int, other: int) -> bool:
    """Say whether one hand is judged before another: the sooner, then by turn (or as listed)."""
    own_us, other_us = board[at.REACTION + seat], board[at.REACTION + other]
    if own_us != other_us:
        return own_us < other_us
    if board[at.TIE_RULE] == at.FIRST:
        return seat < other
    return turn_order(board, seat) < turn_order(board, other)
