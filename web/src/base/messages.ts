// Generated from the server's message classes by `make messages`. Do not edit.

/** Anything JSON can hold. */
export type Plain = boolean | number | string | null | Plain[] | { [key: string]: Plain };
/** An object of plain data, such as a view, an event or the meaning of an action. */
export type Facts = { [key: string]: Plain };

/**
 * A change within the object or list at the end of the way ``at``, which begins at the view.
 *
 * In a list, ``count`` elements from place ``key`` on are ``values`` now. In an object, what stands under ``key`` is
 * the only one of ``values``; if there is none, the key is gone.
 */
export interface Change {
  at: (number | string)[];
  key: number | string;
  values: Plain[];
  count?: number;
}

/** The changes, one after the other, that make the view of the entry ``since`` the view of now. */
export interface ViewChanges {
  since: number;
  changes: Change[];
}

/** Everybody has all the time in the world. */
export interface NoClock {
  kind: "none";
}

/** So many seconds for each move: a minute, or three days. A move is all one does until others have acted. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** So many seconds for the whole game, and a few more after each move. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}

/**
 * Who is to sit on a seat of a new table: its maker, a bot, whoever comes, or somebody beside its maker at the same
 * device (where tables are on a device), who has a name.
 */
export interface SeatWish {
  kind: "beside" | "bot" | "me" | "open";
  bot?: string | null;
  name?: string;
}

/** A new table. Options that are not named keep the game's defaults. */
export interface CreateTable {
  game: string;
  seats: SeatWish[];
  options?: Facts;
  public?: boolean;
  clock?: BankClock | MoveClock | NoClock;
  expiry?: "bot" | "loss";
  absence?: number | null;
  stand_in?: string | null;
  aids?: boolean;
  hints?: boolean | null;
  shuffle?: boolean;
  talk?: boolean;
  start?: boolean;
  part?: string | null;
}

/** Take a seat, this one or any that is free, and agree to the table as it is. */
export interface Sit {
  do: "sit";
  table: string;
  id?: number;
  seat?: number | null;
  invite?: string | null;
  part?: string | null;
}

/** Give the seat up again, before the game begins. */
export interface Stand {
  do: "stand";
  table: string;
  id?: number;
}

/** Agree to play at the table as it is, where a seat was kept for one or the host has changed something. */
export interface Agree {
  do: "agree";
  table: string;
  id?: number;
  part?: string | null;
}

/** Open what the device adds to the key of the game, once the table says that it is opening. */
export interface Reveal {
  do: "reveal";
  table: string;
  id?: number;
  secret: string;
}

/** Put a bot on a seat, or open it: for the host, before the game begins. The others are asked again. */
export interface SetSeat {
  do: "set_seat";
  table: string;
  id?: number;
  seat: number;
  bot?: string | null;
}

/**
 * Begin: for the host, when everyone has agreed. Seats that are still free are taken away, if the game can be
 * played with the rest. Where devices take part, it begins when the last one has opened its secret.
 */
export interface Start {
  do: "start";
  table: string;
  id?: number;
}

/**
 * Do these things, all or none, in answer to this position.
 *
 * Where several players choose at once, it is one action; it can be changed until the last one has chosen.
 */
export interface Act {
  do: "act";
  table: string;
  id?: number;
  position: number;
  actions: (number | string)[];
}

/**
 * Answer the question that this position asks with these picks, one after the other, and be done with it.
 *
 * They are carried out as far as the question goes: what leaves no choice the rules carry out by themselves. If it is
 * still open after the last of them and can be ended, it is. None at all: nothing is picked.
 */
export interface Pick {
  do: "pick";
  table: string;
  id?: number;
  position: number;
  actions: (number | string)[];
}

/** Why can I not do this now? Answered by ``reason``. */
export interface Why {
  do: "why";
  table: string;
  id?: number;
  position: number;
  action: number | string;
}

