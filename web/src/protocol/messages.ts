/** The messages of the wire. Written by `npm run types` from schema.json: do not edit. */

export type ClientMessage =
  | Hello
  | Pong
  | Visible
  | Shown
  | Watermark
  | Slap
  | Shout
  | Flip
  | Cut
  | Claim
  | Ready
  | Leave
  | React
  | Again
  | SetRules
  | SetOptions
  | SetHandicap
  | AddBot
  | Kick
  | Rename
  | Lock
  | HandOver
  | Deal
  | Pause
  | Unpause
  | StopWaiting
  | Referee
  | Rematch;
export type ServerMessage =
  | Snapshot
  | LobbyChanged
  | Events
  | Verdict
  | Void
  | Welcome
  | Ping
  | Arm
  | Disarm
  | Show
  | Accepted
  | Refused
  | Late
  | Reacted
  | Ended
  | Replaced
  | Goaway;

export interface Wire {
  client: ClientMessage;
  server: ServerMessage;
}
/**
 * First message of a connection: who it speaks for, and how exact its clock is.
 *
 * Attributes:
 *     proto: Version of the protocol: 1.
 *     tokens: Secrets of the seats that it speaks for; a host's is one, too.
 *     role: What this screen is for.
 *     resume: What it already has, after a broken line.
 *     step_us: Smallest step of its clock; 0 where it does not know.
 *     frame_us: Time between two pictures of its screen.
 *     visible: Whether somebody can see the page.
 */
export interface Hello {
  type: "hello";
  proto: number;
  /**
   * @maxItems 9
   */
  tokens: string[];
  role?: "big_screen" | "player" | "watcher";
  resume?: Resume | null;
  step_us?: number;
  frame_us?: number;
  visible?: boolean;
}
/**
 * The last numbered message that the client has.
 */
export interface Resume {
  epoch: number;
  seq: number;
}
/**
 * Answer to `ping` or `show` with the same `n`, before any other work.
 *
 * Attributes:
 *     n: That of the `ping` or `show`.
 *     client_us: When it came, by the client's own clock.
 */
export interface Pong {
  type: "pong";
  n: number;
  client_us: number;
}
/**
 * The page was hidden or shown again.
 *
 * Attributes:
 *     visible: Whether somebody can see the page now.
 */
export interface Visible {
  type: "visible";
  visible: boolean;
}
/**
 * The face of this flip stands on the screen since `shown_us`.
 *
 * Attributes:
 *     received_us: When the face came, by the client's own clock.
 *     shown_us: When the screen showed it, by the same clock.
 */
export interface Shown {
  type: "shown";
  flip: number;
  received_us: number;
  shown_us: number;
}
/**
 * No press by anyone at this client up to this reaction.
 *
 * Attributes:
 *     free_us: Nobody here pressed within this time after the face was shown.
 */
export interface Watermark {
  type: "watermark";
  flip: number;
  free_us: number;
}
/**
 * A palm came down on what this client saw as flip `flip`.
 *
 * Attributes:
 *     flip: The flip that its player saw.
 *     shown_us: When the screen showed it, by the client's own clock.
 *     pressed_us: When the hand came down, by the same clock.
 *     source: What was pressed.
 *     contact: What of the hand touched, where that can be known.
 *     side: Which hand, where that can be known.
 *     shout: What was called with it.
 */
export interface Slap {
  type: "slap";
  action_id: string;
  seat: number;
  flip: number;
  shown_us: number;
  pressed_us: number;
  source?: "button" | "key" | "mouse" | "pen" | "touch";
  contact?: "back" | "finger" | "palm";
  side?: "both" | "left" | "right";
  shout?: string | null;
}
/**
 * A word that belongs to a hand a moment before or after it.
 *
 * Attributes:
 *     word: What was called.
 */
export interface Shout {
  type: "shout";
  action_id: string;
  seat: number;
  word: string;
}
/**
 * The seat presses to turn its next card.
 */
export interface Flip {
  type: "flip";
  action_id: string;
  seat: number;
}
/**
 * The seat cuts the deck at `cards`, or declines with None.
 *
 * Attributes:
 *     cards: How many go under; null declines.
 */
export interface Cut {
  type: "cut";
  action_id: string;
  seat: number;
  cards?: number | null;
}
/**
 * The owner of a decided challenge takes the pile before the timer does.
 */
export interface Claim {
  type: "claim";
  action_id: string;
  seat: number;
}
/**
 * Thumb up for the rules, or down again.
 *
 * Attributes:
 *     ready: Whether the thumb is up.
 */
