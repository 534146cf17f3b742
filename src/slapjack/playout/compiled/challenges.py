"""Face-card challenges (twin of `rules.challenge`)."""

from slapjack.playout.compiled import layout as at
from slapjack.playout.compiled.program import compiled
from slapjack.playout.compiled.stocks import first_with_cards, left_of, rank_of
from slapjack.playout.compiled.streams import Board


@compiled
def owed_for(rank: int) -> int:
    """Return how many cards a face card asks for; 0 for any other."""
    if rank == at.ACE:
        return 4
    return rank - at.JACK + 1 if at.JACK <= rank <= at.KING else 0


@compiled
def step(board: Board, seat: int, card: int) -> None:
    """Let a flipped card start, pay or stop a challenge."""
    if not board[at.CHALLENGE]:
        return
    rank = rank_of(card)
    owed = owed_for(rank)
    if owed:
        board[at.OWNER] = seat
        board[at.OWED] = owed
        board[at.ASKED] = left_of(board, seat)
    elif board[at.OWNER] == at.NOBODY:
        return
    elif (board[at.STOPPERS] >> rank) & 1:
        board[at.OWNER] = at.NOBODY
        return
    else:
        board[at.OWED] -= 1
        board[at.ASKED] = seat
    ask_again(board)


@compiled
def ask_again(board: Board) -> None:
    """Look for the payer anew after cards changed hands."""
    if board[at.OWNER] != at.NOBODY:
        board[at.PAYER] = first_with_cards(board, board[at.ASKED], board[at.OWNER])