/** Undo the last step of mine; with ``ask``, propose it to the others where it is not mine alone to decide. */
export interface TakeBack {
  do: "take_back";
  table: string;
  id?: number;
  position: number;
  ask?: boolean;
}

/** Is there a step of mine to take back, and does it take the others' consent? Answered by ``take_back``. */
export interface MayTakeBack {
  do: "may_take_back";
  table: string;
  id?: number;
  position: number;
}

/** Let the table's bot play on: for oneself, or for somebody who has been away for as long as was agreed. */
export interface Replace {
  do: "replace";
  table: string;
  id?: number;
  seat: number;
}

/** I am back: the bot that plays for me may go. */
export interface Return {
  do: "return";
  table: string;
  id?: number;
}

/** Give the game up. */
export interface Resign {
  do: "resign";
  table: string;
  id?: number;
}

/** Propose to end the game here, without a result. */
export interface Abandon {
  do: "abandon";
  table: string;
  id?: number;
}

/** Say yes or no to a proposal. */
export interface Answer {
  do: "answer";
  table: string;
  id?: number;
  proposal: number;
  yes: boolean;
}

/** Say something to everyone at the table; those who only look on may where the table allows it. */
export interface Chat {
  do: "chat";
  table: string;
  id?: number;
  text: string;
  invite?: string | null;
}

/** Ask to be let in at a private table of which one has the address, but not the link. */
export interface Knock {
  do: "knock";
  table: string;
  id?: number;
}

/** Answer somebody who has knocked: for the host. */
export interface LetIn {
  do: "let_in";
  table: string;
  id?: number;
  knock: number;
  yes: boolean;
}

/** The same again: a new table, which this one then points to, with seats kept for those who say yes. */
export interface Rematch {
  do: "rematch";
  table: string;
  id?: number;
  part?: string | null;
}

/** A seat, as everyone sees it. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  connected: boolean;
  to_move: boolean;
  chosen: boolean;
  resigned: boolean;
  clock: number | null;
  running: boolean;
  may_replace_at: number | null;
  agreed: boolean;
}

/** Something that can be done now: its number, its notation, and what it does with what. */
export interface ActionInfo {
  action: number;
  notation: string;
  meaning: Facts;
}

/** What the viewer is asked. The prompt is the message ``GAME-ask-KIND``. */
export interface DecisionInfo {
  kind: string;
  source: string;
  about: Facts;
  least: number;
  most: number;
  actions: ActionInfo[];
  chosen: number | null;
}

/** An entry of the log, as the viewer may see it. ``events`` are what the game told of it (``GAME-log-KIND``). */
export interface Happening {
  seq: number;
  kind: string;
  seat: number;
  at: number;
  data: Facts;
  events: Facts[];
}

/** Something that waits for the answers of people. ``number`` names it in an ``answer``. */
export interface ProposalInfo {
  number: number;
  what: "abandon" | "take_back";
  by: number;
  missing: number[];
}

/** Somebody at the door of a private table. ``number`` names them in ``let_in``. */
export interface KnockInfo {
  number: number;
  name: string;
}

/** Those who look on without a seat (over this server process): how many, and the names of the first of them. */
export interface Onlookers {
  count: number;
  names: string[];
}

/** How it ended. An abandoned game has no places. */
export interface Result {
  reason: "abandoned" | "played" | "resigned" | "timed_out";
  places: number[] | null;
  scores: number[] | null;
  metrics: { [key: string]: number };
  seat_metrics: { [key: string]: number }[];
}

/** What a person's device adds to the key of the game. What is empty is still to come: the hash, or the secret. */
export interface PartInfo {
  hash: string;
  secret: string;
}

/**
 * The proof that nobody chose the shuffles: hashes first, then what they are hashes of.
 *
 * The server's hash is shown from the beginning on, its secret at the end. Where the server drew a seed alone, as
 * for the deal of a day, the hash is that of the seed and comes with the start. See ``docs/random.md``.
 */