export interface Ready {
  type: "ready";
  action_id: string;
  seat: number;
  ready: boolean;
}
/**
 * The seat leaves the table for good.
 */
export interface Leave {
  type: "leave";
  action_id: string;
  seat: number;
}
/**
 * One of eight reactions, shown to the table.
 *
 * Attributes:
 *     kind: Which of the eight.
 */
export interface React {
  type: "react";
  action_id: string;
  seat: number;
  kind: "clap" | "heart" | "hurry" | "laugh" | "ouch" | "think" | "wave" | "wow";
}
/**
 * The seat asks for a rematch, which is dealt a little later by itself, or says not yet.
 */
export interface Again {
  type: "again";
  action_id: string;
  seat: number;
  wants: boolean;
}
/**
 * Host: the rules of the next game, as in a record's header (a preset and what differs).
 *
 * Attributes:
 *     rules: As in a record: a preset and what differs from it.
 */
export interface SetRules {
  type: "set_rules";
  action_id: string;
  rules: {
    [k: string]: unknown;
  };
}
/**
 * Host: the table's options, whole.
 *
 * Attributes:
 *     options: All of them.
 */
export interface SetOptions {
  type: "set_options";
  action_id: string;
  options: TableOptions;
}
/**
 * What a table decides beside its rules (design.md 4.16).
 *
 * Attributes:
 *     look_at: Where the players look, which screens may tell them. It changes no verdict: each
 *         phone shows a small face at the moment of the big screen and is measured by its own.
 *     thumbs: Whether a game begins only when everybody here has agreed to its rules, or whether
 *         they are asked and the host may deal anyway.
 *     hide_code: Screens do not show how to join unless asked, for tables that are streamed.
 *     reactions: Whether people may clap, laugh and wave at each other.
 *     keep_names: Whether the records of games hold the typed names, and not the animals alone.
 *     house: The table stays long without anybody, and keeps a tally; off erases it.
 *     on_call: Those at the table hear each other: one device of theirs sounds, chosen by hand.
 *     results: Whose numbers a result holds: everybody's, or for each connection its own players'
 *         only (the host gets all). For a class, where no child is to be last before all others.
 *     pace: How quickly cards follow on each other, by the host's word between two flips. It adds
 *         to what the rules say or takes from it, but no card is covered sooner than they allow.
 */
export interface TableOptions {
  judge: "casual" | "off" | "ranked" | "strict";
  absent: "bot" | "leave";
  names: "approved" | "generated" | "typed";
  watchers: boolean;
  watch_delay_s: number;
  look_at: "big_screen" | "own";
  sounds: boolean;
  thumbs: "asked" | "needed";
  hide_code: boolean;
  reactions: boolean;
  keep_names: boolean;
  on_call: boolean;
  house: boolean;
  results: "all" | "own";
  pace: "fast" | "normal" | "slow";
}
/**
 * Host: milliseconds that a strong player gives to the others, in microseconds.
 *
 * Attributes:
 *     seat: Whose hands.
 *     handicap_us: What is added to them.
 */
export interface SetHandicap {
  type: "set_handicap";
  action_id: string;
  seat: number;
  handicap_us: number;
}
/**
 * Host: a bot takes a free seat.
 *
 * Attributes:
 *     level: Its temperament, such as `steady`.
 */
export interface AddBot {
  type: "add_bot";
  action_id: string;
  level?: string;
}
/**
 * Host: the seat, a person's or a bot's, is freed.
 */
export interface Kick {
  type: "kick";
  action_id: string;
  seat: number;
}
/**
 * Host, or the seat itself where names are typed: a new name.
 *
 * Attributes:
 *     name: What it is called from now on.
 */
export interface Rename {
  type: "rename";
  action_id: string;
  seat: number;
  name: string;
}
/**
 * Host: nobody new may sit down, or they may again.
 *
 * Attributes:
 *     locked: Whether nobody new may sit down.
 */
export interface Lock {
  type: "lock";
  action_id: string;
  locked: boolean;
}
/**
 * Host: the seat becomes the host; None, from the holder of the host token, takes it back.
 *
 * Attributes:
 *     seat: The new host, or null.
 */
export interface HandOver {
  type: "hand_over";
  action_id: string;
  seat?: number | null;
}
/**
 * Host: begin the game; `dealer` names the dealer where the host wants to.
 */
export interface Deal {
  type: "deal";
  action_id: string;
  dealer?: number | null;
}
/**
 * Host: stop the game where it is.
 */
