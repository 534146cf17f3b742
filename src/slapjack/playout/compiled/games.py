"""Whole games, one after the other (twin of `playout.party`)."""

import numpy as np
import numpy.typing as npt

from slapjack.playout import columns as col
from slapjack.playout.compiled import layout as at
from slapjack.playout.compiled.challenges import step
from slapjack.playout.compiled.endings import expire, finish_by_count, settle
from slapjack.playout.compiled.minds import ask
from slapjack.playout.compiled.piles import claim, deal_stock, is_live
from slapjack.playout.compiled.program import compiled, program
from slapjack.playout.compiled.races import decide, line_up
from slapjack.playout.compiled.stocks import (
    add,
    eliminate_missers,
    is_decided,
    left_of,
    mark,
    rank_of,
    run_out,
    take_top,
    turn,
)
from slapjack.playout.compiled.streams import Board, Source, seed_game, shuffle

_NO_TRACE = col.TRACE_START - (1 << 64)


@program
def play_games(
    board: Board, source: Source, seed: int, first: int, rows: npt.NDArray[np.int64]
) -> None:
    """Play a game of a run for each row, and fill it."""
    for place in range(rows.shape[0]):
        play(board, source, seed, first + place)
        for column in range(col.WIDTH):
            rows[place, column] = board[at.ROW + column]


@compiled
def play(board: Board, source: Source, seed: int, number: int) -> None:
    """Play one game from the deal to the end."""
    lay_table(board, number)
    seed_game(board, source, seed, number)
    deal(board, source)
    ask(board, source)
    while not board[at.OVER]:
        seat = turn(board)
        if seat == at.NOBODY:
            let_time_pass(board, source)
        else:
            flip(board, source, seat)
    note_end(board)


@compiled
def lay_table(board: Board, number: int) -> None:
    """Take everything away that an earlier game left."""
    for place in range(at.STOCKS):
        board[place] = 0
    for place in range(at.ROW, at.LENGTH):
        board[place] = 0
    dealer = number % board[at.SEATS]
    for seat in range(board[at.SEATS]):
        board[at.EMPTIED + seat] = at.HAS_CARDS
        board[at.REACTION + seat] = at.NOBODY
    board[at.LAST_FLIPPER] = dealer
    board[at.LEAD] = left_of(board, dealer)
    board[at.OWNER] = at.NOBODY
    board[at.LEADER] = at.NOBODY
    board[at.TRACE] = _NO_TRACE
    board[at.ROW + col.DEALER] = dealer


@compiled
def deal(board: Board, source: Source) -> None:
    """Shuffle, cut in the middle where a cut is required, and deal."""
    count = 52 + board[at.JOKERS]
    for card in range(count):
        board[at.GATHERED + card] = card
    shuffle(board, source, at.DEAL, at.GATHERED, count)
    middle = count // 2 if board[at.CUT] else 0
    for place in range(count):
        board[at.MIXED + place] = board[at.GATHERED + (place + middle) % count]
    seat = board[at.LEAD]
    for place in range(board[at.SEATS]):
        deal_stock(board, seat, at.MIXED, place, board[at.SEATS], count)
        seat = left_of(board, seat)


@compiled
def show_us(board: Board, seat: int) -> int:
    """Return when the seat's next card shows, if nothing comes between."""
    pressed_us = board[at.READY_US] + board[at.FLIP_AFTER + seat]
    if board[at.FLIPS]:
        pressed_us = max(pressed_us, board[at.SHOWN_US] + board[at.MIN_COVER_US])
    return pressed_us + board[at.WAIT_US]


@compiled
def is_over_time(board: Board, at_us: int) -> bool:
    """End the game if its time limit comes first."""
    limit_us = board[at.LIMIT_US]
    if limit_us == 0 or at_us <= limit_us:
        return False
    board[at.READY_US] = limit_us
    finish_by_count(board, at.TIME_LIMIT)
    return True


@compiled
def flip(board: Board, source: Source, seat: int) -> None:
    """Show the next card, and let the hands come down on it."""
    at_us = show_us(board, seat)
    if is_over_time(board, at_us):
        return
    board[at.SHOWN_US] = at_us
    board[at.READY_US] = at_us
    board[at.NOW_US] = at_us
    if board[at.FLIPS] >= board[at.FLIPS_MOST]:
        finish_by_count(board, at.FLIP_LIMIT)
        return
    show(board, source, seat)
    if board[at.OVER]:
        return
    ask(board, source)
    hands = come_down(board)
    if hands:
        slap(board, source, hands)