export interface Fairness {
  hash: string;
  seed: string | null;
  secret: string | null;
  parts: (PartInfo | null)[];
  opening: boolean;
  missing: number[];
}

/** The game that a table goes on with. */
export interface OriginInfo {
  at: number;
  table: string;
  puzzle: string;
}

/** What was agreed about the table. */
export interface TableInfo {
  id: string;
  game: string;
  rules_version: number;
  options: Facts;
  played: Facts | null;
  public: boolean;
  clock: BankClock | MoveClock | NoClock;
  expiry: "bot" | "loss";
  absence: number;
  stand_in: string;
  aids: boolean;
  hints: boolean;
  shuffle: boolean;
  talk: boolean;
  status: "finished" | "open" | "playing";
  imported: boolean;
  host: number;
  created_at: number;
  origin: OriginInfo | null;
  deal: number | null;
}

/** Everything a viewer may know of a table as it stands, and what has happened since they last heard of it. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
  seq: number;
  position: number;
  you: number;
  seats: SeatInfo[];
  waiting_for: number[];
  view: Facts | null;
  decision: DecisionInfo | null;
  happened: Happening[];
  can_take_back: boolean;
  proposals: ProposalInfo[];
  knocks: KnockInfo[];
  onlookers: Onlookers;
  result: Result | null;
  fairness: Fairness | null;
  invite: string | null;
  rematch: string | null;
  now: number;
  answers: number[];
  changes: ViewChanges | null;
}

/**
 * What was wrong: ``error-CODE`` in the catalogues, with these details; ``text`` says it in English.
 *
 * A rule of the game that forbids something has the code ``refused``; its ``reason`` among the details is a code of
 * the game with the facts it speaks of, worded by ``GAME-refuse-CODE``.
 */
export interface Problem {
  code: string;
  text: string;
  details: Facts;
}

/** All that a stranger is told of a private table: its game, its host's name, and how the own knock was answered. */
export interface Door {
  game: string;
  host: string;
  knock: "declined" | "none" | "waiting" | "welcome";
}

/**
 * The command with this id is carried out and stored; the table is at this entry now.
 *
 * Who is told of the table by a ``table`` message that names the command among its ``answers`` is not told twice.
 */
export interface Done {
  type: "done";
  id: number;
  table: string;
  seq: number;
  rematch: string | null;
}

/** The answer to ``why``: legal, or what forbids it. */
export interface ReasonMessage {
  type: "reason";
  id: number;
  legal: boolean;
  problem: Problem | null;
}

/** The answer to ``may_take_back``: whether there is a step to take back, and whether others must consent. */
export interface TakeBackMessage {
  type: "take_back";
  id: number;
  possible: boolean;
  consent: boolean;
}

/** The command with this id was not carried out, and nothing has changed. The table as it stands comes along. */
export interface RefusedMessage {
  type: "refused";
  id: number;
  problem: Problem;
  table: TableMessage | null;
}

/** What would a bot do in this position, in the asker's place? */
export interface AskHint {
  position: number;
}

/** Something that can be done, and what it promises as far as the asker can know. */
export interface HintLine {
  action: number;
  notation: string;
  meaning: Facts;
  win: number;
  result: number;
  reasons: Facts[];
  error: number;
  equal: boolean;
}

/** The most promising actions of a decision, the best first. */
export interface Hint {
  position: number;
  lines: HintLine[];
  standing: Facts[];
}

/** Tell me of this table from now on, and what has happened since the entry that I saw last (0: everything). */
export interface Watch {
  do: "watch";
  table: string;
  id?: number;
  since?: number;
  invite?: string | null;
  changes?: boolean;
}

/** Tell me no more of this table. A seat is kept. */
export interface Leave {
  do: "leave";
  table: string;
  id?: number;
}

/** Tell me of the tables that are open to me, and of my own, from now on. */
export interface EnterLobby {
  do: "lobby";
  id?: number;
}

/** Tell me no more of them. */
export interface LeaveLobby {
  do: "leave_lobby";
  id?: number;
}