export interface Pause {
  type: "pause";
  action_id: string;
}
/**
 * Host: go on with a paused game.
 */
export interface Unpause {
  type: "resume";
  action_id: string;
}
/**
 * Host: hold the seat of somebody away no longer; what the table chose happens now.
 */
export interface StopWaiting {
  type: "stop_waiting";
  action_id: string;
  seat: number;
}
/**
 * Host as referee: a flip foul of the turn seat, or a misdeal (rules.md B42, B43).
 */
export interface Referee {
  type: "referee";
  action_id: string;
  call: "misdeal" | "peek" | "toward_self";
}
/**
 * Host: the same seats again, the deal passes left (rules.md B49).
 */
export interface Rematch {
  type: "rematch";
  action_id: string;
}
/**
 * Everything as of `seq`: the client replaces what it has.
 *
 * Attributes:
 *     lobby: The table beside the cards.
 *     view: The game as everybody may see it; null while none was dealt.
 *     armed: A flip that was pressed and does not show yet.
 *     flip_left_us: Until the turn flips by itself; None where nobody is hurried.
 *     game_left_us: Until the house's time limit ends the game; None without one. It stands still
 *         while the game is paused.
 *     void_flip: The card on top, if its race was annulled: no hand on it counts. None otherwise.
 */
export interface Snapshot {
  type: "snapshot";
  epoch: number;
  seq: number;
  lobby: Lobby;
  view: View | null;
  armed: Armed | null;
  flip_left_us: number | null;
  game_left_us: number | null;
  void_flip: number | null;
}
/**
 * The whole table beside the cards.
 *
 * Attributes:
 *     watchers: People who look on, each at a screen of their own.
 *     screens: Big screens that show the table to a room.
 */
export interface Lobby {
  code: string;
  phase: "cutting" | "finished" | "lobby" | "playing";
  seats: SeatCard[];
  rules: {
    [k: string]: unknown;
  };
  options: TableOptions;
  max_players: number;
  min_players: number;
  dealer: number;
  locked: boolean;
  host_present: boolean;
  watchers: number;
  screens: number;
  game: string | null;
  commit: string | null;
  cutter: number | null;
  result: GameResult | null;
  tally: TallyLine[];
  rematch: RematchAsked | null;
}
/**
 * One seat as the table shows it.
 *
 * Attributes:
 *     ready: Thumb up for the rules; a bot's always is.
 *     left: Left for good; the seat keeps its number until the next deal, for the result's sake.
 *     held_us: How long the seat of somebody away is still kept as the message is written, until
 *         a bot stands in or the seat leaves; None while no such time runs.
 */
export interface SeatCard {
  seat: number;
  name: string;
  animal: string;
  ink: string;
  bot: string | null;
  present: boolean;
  away: boolean;
  ready: boolean;
  host: boolean;
  handicap_us: number;
  link: "good" | "slow" | "unknown" | "weak";
  wins: number;
  left: boolean;
  held_us: number | null;
}
/**
 * A finished game: who won, how, and where its record is.
 *
 * Attributes:
 *     game: Id of the record; empty for whom it is not, since a record holds everybody's numbers.
 *     seats: What they did; only the own seats for whom the others' are not.
 */
export interface GameResult {
  game: string;
  winner: number | null;
  reason: string;
  seats: SeatResult[];
  seed: string;
  commit: string;
  closest: ClosestCall | null;
  comeback: Comeback | null;
}
/**
 * What one seat did in a finished game.
 */
export interface SeatResult {
  seat: number;
  place: number | null;
  piles: number;
  slaps: number;
  false_slaps: number;
  best_us: number | null;
  median_us: number | null;
}
/**
 * The two nearest hands of a game.
 */
export interface ClosestCall {
  flip: number;
  seats: number[];
  apart_us: number;
}
/**
 * Who came back from no cards and went furthest, and how often.
 */
export interface Comeback {
  seat: number;
  times: number;
}
/**
 * How often somebody won at a house table, also while they do not sit there.
 */
export interface TallyLine {
  name: string;
  animal: string;
  ink: string;
  wins: number;
}
/**
 * Somebody asked for the next game: it is dealt by itself unless somebody says no.
 *
 * Attributes:
 *     seat: Who asked.
 *     left_us: Until the deal, as the message is written.
 */