@compiled
def show(board: Board, source: Source, seat: int) -> None:
    """Turn the top card of a stock onto the pile."""
    card = take_top(board, seat)
    board[at.PILE_FACES + board[at.FACES]] = card
    board[at.FACES] += 1
    board[at.FLIPS] += 1
    board[at.LAST_FLIPPER] = seat
    board[at.LEAD] = left_of(board, seat)
    note_flip(board, seat, card)
    was_live = board[at.LIVE]
    if board[at.TIE]:
        board[at.TIE_ARMED] = 1
    else:
        board[at.LIVE] = 1 if is_live(board) else 0
        step(board, seat, card)
    if not board[at.LIVE]:
        is_court = board[at.TOP_IS_COURT]
        board[at.ROW + (col.COURT_FLIPS if is_court else col.NUMBER_FLIPS)] += 1
    run_out(board, seat, 0)
    if was_live and board[at.BURIED_USES_CHANCE]:
        eliminate_missers(board, board[at.FLIPS] - 1, 0)
    settle(board, source)


@compiled
def note_flip(board: Board, seat: int, card: int) -> None:
    """Count a card that was shown."""
    rank = rank_of(card)
    board[at.TOP_IS_COURT] = 1 if at.JACK <= rank <= at.KING else 0
    add(board, seat, col.OWN_FLIPS, 1)
    note_wait(board, seat, board[at.NOW_US])
    board[at.FLIPPED_US + seat] = board[at.NOW_US]
    mark(board, col.FLIPPED, seat, card)


@compiled
def note_wait(board: Board, seat: int, until_us: int) -> None:
    """Keep the longest time without a flip of one's own."""
    waited_us = until_us - board[at.FLIPPED_US + seat]
    place = at.ROW + col.GAME_COLUMNS + seat * col.SEAT_COLUMNS + col.LONGEST_WAIT_US
    board[place] = max(board[place], waited_us)


@compiled
def come_down(board: Board) -> int:
    """Line up the hands that come down before anything else happens; return how many."""
    seat = turn(board)
    ends_us = board[at.SHOWN_US] + idle_us(board) if seat == at.NOBODY else show_us(board, seat)
    board[at.REACTION + board[at.LAST_FLIPPER]] -= (
        board[at.EDGE_US] if board[at.REACTION + board[at.LAST_FLIPPER]] != at.NOBODY else 0
    )
    hands, last_us = 0, 0
    for player in range(board[at.SEATS]):
        reaction_us = board[at.REACTION + player]
        is_there = reaction_us != at.NOBODY and not board[at.OUT + player]
        if is_there and board[at.SHOWN_US] + reaction_us < ends_us:
            board[at.HAND + hands] = player
            last_us = max(last_us, reaction_us)
            hands += 1
    line_up(board, hands)
    board[at.NOW_US] = board[at.SHOWN_US] + last_us
    return hands


@compiled
def slap(board: Board, source: Source, hands: int) -> None:
    """Judge the hands that came down."""
    board[at.SETTLED_US] = at.NOBODY
    decide(board, source, hands)
    if board[at.SETTLED_US] != at.NOBODY or board[at.OVER]:
        board[at.READY_US] = board[at.NOW_US]
    if board[at.SETTLED_US] != at.NOBODY and not board[at.OVER]:
        board[at.READY_US] += board[at.PICK_UP_US]


@compiled
def idle_us(board: Board) -> int:
    """Return how long the table waits when nobody can flip."""
    return board[at.CLAIM_US] if is_decided(board) else board[at.IDLE_US]


@compiled
def let_time_pass(board: Board, source: Source) -> None:
    """Let the owner of a challenge claim, or a wait in which nobody slapped run out."""
    done_us = board[at.READY_US] + idle_us(board)
    if is_over_time(board, done_us):
        return
    board[at.READY_US] = done_us
    board[at.NOW_US] = done_us
    if is_decided(board):
        claim(board, source)
    else:
        expire(board, source)
    settle(board, source)


@compiled
def note_end(board: Board) -> None:
    """Fill in what is known once the game is over."""
    board[at.ROW + col.DURATION_US] = board[at.READY_US]
    board[at.ROW + col.FLIPS] = board[at.FLIPS]
    board[at.ROW + col.TRACE] = board[at.TRACE]
    for seat in range(board[at.SEATS]):
        note_wait(board, seat, board[at.READY_US])