/** Are you there? Answered by ``pong``. */
export interface Ping {
  do: "ping";
  id?: number;
}

/** The new table: its name, and the token that lets others in (already part of ``link``). */
export interface TableMade {
  table: string;
  invite: string;
  link: string;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: "finished" | "open" | "playing";
  public: boolean;
  seats: SeatInfo[];
  waiting_for: number[];
  clock: BankClock | MoveClock | NoClock;
  created_at: number;
  updated_at: number;
  imported: boolean;
  places: number[] | null;
  host: number;
  you: number;
  deal: number | null;
}

export interface TableList {
  tables: TableLine[];
  more: number | null;
}

/** A bot by the name one asks for it; ``level`` for the levels made for people, from the weakest (1) on. */
export interface BotInfo {
  name: string;
  level: number | null;
}

/** A game's own page: the module that draws its table, its stylesheet, and the picture for the lobby. */
export interface GamePage {
  module: string;
  style: string | null;
  picture: string | null;
}

/** A game, described well enough to draw a form from. Texts are in the catalogues. */
export interface GameInfo {
  id: string;
  rules_version: number;
  min_players: number;
  max_players: number;
  options: Facts[];
  components: string[];
  bots: BotInfo[];
  stand_in: string;
  page: GamePage | null;
  languages: string[];
  rules: boolean;
  puzzles: boolean;
  strategies: boolean;
  deals: boolean;
}

/** The first message on a connection. */
export interface Welcome {
  type: "welcome";
  name: string;
  version: string;
  now: number;
}

/** Who is looking at the table now: one entry for each seat, and those without one. */
export interface Presence {
  type: "presence";
  table: string;
  connected: boolean[];
  onlookers: Onlookers;
  may_replace_at: (number | null)[];
}

/** The server cannot store anything just now (``waits``), or can again. Nothing is lost. */
export interface Waiting {
  type: "waiting";
  table: string;
  waits: boolean;
}

/** The table has been deleted by whoever runs the server. */
export interface Gone {
  type: "gone";
  table: string;
}

export interface Pong {
  type: "pong";
  id: number;
  now: number;
}

/**
 * The tables that are open to the viewer, and their own: all of them in answer to ``lobby`` (which has its id),
 * afterwards those that have changed.
 */
export interface LobbyMessage {
  type: "lobby";
  id: number;
  tables: TableLine[];
  gone: string[];
}

/** A record, to be checked, reviewed or imported. */
export interface RecordText {
  record: string;
}

/** A puzzle of this server. */
export interface PuzzleSource {
  game: string;
  id: string;
}

/**
 * Go on from a position of a game that is over, at a new table: of a table of this server, of a record, or of a
 * puzzle.
 */
export interface PlayOn {
  at?: number | null;
  seats: SeatWish[];
  table?: string | null;
  invite?: string | null;
  record?: string | null;
  puzzle?: PuzzleSource | null;
  start?: boolean;
}

/** A record, and which of its positions are wanted, as whom: a seat, -1 for a spectator, -2 for all hands open. */
export interface RecordPage {
  record: string;
  viewer?: number;
  first?: number;
  count?: number;
  language?: string;
}

/** A record, and the position that is to be drawn: after so many actions (none: after all), as whom, how. */
export interface RecordPicture {
  record: string;
  at?: number | null;
  viewer?: number;
  language?: string;
  dark?: boolean;
}

/** A position of a record: the action that led there (none at the start), what it caused, and what is seen. */
export interface Step {
  number: number;
  player: number;
  notation: string;
  events: Facts[];
  view: Facts;
  waiting_for: number[];
  text: string;
}

/** What came of replaying a record: a ``verdict``, and the positions that were asked for. */
export interface Replayed {
  game: string;
  names: string[];
  options: Facts;
  seed: string;
  rules_version: number;
  verdict: "diverged" | "exact" | "unverified";
  actions: number;
  diverged_at: number | null;
  problem: Problem | null;
  corrections: string[];
  result: Result | null;
  steps: Step[];
  scores: number[][];
}