export interface RematchAsked {
  seat: number;
  left_us: number;
}
/**
 * One game in public.
 *
 * Attributes:
 *     rules: The house rules.
 *     seats: How many seats play.
 *     dealer: Who dealt; None before the deal.
 *     state: What the game waits for.
 *     counts: Stock sizes by seat.
 *     pile: Bottom card first, face-down cards as `[]`.
 *     flips: How many cards have been flipped.
 *     last_flipper: Who flipped last; None before the first flip.
 *     turn: Who acts next, or nobody.
 *     status: By seat.
 *     out: Eliminated seats, in order.
 *     live: Specs of the triggers that anyone may slap; empty in a tie, whose pile is contested.
 *     live_flip: The flip that made them live.
 *     challenge: The challenge that runs, if one does.
 *     tie: The pile that is contested, if one is.
 *     paused: Whether the game stands still.
 *     away: Seats that nobody is at.
 *     timed_out: For each seat whose hands are ignored, the flip from which they count again.
 *     over: Set once the game has ended.
 *     seq: Number of the last event that is in here.
 */
export interface View {
  rules: RuleSet;
  seats: number;
  dealer: number | null;
  state: "claim" | "dealing" | "game_over" | "lobby" | "slap_open" | "tie_replay" | "turn";
  counts: number[];
  pile: string[];
  flips: number;
  last_flipper: number | null;
  turn: number | null;
  status: ("active" | "last_chance" | "out")[];
  out: number[];
  live: string[];
  live_flip: number | null;
  challenge: ChallengeView | null;
  tie: TieView | null;
  paused: boolean;
  away: number[];
  timed_out: {
    [k: string]: number;
  };
  over: OverView | null;
  seq: number;
}
/**
 * One immutable set of house rules; every default is the classic game.
 *
 * Times are whole milliseconds (`_ms`) or seconds (`_s`), unlike everywhere else. The meaning of
 * each setting, in words: "House rules, every setting" in the documentation, or `slapjack rules`.
 *
 * Source: rules.md C.
 *
 * Attributes:
 *     preset_name: The preset it was made from. A label beside `name`: it changes no game.
 *
 * Raises:
 *     RuleSetError: A value out of range, or a combination that rules.md C.2 turns away.
 */
export interface RuleSet {
  preset: string;
  name: string;
  min_players: number;
  max_players: number;
  jokers: number;
  dealer_choice: "host" | "random" | "rotate" | "youngest";
  cut: "none" | "optional" | "required";
  misdeal: "ignore" | "shuffle_stock";
  misdeal_per_mille: number;
  /**
   * @minItems 1
   * @maxItems 8
   */
  triggers: string[];
  flipper_may_slap: boolean;
  win_pile: "bottom" | "shuffle_all" | "shuffle_won_bottom";
  next_after_win: "after_flipper" | "after_winner" | "winner";
  false_slap: "burn" | "none" | "pile_to_flipper" | "timeout" | "to_each" | "to_flipper";
  penalty_cards: number;
  timeout_flips: number;
  self_false_slap: "burn" | "next_player" | "none";
  broke_false_slap: "eliminate" | "ignore";
  max_false_per_flip: number;
  empty_slap: "ignore" | "penalise";
  last_chance: "none" | "one" | "unlimited";
  own_last_trigger: "counts" | "free";
  buried_uses_chance: boolean;
  shout: "off" | "required";
  shout_window_ms: number;
  slap_hand: "any" | "flipping" | "non_flipping";
  hand_foul: "false_slap" | "void";
  contact: "any" | "palm_only";
  bad_contact: "false_slap" | "void";
  toward_self_remedy: "bottom" | "top";
  tie_rule: "coin" | "first" | "lowest_hand" | "replay" | "split";
  tie_epsilon_ms: number;
  max_tie_replays: number;
  end_condition: "all_cards" | "all_cards_or_last";
  rank_by_elimination: boolean;
  challenge: boolean;
  challenge_stoppers: ("10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9")[];
  slap_after_challenge: boolean;
  max_redeals: number;
  leave_policy: "deal_out" | "under_pile";
  anticipation_ms: number;
  anticipation_rule: "allow" | "false_slap" | "void";
  late_grace_ms: number;
  min_cover_ms: number;
  flip_timeout_ms: number;
  idle_ms: number;
  claim_delay_ms: number;
  disconnect_grace_s: number;
  time_limit_s: number;
  max_flips: number;
}
/**
 * A face-card challenge; decided once nothing is left or nobody can pay.
 *
 * Attributes:
 *     owner: Who flipped the face card.
 *     left: How many cards are still owed.
 *     payer: Who owes now; None when nobody can.
 */
