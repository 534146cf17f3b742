"""What follows once an action is through, and how a game ends (twin of `rules.endings`)."""

from slapjack.playout import columns as col
from slapjack.playout.compiled import layout as at
from slapjack.playout.compiled.piles import close, gather, pile_count, redeal, share, win
from slapjack.playout.compiled.program import compiled
from slapjack.playout.compiled.stocks import (
    add,
    first_with_cards,
    is_decided,
    put_under,
    revive,
)
from slapjack.playout.compiled.streams import Board, Source


@compiled
def settle(board: Board, source: Source) -> None:
    """Bring the game to its end, or to a point from which somebody can act."""
    while not board[at.OVER] and follow(board, source):
        pass


@compiled
def follow(board: Board, source: Source) -> bool:
    """Do the next thing that follows by itself; False if nothing does."""
    tied = board[at.TIE]
    if tied and tied & (tied - 1) == 0:
        seat = 0
        while tied >> seat != 1:
            seat += 1
        win(board, source, seat, board[at.TIE_FLIP])
        return True
    if board[at.OUT_COUNT] == board[at.SEATS] - 1:
        end_with_survivor(board)
        return True
    holder = first_with_cards(board, 0, at.NOBODY)
    if holder == at.NOBODY:
        return follow_without_flips(board, source)
    if pile_count(board) == 0 and first_with_cards(board, holder, holder) == at.NOBODY:
        finish(board, holder, at.HAS_ALL)
        return True
    return False


@compiled
def end_with_survivor(board: Board) -> None:
    """End a game in which everybody else is out."""
    survivor = 0
    while board[at.OUT + survivor]:
        survivor += 1
    if not board[at.ALL_CARDS]:
        finish(board, survivor, at.LAST_STANDING)
        return
    for place in range(gather(board)):
        put_under(board, survivor, board[at.GATHERED + place])
    revive(board, survivor)
    finish(board, survivor, at.HAS_ALL)


@compiled
def follow_without_flips(board: Board, source: Source) -> bool:
    """Go on when nobody has a card to flip; False while something may come."""
    if is_decided(board):
        return False
    if board[at.TIE]:
        if board[at.TIE_ARMED]:
            return False
        share(board, source)
        return True
    if board[at.LIVE]:
        return False
    redeal_or_draw(board, source)
    return True


@compiled
def expire(board: Board, source: Source) -> None:
    """Do what follows when nobody slapped in time."""
    if board[at.TIE]:
        share(board, source)
    else:
        redeal_or_draw(board, source)


@compiled
def redeal_or_draw(board: Board, source: Source) -> None:
    """Deal the pile out again, or end the game once that was done too often."""
    if board[at.REDEAL_COUNT] < board[at.REDEALS_MOST]:
        redeal(board, source)
    else:
        finish(board, at.NOBODY, at.DRAW)


@compiled
def finish_by_count(board: Board, reason: int) -> None:
    """End the game at a limit: most cards win, equal numbers share a place."""
    most, holders, winner = -1, 0, 0
    for seat in range(board[at.SEATS]):
        size = board[at.SIZE + seat]
        if size > most:
            most, holders, winner = size, 1, seat
        elif size == most:
            holders += 1
    finish(board, winner if holders == 1 else at.NOBODY, reason)


@compiled
def finish(board: Board, winner: int, reason: int) -> None:
    """End the game; nothing of its pile stays open."""
    for seat in range(board[at.SEATS]):
        own, better = standing(board, seat, winner, reason), 0
        for other in range(board[at.SEATS]):
            better += 1 if standing(board, other, winner, reason) < own else 0
        if better == 0 or board[at.RANKED_BY_ELIMINATION]:
            add(board, seat, col.PLACE, 1 + better)
    board[at.ROW + col.WINNER] = winner
    board[at.ROW + col.REASON] = reason
    board[at.OVER] = 1
    close(board)


@compiled
def standing(board: Board, seat: int, winner: int, reason: int) -> int:
    """Return what sorts seats, better ones lower: the winner, those in, the others."""
    if seat == winner:
        return 0
    if board[at.OUT + seat]:
        return 400 - board[at.OUT + seat]
    return 200 - (0 if reason == at.DRAW else board[at.SIZE + seat])