/**
 * One thing that was promised, and whether it was kept; ``absent`` if there is nothing to compare.
 *
 * ``server``: the server's secret is the one whose hash was shown before anyone sat down. ``part``: so is that of a
 * player's device. ``key``: the key follows from all of them. ``order``: the order of seats follows from the key.
 * ``options``: so does what the options left to chance. ``seed``: where the server alone drew the seed, it is the one
 * whose hash was shown at the start. They are worded by ``server-check-WHAT-STATUS``.
 */
export interface Finding {
  what: "key" | "options" | "order" | "part" | "seed" | "server";
  status: "absent" | "broken" | "kept";
  player: number;
}

/**
 * A finished game of this server, checked: its log replayed against its own record, and every promise about where
 * its chance came from.
 */
export interface Checked {
  table: string;
  imported: boolean;
  fair: boolean;
  hash: string;
  seed: string;
  findings: Finding[];
  verdict: "diverged" | "exact" | "unverified";
  actions: number;
  record: string;
  played_on: boolean;
}

/** A turn after which less was to be expected, told by the decision of it that cost most. */
export interface CostlyMove {
  at: number;
  player: number;
  played: string;
  played_meaning: Facts;
  best: string;
  best_meaning: Facts;
  cost: number;
  win: number;
  best_win: number;
  best_reasons: Facts[];
  error: number;
  turn: number;
  others: number;
  played_reasons: Facts[];
  standing: Facts[];
  changes: Facts[];
}

/** How far the review of a record has come, and the turns that cost most beyond doubt, the worst first. */
export interface Review {
  id: string;
  game: string;
  looks: number;
  done: number;
  finished: boolean;
  moves: CostlyMove[];
  costs: number[];
  errors: number[];
  unseen: number[];
}

/** Who the server takes one for. ``account``: None for a guest, whom only this device knows. */
export interface Me {
  id: string;
  name: string;
  account: string | null;
}

/** Who one is; None: the server has not met this device. */
export interface Who {
  me: Me | null;
  entrance: "invitation" | "open" | "password";
  sign_up: boolean;
}

/**
 * How one likes the pages: names and small values, which the server keeps and does not look into.
 *
 * But for one: who says ``"invitations": false`` is not invited by those with whom they have played.
 */
export interface MySettings {
  settings: { [key: string]: boolean | number | string | null };
}

/** Take a name; the first time, one becomes a guest by it, with a cookie for this device. */
export interface NameMe {
  name: string;
  code?: string;
}

/** Turn the guest that one is into an account, which is the same person on every device. */
export interface SignUp {
  account: string;
  passphrase: string;
}

/** Be that person on this device. The guest that one was becomes part of the account. */
export interface SignIn {
  account: string;
  passphrase: string;
}

/** Choose a new passphrase by the link that whoever runs the server has given. It is good once. */
export interface UseLink {
  token: string;
  passphrase: string;
}

/** Let this device, or all of them, forget one. A guest cannot come back. */
export interface SignOut {
  everywhere?: boolean;
}

/** Take another passphrase; every other device is signed out. */
export interface ChangePassphrase {
  old: string;
  new: string;
}

/** Forget me: account, ratings, and my name wherever it stands. Finished games stay, without it. */
export interface DeleteMe {
  passphrase?: string;
}

/** A seat of a finished game; the name is empty for somebody who has left for good. */
export interface PlayedSeat {
  name: string;
  place: number;
  score: number;
}

/** A finished game of one's own. ``rating``: one's rating after it, where it counted. */
export interface PlayedGame {
  table: string;
  game: string;
  seat: number;
  place: number;
  score: number;
  at: number;
  rating: number | null;
  seats: PlayedSeat[];
}

/** Finished games, the last first. */
export interface History {
  games: PlayedGame[];
  more: number | null;
}