export interface ChallengeView {
  owner: number;
  left: number;
  payer: number | null;
}
/**
 * A contested pile: the tied seats wait for one more card, or race on it.
 *
 * Attributes:
 *     seats: Who is still in the tie.
 *     armed: Whether the new card lies there.
 *     count: Replays made so far.
 *     flip: The flip that was tied on.
 */
export interface TieView {
  seats: number[];
  armed: boolean;
  count: number;
  flip: number;
}
/**
 * How the game ended.
 *
 * Attributes:
 *     winner: Who won; None in a draw.
 *     reason: Why it ended.
 *     places: By seat, 1 for the winner; None where none is given.
 */
export interface OverView {
  winner: number | null;
  reason: "all_cards" | "draw" | "flip_limit" | "last_standing" | "time_limit";
  places: (number | null)[];
}
/**
 * A flip that was pressed and does not show yet.
 */
export interface Armed {
  flip: number;
  seat: number;
}
/**
 * The table beside the cards changed.
 */
export interface LobbyChanged {
  type: "lobby";
  epoch: number;
  seq: number;
  lobby: Lobby;
}
/**
 * What the rules say happened.
 *
 * Attributes:
 *     events: In the order in which they happened.
 */
export interface Events {
  type: "events";
  epoch: number;
  seq: number;
  events: (
    | GameStarted
    | CutMade
    | Dealt
    | Misdeal
    | CardFlipped
    | TriggerBuried
    | SlapOpen
    | Challenge
    | ChallengeStep
    | ChallengeStopped
    | OutOfCards
    | FoulCalled
    | HandJudged
    | Penalty
    | PileGiven
    | TimedOut
    | SlapWon
    | Tie
    | TieFalseStart
    | PileSplit
    | ChallengeWon
    | Revived
    | Eliminated
    | Left
    | Redeal
    | Turn
    | Paused
    | Resumed
    | WentAway
    | CameBack
    | GameOver
  )[];
}
/**
 * The game exists; `rules` names the preset that the RuleSet was made from.
 */
export interface GameStarted {
  event: "game_started";
  seats: number;
  rules: string;
  seq: number;
  at_us?: number | null;
}
/**
 * The top cards went under.
 */
export interface CutMade {
  event: "cut";
  seat: number;
  cards: number;
  seq: number;
  at_us?: number | null;
}
/**
 * All cards lie in the stocks; `counts` by seat.
 *
 * Attributes:
 *     counts: Cards in each stock, by seat.
 */
export interface Dealt {
  event: "dealt";
  dealer: number;
  counts: number[];
  seq: number;
  at_us?: number | null;
}
/**
 * Cards for this seat were shown in the deal; its stock was shuffled.
 *
 * Attributes:
 *     seat: Whose cards.
 *     cards: Those that were shown.
 */
export interface Misdeal {
  event: "misdeal";
  seat: number;
  cards: string[];
  seq: number;
  at_us?: number | null;
}
/**
 * The top card of the seat's stock lies face up on the pile.
 *
 * Attributes:
 *     card: Its name, such as `10D`.
 */
export interface CardFlipped {
  event: "card_flipped";
  seat: number;
  card: string;
  flip: number;
  seq: number;
  at_us?: number | null;
}
/**
 * The trigger of this flip was covered.
 */
export interface TriggerBuried {
  event: "trigger_buried";
  flip: number;
  seq: number;
  at_us?: number | null;
}
/**
 * The pile may be slapped.
 *
 * Attributes:
 *     flip: The flip that made it so.
 *     triggers: Specs of what is live, such as `rank:J`.
 */
export interface SlapOpen {
  event: "slap_open";
  flip: number;
  triggers: string[];
  seq: number;
  at_us?: number | null;
}
/**
 * A face card has to be paid for.
 *
 * Attributes:
 *     owner: Who flipped the face card.
 *     left: How many cards are owed.
 *     payer: Who owes; None when nobody else has cards.
 */
export interface Challenge {
  event: "challenge";
  owner: number;
  left: number;
  payer: number | null;
  seq: number;
  at_us?: number | null;
}
/**
 * A card was paid, or another seat owes; nothing left or no payer: decided.
 *
 * Attributes:
 *     owner: Who flipped the face card.
 *     left: How many cards are still owed.
 *     payer: Who owes now; None when nobody can.
 */
export interface ChallengeStep {
  event: "challenge_step";
  owner: number;
  left: number;
  payer: number | null;
  seq: number;
  at_us?: number | null;
}
/**
 * The payer flipped a stopper: the challenge ends without a winner (rules.md B90).
 *
 * Attributes:
 *     seat: Who flipped the stopper.
 *     owner: Who would have won.
 */