/** How well one plays a game: Elo's number, from so many games against people. */
export interface GameRating {
  game: string;
  rating: number;
  games: number;
}

export interface Ratings {
  ratings: GameRating[];
}

/** Somebody at a table: whoever sits on this seat, or said or did what this entry of the log tells. */
export interface Whom {
  seat?: number | null;
  entry?: number | null;
}

/** Something about somebody at a table, for whoever runs the server. */
export interface Report {
  seat?: number | null;
  entry?: number | null;
  text?: string;
}

/** Somebody whom one has blocked, by their name of today. */
export interface Blocked {
  person: string;
  name: string;
  at: number;
}

/** Whom one has blocked, the last first. */
export interface Blocks {
  blocks: Blocked[];
}

/** Take a block back. */
export interface Unblock {
  person: string;
}

/** Somebody with whom one has played, by their name of today, and the last game with them: there they sat. */
export interface Companion {
  table: string;
  seat: number;
  name: string;
  game: string;
  at: number;
}

/** Whom one can invite, those with whom one has played last first. */
export interface Companions {
  companions: Companion[];
}

/** Keep a seat for somebody with whom one has played: for who sat there in that game. */
export interface Invite {
  met: string;
  seat: number;
}

/** A guest that one was, or the account: its id, its name and when it was made. */
export interface KeptName {
  id: string;
  name: string;
  created: number;
}

/** A device that is signed in: since when, and when it was last used. */
export interface KeptSession {
  created: number;
  seen: number;
}

export interface KeptResult {
  table: string;
  game: string;
  seat: number;
  place: number;
  score: number;
  at: number;
  rating: number | null;
}

/** A table at which one has sat, or which one has made. */
export interface KeptTable {
  table: string;
  game: string;
  status: string;
  created_at: number;
}

/** A line of chat, as logs keep it. */
export interface SaidLine {
  text: string;
  person: string;
}

/** Something that one has said at a table. */
export interface Said {
  table: string;
  at: number;
  text: string;
}

export interface MadeReport {
  at: number;
  table: string;
  text: string;
}

/** The deal of a day that one has begun, and how it ended if it was finished on that day. */
export interface KeptDeal {
  game: string;
  day: number;
  table: string;
  begun: number;
  ended: number | null;
  score: number | null;
  lead: number | null;
  place: number | null;
}

/** A first answer to a puzzle: right or wrong; None where a hint was asked for first. */
export interface KeptAnswer {
  game: string;
  puzzle: string;
  solved: boolean | null;
  at: number;
}

/** How one stands with the puzzles of a game; days in a row, and the longest row. */
export interface KeptSolver {
  game: string;
  rating: number;
  answers: number;
  days: number;
  longest: number;
}

/** All that is kept about one, but for the passphrase (its hash) and what cookies hold (their hashes). */
export interface Everything {
  account: string | null;
  names: KeptName[];
  sessions: KeptSession[];
  results: KeptResult[];
  ratings: GameRating[];
  tables: KeptTable[];
  deals: KeptDeal[];
  answers: KeptAnswer[];
  solver: KeptSolver[];
  said: Said[];
  blocks: Blocked[];
  reports: MadeReport[];
  muted_until: number | null;
}

/** Whom links to this server reach, as the asker would send them. */
export interface ReachInfo {
  scope: "machine" | "network" | "world";
  addresses: string[];
  may_open: boolean;
}

/** Let in the local network: for whoever sits at the machine. */
export interface OpenUp {
}

/** Words of a text. ``to`` names the section that explains them, if one does. */
export interface Piece {
  text: string;
  to?: string;
  strong?: boolean;
}

/** A paragraph, a list, a table (its first row is the head) or a drawn example with its caption: rows of cells. */
export interface Block {
  kind: "example" | "list" | "table" | "text";
  rows: Piece[][][];
  name?: string;
}

/** What there is to know of one thing. ``id`` is how everybody leads to it. */
export interface Section {
  id: string;
  title: string;
  line: string;
  blocks: Block[];
  kind?: string;
  component?: string;
  printed?: string[];
  see?: string[];
}

/** A page of the rulebook. */
export interface Topic {
  id: string;
  title: string;
  blocks: Block[];
  sections: Section[];
}

/** The rules of a game in one language. */
export interface Rulebook {
  game: string;
  language: string;
  topics: Topic[];
  leads: { [key: string]: string };
}

/** A position to be drawn as a table would show it to a seat. */
export interface Example {
  game: string;
  you: number;
  players: number;
  waiting_for: number[];
  view: Facts;
}

/** What whoever is asked sees, what they may do, and what has happened since they last did something. */
export interface Posed {
  game: string;
  you: number;
  players: number;
  waiting_for: number[];
  view: Facts;
  decision: DecisionInfo | null;
  happened: Happening[];
}

/** What forbids to do something; None: nothing does. */
export interface Objection {
  problem: Problem | null;
}

/** A lesson in the list of a game's lessons. */
export interface LessonLine {
  name: string;
  title: Piece[];
  rule: string;
  steps: number;
}

/** What was done in a lesson so far, and what is done now: nothing, to be asked. */
export interface TakeLesson {
  game: string;
  lesson: string;
  taken?: string[];
  answer?: (number | string)[];
  picks?: boolean;
  language?: string;
}

/** What was done in a lesson so far, and what cannot be done now. */
export interface WhyNotInLesson {
  game: string;
  lesson: string;
  action: number | string;
  taken?: string[];
}

/** How a lesson stands. */
export interface LessonStep {
  taken: string[];
  step: number;
  steps: number;
  ask: Piece[];
  verdict: "begun" | "right" | "toward" | "wrong";
  told: Piece[];
  rests: boolean;
  position: Posed;
}

/**
 * What speaks for the best that can be done; nothing, if nothing stands out. A page says first why, and which that
 * is to whoever asks.
 */
export interface Advice {
  position: number;
  best: ActionInfo;
  reasons: Facts[];
}

/** What the asker has done in a position that the coach has seen. */
export interface CoachedMove {
  position: number;
  action: number;
}

/** What would have been better, and what speaks for it; None if nothing clearly was. */
export interface Afterthought {
  position: number;
  better: ActionInfo | null;
  reasons: Facts[];
  cost: number;
}

/** A puzzle in the list of a game's puzzles. */
export interface PuzzleEntry {
  id: string;
  theme: string;
  difficulty: number;
}

/** The puzzles of a game, its themes in their order, and today's: the same for everybody, by the date of UTC. */
export interface PuzzleList {
  game: string;
  themes: string[];
  puzzles: PuzzleEntry[];
  today: string;
  day: number;
  before: string[];
}

/** What is to be solved. */
export interface PuzzleTask {
  id: string;
  theme: string;
  difficulty: number;
  rating: number;
  position: Posed;
}

/** What speaks for the answer. */
export interface PuzzleHint {
  reasons: Facts[];
}

/** How somebody stands with the puzzles of a game. */
export interface Solver {
  rating: number;
  deviation: number;
  answers: number;
  days: number;
  longest: number;
}

/** How somebody stands, and what they have answered: by puzzle, whether at once; null: with a hint. */
export interface Solving {
  game: string;
  solver: Solver;
  answered: { [key: string]: boolean | null };
}

/** An answer to a puzzle. */
export interface AnswerPuzzle {
  game: string;
  id: string;
  action: number | string;
}

/** A wish for a hint, after which an answer does not count. */
export interface AskPuzzleHint {
  game: string;
  id: string;
}

/** What cannot be done in a puzzle. */
export interface WhyNotInPuzzle {
  game: string;
  id: string;
  action: number | string;
}

/** One answer: the chance of victory, how far ahead one is in the end, and what speaks for it. */
export interface PuzzleLine {
  action: number;
  notation: string;
  meaning: Facts;
  win: number;
  lead: number;
  right: boolean;
  reasons: Facts[];
}