export interface ChallengeStopped {
  event: "challenge_stopped";
  seat: number;
  owner: number;
  seq: number;
  at_us?: number | null;
}
/**
 * The seat's stock is empty; it is on its last chance.
 */
export interface OutOfCards {
  event: "out_of_cards";
  seat: number;
  seq: number;
  at_us?: number | null;
}
/**
 * A flip or a hand was illegal.
 *
 * Attributes:
 *     seat: Whose flip or hand.
 *     kind: What was wrong with it.
 */
export interface FoulCalled {
  event: "foul";
  seat: number;
  kind: "hand" | "peek" | "toward_self";
  seq: number;
  at_us?: number | null;
}
/**
 * What became of one hand; exactly one for every hand.
 *
 * Attributes:
 *     seat: Whose hand.
 *     result: What it came to.
 *     reason: Why, as a code, where the result alone does not say it.
 */
export interface HandJudged {
  event: "hand";
  seat: number;
  result: "false" | "ignored" | "late" | "lost" | "rejected" | "tied" | "void" | "won";
  reason: string | null;
  seq: number;
  at_us?: number | null;
}
/**
 * Cards were paid; `to` in order of payment, each once, empty for a burn.
 *
 * Attributes:
 *     from_: Who paid; `from` in JSON.
 *     to: Who got a card.
 *     cards: How many were paid.
 *     burned: Whether they went under the pile.
 */
export interface Penalty {
  event: "penalty";
  from: number;
  to: number[];
  cards: number;
  burned: boolean;
  seq: number;
  at_us?: number | null;
}
/**
 * The pile went to `seat`, for a false slap of `from` (rules.md B91).
 *
 * Attributes:
 *     seat: Who gets the pile.
 *     from_: Who slapped falsely; `from` in JSON.
 *     cards: How many cards.
 */
export interface PileGiven {
  event: "pile_given";
  seat: number;
  from: number;
  cards: number;
  seq: number;
  at_us?: number | null;
}
/**
 * The seat's hands are ignored until that flip (rules.md B92).
 *
 * Attributes:
 *     seat: Whose hands.
 *     until: The first flip at which they count again.
 */
export interface TimedOut {
  event: "timed_out";
  seat: number;
  until: number;
  seq: number;
  at_us?: number | null;
}
/**
 * The seat takes the pile.
 *
 * Attributes:
 *     cards: How many cards the pile had.
 *     flip: The flip that was slapped.
 */
export interface SlapWon {
  event: "slap_won";
  seat: number;
  cards: number;
  flip: number;
  seq: number;
  at_us?: number | null;
}
/**
 * Hands came too close to each other to tell; `count` replays were made so far.
 *
 * Attributes:
 *     seats: Who tied.
 *     flip: The flip that they slapped.
 *     count: Replays made so far.
 */
export interface Tie {
  event: "tie";
  seats: number[];
  flip: number;
  count: number;
  seq: number;
  at_us?: number | null;
}
/**
 * A tied seat slapped before the new card and is out of the tie.
 */
export interface TieFalseStart {
  event: "tie_false_start";
  seat: number;
  seq: number;
  at_us?: number | null;
}
/**
 * The pile was shared; `counts` cards for each of `seats`.
 *
 * Attributes:
 *     seats: Who gets a share.
 *     counts: How many cards each.
 */
export interface PileSplit {
  event: "pile_split";
  seats: number[];
  counts: number[];
  seq: number;
  at_us?: number | null;
}
/**
 * The owner of the challenge takes the pile.
 *
 * Attributes:
 *     cards: How many cards the pile had.
 */
export interface ChallengeWon {
  event: "challenge_won";
  seat: number;
  cards: number;
  seq: number;
  at_us?: number | null;
}
/**
 * A seat with an empty stock has cards again.
 */
export interface Revived {
  event: "revived";
  seat: number;
  seq: number;
  at_us?: number | null;
}
/**
 * The seat is out.
 *
 * Attributes:
 *     cause: Why.
 */
export interface Eliminated {
  event: "eliminated";
  seat: number;
  cause: "false_slap_without_cards" | "left" | "missed_last_chance" | "no_cards";
  seq: number;
  at_us?: number | null;
}
/**
 * The seat got up; its cards went where `leave_policy` says.
 *
 * Attributes:
 *     cards: How many cards the seat had.
 */
export interface Left {
  event: "left";
  seat: number;
  cards: number;
  seq: number;
  at_us?: number | null;
}
/**
 * Nobody could flip: the pile was dealt out again; `counts` by seat.
 *
 * Attributes:
 *     number: Which redeal of this game, from 1.
 *     counts: Cards in each stock, by seat.
 */
export interface Redeal {
  event: "redeal";
  number: number;
  counts: number[];
  seq: number;
  at_us?: number | null;
}
/**
 * The seat that acts next, or nobody.
 *
 * Attributes:
 *     seat: Who acts next; None when nobody has to.
 */
export interface Turn {
  event: "turn";
  seat: number | null;
  seq: number;
  at_us?: number | null;
}
/**
 * The game stands still.
 */
export interface Paused {
  event: "paused";
  seq: number;
  at_us?: number | null;
}
/**
 * The game goes on.
 */
export interface Resumed {
  event: "resumed";
  seq: number;
  at_us?: number | null;
}
/**
 * Nobody is at the seat.
 */
export interface WentAway {
  event: "away";
  seat: number;
  seq: number;
  at_us?: number | null;
}
/**
 * Somebody is at the seat again.
 */
export interface CameBack {
  event: "back";
  seat: number;
  seq: number;
  at_us?: number | null;
}
/**
 * The game ended; `places` by seat, null where none is given (rules.md B68).
 *
 * Attributes:
 *     winner: Who won; None in a draw.
 *     reason: How it ended.
 *     places: By seat, 1 for the winner; None where none is given.
 */
export interface GameOver {
  event: "game_over";
  winner: number | null;
  reason: "all_cards" | "draw" | "flip_limit" | "last_standing" | "time_limit";
  places: (number | null)[];
  seq: number;
  at_us?: number | null;
}
/**
 * A race was judged. The cards move by the `events` that follow.
 *
 * Attributes:
 *     flip: The flip that was raced for.
 *     winner: Who won; null in a tie, or when nobody did.
 *     tie: Who tied.
 *     rows: Every hand.
 *     judge: Version of the judge.
 */
export interface Verdict {
  type: "verdict";
  epoch: number;
  seq: number;
  flip: number;
  winner: number | null;
  tie: number[];
  rows: Row[];
  judge: number;
}
/**
 * One hand of a photo finish (fairness.md 1.2).
 *
 * Attributes:
 *     seat: Whose hand.
 *     reaction_us: The judged reaction, by which hands are ordered.
 *     claimed_us: What the player's own device measured, if it said so.
 *     bound_us: The earliest reaction that the server believes of this hand.
 *     used_us: How much was forgiven: what the server measured less the judged reaction.
 *     base_us: The connection's round trip that was forgiven.
 *     handicap_us: What the table adds to this seat.
 *     result: What the hand came to.
 *     reason: Why, as a code, where the result alone does not say it.
 */
export interface Row {
  seat: number;
  reaction_us: number;
  claimed_us: number | null;
  bound_us: number;
  used_us: number;
  base_us: number;
  handicap_us: number;
  result: string;
  reason: string | null;
}
/**
 * A race was annulled: no card moves, no hand costs anything.
 *
 * Attributes:
 *     flip: Whose race is annulled.
 *     why: What went wrong.
 */
export interface Void {
  type: "void";
  epoch: number;
  seq: number;
  flip: number;
  why: "drain" | "restart" | "stall";
}
/**
 * First answer: what this connection may do.
 *
 * Attributes:
 *     proto: Version of the protocol.
 *     code: The table's four letters.
 *     seats: The seats that this connection speaks for.
 *     role: What this screen is for.
 *     host: Whether it may do what a host does.
 *     judge: How the table judges.
 *     version: That of the server.
 */
export interface Welcome {
  type: "welcome";
  proto: number;
  epoch: number;
  code: string;
  seats: number[];
  role: "big_screen" | "player" | "watcher";
  host: boolean;
  judge: "casual" | "off" | "ranked" | "strict";
  version: string;
}
/**
 * Answer with `pong` at once.
 *
 * Attributes:
 *     n: To be answered with.
 *     pad: Makes the frame long; nobody reads it.
 */
export interface Ping {
  type: "ping";
  n: number;
  pad: string;
}
/**
 * A flip was pressed: the card's back rises.
 */
export interface Arm {
  type: "arm";
  flip: number;
  seat: number;
}
/**
 * The pressed flip will not come: the back sinks.
 */
export interface Disarm {
  type: "disarm";
  flip: number;
}
/**
 * The face of this flip; as long for every face.
 *
 * Attributes:
 *     face: The card, such as `10D`.
 *     n: To be answered with `pong`, as a `ping`.
 *     pad: Makes all faces equally long; nobody reads it.
 */