/** What an answer is worth, and all others: the best first. */
export interface PuzzleVerdict {
  right: boolean;
  lines: PuzzleLine[];
  measure: string;
  gap: number;
  certainty: number;
  solver: Solver | null;
  counted: boolean;
}

/** A turn of the one who plays the deal: what was done in it, and the points after it. */
export interface DealTurn {
  actions: ActionInfo[];
  score: number;
}

/** A wish to play today's deal, or to go on with it. */
export interface PlayDeal {
  game: string;
}

/** Somebody on the board of a day: their points, how far they were ahead of the best bot, and their place. */
export interface DealLine {
  name: string;
  score: number;
  lead: number;
  place: number;
  you: boolean;
}

/** What a level has made of the same seat. */
export interface DealBot {
  bot: string;
  score: number;
  lead: number;
  place: number;
}

/** So many people had so much. */
export interface DealBar {
  value: number;
  people: number;
}

/** How everybody fared: by name, those with an account apart from guests; and how many had how much. */
export interface DealBoard {
  people: DealLine[];
  guests: DealLine[];
  points: DealBar[];
  leads: DealBar[];
  unfinished: number;
  bots: DealBot[];
  mine: DealLine | null;
  rank: number | null;
}

/** Somebody on the board of a week: days played to the end, victories, and how far ahead they were in all. */
export interface WeekLine {
  name: string;
  days: number;
  won: number;
  lead: number;
  you: boolean;
}

/** The deal of a day, as far as the asker may know of it. */
export interface DealDay {
  game: string;
  day: number;
  today: number;
  opponents: string[];
  status: "finished" | "missed" | "new" | "playing" | "unfinished";
  table: string | null;
  seat: number | null;
  bots: string[];
  begun: number;
  board: DealBoard | null;
  week: WeekLine[];
  week_guests: WeekLine[];
}

/** The asker's turns beside those of the best: another person, or a level. */
export interface DealCompared {
  name: string;
  bot: string | null;
  score: number;
  lead: number;
  mine: DealTurn[];
  theirs: DealTurn[];
}

/** A strategy that comes along, as a text. */
export interface Strategy {
  name: string;
  text: string;
}

/** How strategies are written for a game: ``kind`` stands before the colon in the name of a bot that follows one. */
export interface Strategies {
  kind: string;
  examples: Strategy[];
  rivals: string[];
}

/** A text that is meant as a strategy. */
export interface CheckStrategy {
  game: string;
  name: string;
  text: string;
}

/** What is wrong with it; null: nothing. */
export interface StrategyChecked {
  problem: Problem | null;
}

/** Who is to meet whom, and how often. ``texts`` are the strategies that were written, by name. */
export interface BeginTrial {
  game: string;
  bots: string[];
  texts?: { [key: string]: string };
  games?: number;
  seats?: number;
  options?: Facts;
}

/** How far a trial has come. */
export interface TrialMessage {
  id: string;
  game: string;
  played: number;
  games: number;
  over: "failed" | "played" | "stopped" | "time" | null;
  remarks: Problem[];
  problem: Problem | null;
}

export type Clock = NoClock | MoveClock | BankClock;

export type TableCommand = Sit | Stand | Agree | Reveal | SetSeat | Start | Act | Pick | Why | TakeBack | MayTakeBack | Replace | Return | Resign | Abandon | Answer | Chat | Knock | LetIn | Rematch;

export type ClientMessage = Watch | Leave | Sit | Stand | Agree | Reveal | SetSeat | Start | Act | Pick | Why | TakeBack | MayTakeBack | Replace | Return | Resign | Abandon | Answer | Chat | Knock | LetIn | Rematch | EnterLobby | LeaveLobby | Ping;

export type ServerMessage = Welcome | TableMessage | Done | ReasonMessage | TakeBackMessage | RefusedMessage | Presence | Waiting | Gone | LobbyMessage | Pong;