export interface Show {
  type: "show";
  flip: number;
  face: string;
  n: number;
  pad: string;
}
/**
 * The action was taken; also the answer to its repeat.
 */
export interface Accepted {
  type: "accepted";
  action_id: string;
}
/**
 * The action was not taken, and why; words are the client's business.
 *
 * Attributes:
 *     code: Why.
 *     field: What was wrong in it, where one field was.
 *     hint: More for whoever writes a client.
 */
export interface Refused {
  type: "refused";
  action_id: string | null;
  code: string;
  field: string | null;
  hint: string | null;
}
/**
 * A hand that came after its race was closed: free, shown in the row list.
 *
 * Attributes:
 *     flip: The flip that it was for.
 */
export interface Late {
  type: "late";
  flip: number;
  row: Row;
}
/**
 * Somebody claps, laughs, waves.
 */
export interface Reacted {
  type: "reacted";
  seat: number;
  kind: string;
}
/**
 * This connection's place at the table is over.
 */
export interface Ended {
  type: "ended";
  why: "closed" | "kicked" | "left" | "no_such_table" | "unknown_token";
}
/**
 * A newer connection speaks for these seats now.
 */
export interface Replaced {
  type: "replaced";
}
/**
 * The server stops: come back after `wait_ms`.
 *
 * Attributes:
 *     wait_ms: How long to wait, in milliseconds.
 */
export interface Goaway {
  type: "goaway";
  wait_ms: number;
}
/**
 * A record, played through.
 *
 * Attributes:
 *     start: The View before the first event.
 *     steps: What happened line by line; `events` are in their order.
 *     figures: What each seat did, as far as the record goes.
 *     hash_holds: Whether all events hash to what its last line says; None without such a line.
 *     races_judged: How many races carry evidence that was judged again.
 *     called_off: Why the game was called off, if it was.
 *     cut_off: Number of a last line that a crash cut off.
 */
export interface Replayed {
  id: string | null;
  title: string | null;
  made_by: string | null;
  seats: ReplaySeat[];
  start: View;
  events: (
    | GameStarted
    | CutMade
    | Dealt
    | Misdeal
    | CardFlipped
    | TriggerBuried
    | SlapOpen
    | Challenge
    | ChallengeStep
    | ChallengeStopped
    | OutOfCards
    | FoulCalled
    | HandJudged
    | Penalty
    | PileGiven
    | TimedOut
    | SlapWon
    | Tie
    | TieFalseStart
    | PileSplit
    | ChallengeWon
    | Revived
    | Eliminated
    | Left
    | Redeal
    | Turn
    | Paused
    | Resumed
    | WentAway
    | CameBack
    | GameOver
  )[];
  steps: Step[];
  figures: SeatResult[];
  closest: ClosestCall | null;
  comeback: Comeback | null;
  deal: OpenedDeal;
  hash_holds: boolean | null;
  races_judged: number;
  finished: boolean;
  called_off: string | null;
  cut_off: number | null;
  broken: Break | null;
  doubts: Doubt[];
}
/**
 * One seat of a record.
 */
export interface ReplaySeat {
  name: string;
  bot: string | null;
  handicap_us: number;
  ink: string | null;
}
/**
 * One line at which something happened.
 *
 * Attributes:
 *     line: Its number, from 1; the first step is that of the header.
 *     at_us: When it happened, since the deal; None where the record does not say.
 *     events: How many of the events have happened after it.
 *     finish: The hands of the race that it decided.
 */
export interface Step {
  line: number;
  at_us?: number | null;
  events: number;
  finish: Finish | null;
}
/**
 * The photo finish of one race.
 */
export interface Finish {
  flip: number;
  winner: number | null;
  rows: Row[];
}
/**
 * What the deal can be checked by.
 *
 * Attributes:
 *     commit: Published before the deal.
 *     seed: Opened after the game.
 *     deck: The cards as they were dealt, before the cut; None for a given position.
 */
export interface OpenedDeal {
  commit: string | null;
  seed: string | null;
  deck: string[] | null;
}
/**
 * The line at which a record ends to be one; what is before it can be played.
 *
 * Attributes:
 *     why: The text is no record there, or the rules refuse what was done.
 *     detail: One English sentence for people who look into the file.
 */
export interface Break {
  line: number;
  why: "refused" | "unreadable";
  detail: string;
}
/**
 * Something that a line states and that did not come so.
 */
export interface Doubt {
  line: number;
  what: string;
  detail: string;
}
