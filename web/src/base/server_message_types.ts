// Generated from the server's message classes by `make messages`. Do not edit.

/** Anything JSON can hold. */
export type Plain = boolean | number | string | null | Plain[] | { [key: string]: Plain };
/** An object of plain data, such as a view, an event or the meaning of an action. */
export type Facts = { [key: string]: Plain };

/** The identified person. ``account`` is None for a guest, who is known on this device only. */
export interface Me {
  id: string;
  name: string;
  account: string | null;
  is_moderator?: boolean;
}

/** The identity of the sender; ``me`` is None for an unknown device. */
export interface Identity {
  me: Me | null;
  entrance: "invitation" | "open" | "password";
  sign_up: boolean;
  passkeys: boolean;
}

/**
 * Settings of the web pages, stored by the server without interpretation.
 *
 * Two exceptions: ``"invitations": false`` blocks invitations from past companions, ``"leaderboards": false`` keeps
 * the person out of leaderboards and hides their profile from others.
 */
export interface UserSettings {
  settings: { [key: string]: boolean | number | string | null };
}

/** Set one's name. The first time, this creates a guest with a cookie for this device. */
export interface SetName {
  name: string;
  code?: string;
}

/** Turn the current guest into an account, which can be used on every device. */
export interface SignUp {
  account: string;
  passphrase: string;
}

/** Sign in on this device. The current guest becomes part of the account. */
export interface SignIn {
  account: string;
  passphrase: string;
  code?: string;
}

/** Set a new passphrase with a one-time link from the operator. */
export interface ResetPassphrase {
  token: string;
  passphrase: string;
}

/** Sign out on this device or everywhere. A guest cannot sign in again. */
export interface SignOut {
  everywhere?: boolean;
}

/** Change the passphrase; all other devices are signed out. */
export interface ChangePassphrase {
  old: string;
  new: string;
}

/** Delete the account, its ratings and its name everywhere. Finished games stay, without the name. */
export interface DeleteAccount {
  passphrase?: string;
}

/** A seat of a finished game; the name of a deleted person is empty. */
export interface PlayedSeat {
  name: string;
  place: number;
  score: number;
}

/** A finished game of one's own, with the rating after it if it was rated. */
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

/** Finished games, latest first. */
export interface GameHistory {
  games: PlayedGame[];
  more: number | null;
}

/** Rating in a game from this number of games: among people (ladder ``people``) or against bots (``bots``). */
export interface GameRating {
  game: string;
  pace: "correspondence" | "live";
  ladder: "bots" | "people";
  rating: number;
  games: number;
  provisional: boolean;
}

/** Ratings of a person in all games, by pace and ladder. */
export interface GameRatings {
  ratings: GameRating[];
}

/** Error rate in a reviewed game: average costs of one's decisions in win chance and in points. */
export interface GameErrorRate {
  table: string;
  game: string;
  at: number;
  decisions: number;
  cost: number;
  point_cost: number;
}

/** Error rates in the last reviewed games of each kind, oldest first. */
export interface GameErrorRates {
  games: GameErrorRate[];
}

/** A person at a table: the one on this seat, or the author of this log entry. */
export interface PersonAtTable {
  seat?: number | null;
  entry?: number | null;
}

/** Report a person at a table to the operator. */
export interface ReportPerson {
  seat?: number | null;
  entry?: number | null;
  text?: string;
}

/** A person whom one has blocked, with their current name. */
export interface BlockedPerson {
  person: string;
  name: string;
  at: number;
}

/** People whom one has blocked, latest first. */
export interface BlockList {
  blocks: BlockedPerson[];
}

/** Remove a block. */
export interface UnblockPerson {
  person: string;
}

/** A person with whom one has played, with their current name, and the last common game. */
export interface Companion {
  table: string;
  seat: number;
  name: string;
  game: string;
  at: number;
}

/** People whom one can invite, latest game first. */
export interface CompanionList {
  companions: Companion[];
}

/** Reserve a seat for the person who had this seat in a past common game. */
export interface InviteCompanion {
  met: string;
  seat: number;
}

/** A guest or account of the person: id, name and time of creation. */
export interface ExportedName {
  id: string;
  name: string;
  created: number;
}

/** A signed-in device: since when, and when it was last used. */
export interface ExportedSession {
  created: number;
  seen: number;
}

/** A result of the person in a finished game. */
export interface ExportedResult {
  table: string;
  game: string;
  seat: number;
  place: number;
  score: number;
  at: number;
  rating: number | null;
}

/** A rating of the person, its uncertainty and the time of the last rated game. */
export interface ExportedRating {
  game: string;
  pace: string;
  ladder: string;
  rating: number;
  deviation: number;
  games: number;
  at: number;
}

/** A rated game of the person, and the rating after it. The table is empty for a rating of version 0.1.0. */
export interface ExportedRatedGame {
  table: string;
  game: string;
  pace: string;
  ladder: string;
  place: number;
  at: number;
  rating: number;
  deviation: number;
}

/** A table at which the person had a seat, or which they created. */
export interface ExportedTable {
  table: string;
  game: string;
  status: string;
  created_at: number;
}

/** A chat message of the person at a table. */
export interface ExportedChatLine {
  table: string;
  at: number;
  text: string;
}

/** A report that the person made. */
export interface ExportedReport {
  at: number;
  table: string;
  text: string;
}

/** A daily deal of the person, and its result if finished on that day. */
export interface ExportedDeal {
  game: string;
  day: number;
  table: string;
  begun: number;
  ended: number | null;
  score: number | null;
  lead: number | null;
  place: number | null;
}

/** A club tournament that the person entered. */
export interface ExportedTournament {
  tournament: string;
  name: string;
  game: string;
  status: string;
  number: number;
  joined_at: number;
  left_round: number | null;
}

/** A study of which the person is a member. Its page has its text. */
export interface ExportedStudy {
  id: string;
  title: string;
  visibility: string;
  role: string;
  since: number;
}

/** A first answer to a puzzle: right or wrong; None after a hint. */
export interface ExportedPuzzleAnswer {
  game: string;
  puzzle: string;
  solved: boolean | null;
  at: number;
}

/** Puzzle rating in a game; current and longest streak in days. */
export interface ExportedPuzzleRating {
  game: string;
  rating: number;
  answers: number;
  days: number;
  longest: number;
}

/** A token of a bot account, without the token itself. */
export interface ExportedBotToken {
  name: string;
  scopes: string;
  created: number;
  until: number | null;
  used: number | null;
}

/** A bot account of the person. */
export interface ExportedBot {
  id: string;
  name: string;
  created: number;
  tokens: ExportedBotToken[];
  ratings: ExportedRating[];
}

/** A browser, an e-mail address or a webhook for notifications. */
export interface ExportedEndpoint {
  channel: string;
  address: string;
  label: string;
  created: number;
  verified: number | null;
  problem: string;
  dropped: number | null;
  delivered: number | null;
}

/** A notification that was sent, or waits. */
export interface ExportedDelivery {
  kind: string;
  table: string;
  at: number;
  sent_at: number | null;
}

/** Notification settings of the person. */
export interface ExportedNotifications {
  settings: Facts;
  endpoints: ExportedEndpoint[];
  muted: string[];
  sent: ExportedDelivery[];
}

/** A friend, by their current name. */
export interface ExportedFriend {
  name: string;
  since: number;
}

/** A request to become friends. ``declined``: by the person; whether somebody else did is not told. */
export interface ExportedFriendRequest {
  name: string;
  at: number;
  direction: "received" | "sent";
  declined: boolean;
}

/** A search for opponents, which ends with its lease. */
export interface ExportedMatchRequest {
  game: string;
  pace: string;
  rated: boolean;
  max_difference: number | null;
  since: number;
  until: number;
}

/** All stored data of a person, except for hashes of passphrase and cookies. */
export interface PersonalDataExport {
  account: string | null;
  names: ExportedName[];
  sessions: ExportedSession[];
  passkeys: Passkey[];
  results: ExportedResult[];
  ratings: ExportedRating[];
  rated_games: ExportedRatedGame[];
  tables: ExportedTable[];
  deals: ExportedDeal[];
  tournaments: ExportedTournament[];
  studies: ExportedStudy[];
  answers: ExportedPuzzleAnswer[];
  solver: ExportedPuzzleRating[];
  error_rates: GameErrorRate[];
  said: ExportedChatLine[];
  blocks: BlockedPerson[];
  reports: ExportedReport[];
  muted_until: number | null;
  bots: ExportedBot[];
  notifications: ExportedNotifications;
  friends: ExportedFriend[];
  friend_requests: ExportedFriendRequest[];
  match_requests: ExportedMatchRequest[];
}

/** Subscribe to a table, starting with the entries after ``since`` (0: all of them). */
export interface Watch {
  do: "watch";
  table: string;
  id?: number;
  since?: number;
  invite?: string | null;
  changes?: boolean;
}

/** Unsubscribe from a table. A seat is kept. */
export interface Leave {
  do: "leave";
  table: string;
  id?: number;
}

/** Take a shared device as the person of a seat (hot seat). The connection then sees and plays this seat. */
export interface HoldDevice {
  do: "hold";
  table: string;
  id?: number;
  seat: number;
}

/** Subscribe to the list of public tables and one's own. */
export interface EnterLobby {
  do: "lobby";
  id?: number;
}

/** Unsubscribe from the list of tables. */
export interface LeaveLobby {
  do: "leave_lobby";
  id?: number;
}

/** Check the connection. Answered by ``pong``. */
export interface Ping {
  do: "ping";
  id?: number;
}

/** A new table: its id, the invite token, and the invite link that contains it. */
export interface NewTable {
  table: string;
  invite: string;
  link: string;
}

/** A table in a list. */
export interface TableListEntry {
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

/** A page of a list of tables. */
export interface TableList {
  tables: TableListEntry[];
  more: number | null;
}

/**
 * A bot that can be selected; ``level`` from 1 (weakest) for the levels made for people.
 *
 * ``seconds``: maximum thinking time for a decision; 0 if the bot plays at once.
 */
export interface BotInfo {
  name: string;
  level: number | null;
  seconds: number;
}

/** Files of a game's web page: its module, stylesheet, and lobby picture. */
export interface GamePage {
  module: string;
  style: string | null;
  picture: string | null;
}

/** Description of a game, sufficient to build a form. Texts are in the catalogues. */
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
export interface WelcomeMessage {
  type: "welcome";
  name: string;
  version: string;
  now: number;
}

/** Who is connected to the table: one value for each seat, and the spectators. */
export interface PresenceMessage {
  type: "presence";
  table: string;
  connected: boolean[];
  onlookers: Spectators;
  may_replace_at: (number | null)[];
}

/** The server cannot store anything now (``waits``), or can again. Nothing is lost. */
export interface StorageStatusMessage {
  type: "waiting";
  table: string;
  waits: boolean;
}

/** The operator has deleted the table. */
export interface TableDeletedMessage {
  type: "gone";
  table: string;
}

/** Answer to ``ping``. */
export interface PongMessage {
  type: "pong";
  id: number;
  now: number;
}

/**
 * Public tables and the viewer's own.
 *
 * The answer to ``lobby``, with its id, contains all of them; later messages contain those that have changed.
 */
export interface LobbyMessage {
  type: "lobby";
  id: number;
  tables: TableListEntry[];
  gone: string[];
}

/** Seat that gets the device next; -1: nobody. */
export interface DeviceHolder {
  to: number;
}

/** Take back the last step of the previous holder; with ``ask``, only if the others agree. */
export interface TakeBackAfterHandOver {
  position: number;
  last: number;
  ask?: boolean;
}

/** Ask for a secret for an authenticator app. */
export interface NewSecondFactor {
  passphrase: string;
}

/** A secret for an authenticator app, and the address for its QR code. */
export interface SecondFactorSecret {
  secret: string;
  uri: string;
}

/** Confirm a secret with a code of the authenticator app. */
export interface EnableSecondFactor {
  passphrase: string;
  secret: string;
  code: string;
}

/** Remove the second factor, with a code of the app or a recovery code. */
export interface RemoveSecondFactor {
  passphrase: string;
  code: string;
}

/** Codes for signing in without the authenticator app. Each works once; they are shown once. */
export interface RecoveryCodes {
  codes: string[];
}

/** Whether the account has an authenticator app, and the number of unused recovery codes. */
export interface SecondFactorStatus {
  enabled: boolean;
  recovery_codes: number;
}

/** A passkey of an account. ``used``: when it signed in last; None if never. */
export interface Passkey {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

/** The passkeys of an account, and the number of unused recovery codes. */
export interface Passkeys {
  passkeys: Passkey[];
  available: boolean;
  recovery_codes: number;
}

/** Ask for the options with which the browser makes a passkey. */
export interface BeginPasskey {
  passphrase: string;
}

/** Options of WebAuthn for the browser, to make or to use a passkey. ``user`` is empty in a sign-in. */
export interface PasskeyOptions {
  challenge: string;
  relying_party: string;
  server: string;
  user: string;
  account: string;
  algorithms: number[];
  known: string[];
  timeout_ms: number;
}

/** A passkey that the browser has made. */
export interface NewPasskey {
  name: string;
  id: string;
  client_data: string;
  attestation: string;
}

/** The browser's answer to a challenge, signed with a passkey. ``user``: as in the options of the passkey. */
export interface SignInWithPasskey {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  user: string;
}

/** Remove a passkey. */
export interface RemovePasskey {
  passphrase: string;
  id: string;
}

/** Play today's deal, or continue it. */
export interface PlayDailyDeal {
  game: string;
}

/** A person on the board of a day: score, lead over the best bot, and place. */
export interface DealBoardLine {
  name: string;
  score: number;
  lead: number;
  place: number;
  you: boolean;
}

/** Result of a bot of one level in the same seat. */
export interface DealBotLine {
  bot: string;
  score: number;
  lead: number;
  place: number;
}

/** Number of people with a value. */
export interface DealHistogramBar {
  value: number;
  people: number;
}

/** Results of a deal: people with an account and guests by name, and histograms. */
export interface DealBoard {
  people: DealBoardLine[];
  guests: DealBoardLine[];
  points: DealHistogramBar[];
  leads: DealHistogramBar[];
  unfinished: number;
  bots: DealBotLine[];
  mine: DealBoardLine | null;
  rank: number | null;
}

/** A person on the board of a week: finished days, wins, and total lead. */
export interface WeekBoardLine {
  name: string;
  days: number;
  won: number;
  lead: number;
  you: boolean;
}

/** Start of a deal as a spectator sees it, and the seat of the person who plays it. */
export interface DealStart {
  view: Facts;
  seat: number;
}

/** A daily deal, as far as the asker may know it. */
export interface DailyDeal {
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
  week: WeekBoardLine[];
  week_guests: WeekBoardLine[];
  start: DealStart | null;
}

/** The asker's turns and those of the best other player: a person or a bot. */
export interface DealComparison {
  name: string;
  bot: string | null;
  score: number;
  lead: number;
  mine: DealTurn[];
  theirs: DealTurn[];
}

/** A puzzle in the list of a game's puzzles. */
export interface PuzzleListEntry {
  id: string;
  theme: string;
  difficulty: number;
  steps: number;
}

/** The puzzles of a game, its themes in order, and the puzzle of the day (UTC), the same for everyone. */
export interface PuzzleList {
  game: string;
  themes: string[];
  puzzles: PuzzleListEntry[];
  today: string;
  day: number;
  before: string[];
}

/** A puzzle without its solution. */
export interface PuzzleTask {
  id: string;
  theme: string;
  difficulty: number;
  rating: number;
  steps: number;
  position: StandalonePosition;
  known: Facts;
}

/** Reasons for the solution of a step. */
export interface PuzzleHint {
  reasons: Facts[];
}

/** Rating of a person in the puzzles of a game. */
export interface SolverRating {
  rating: number;
  deviation: number;
  answers: number;
  days: number;
  longest: number;
}

/** Rating of a person, and their first answers: right or wrong by puzzle; null: after a hint. */
export interface PuzzleProgress {
  game: string;
  solver: SolverRating;
  answered: { [key: string]: boolean | null };
}

/** Answers to the steps of a puzzle so far, the new one last. */
export interface AnswerPuzzle {
  game: string;
  id: string;
  actions: (number | string)[];
}

/** Ask for a hint. An answer does not count afterwards. */
export interface AskPuzzleHint {
  game: string;
  id: string;
  step?: number;
}

/** Ask for what follows a listed answer. An answer does not count afterwards. */
export interface ContinuePuzzle {
  game: string;
  id: string;
  action: number | string;
  step?: number;
}

/** The positions after an answer and after each move that follows it, each with its events. */
export interface PuzzleContinuation {
  positions: StandalonePosition[];
  known: Facts[];
}

/** An action that is not legal in a puzzle. */
export interface WhyNotInPuzzle {
  game: string;
  id: string;
  action: number | string;
  step?: number;
}

/** Win chance and final lead of an answer, and what it costs compared with the best one. */
export interface AnswerFigures {
  win: number;
  error: number;
  lead: number;
  cost: number;
  cost_error: number;
  point_cost: number;
  point_cost_error: number;
}

/** A possible answer. Without figures it was not measured, because it is not better than those listed. */
export interface PuzzleAnswerLine {
  action: number;
  notation: string;
  meaning: Facts;
  right: boolean;
  figures: AnswerFigures | null;
  reasons: Facts[];
  playable: boolean;
}

/** A further step of a puzzle. The position's events lead from the last step to this one. */
export interface PuzzleStepTask {
  step: number;
  position: StandalonePosition;
  known: Facts;
}

/** Verdict on the answer to a step, and the best and the most tempting answers, best first. */
export interface PuzzleVerdict {
  step: number;
  right: boolean;
  finished: boolean;
  given: number;
  lines: PuzzleAnswerLine[];
  rollouts: number;
  next: PuzzleStepTask | null;
  solver: SolverRating | null;
  counted: boolean;
  change: number | null;
  first: boolean | null;
}

/** An example strategy of a game, as text. */
export interface StrategyExample {
  name: string;
  text: string;
}

/**
 * How to write strategies for a game.
 *
 * ``bot_name`` is the bot that follows a strategy: it precedes the colon in ``KIND:NAME``.
 */
export interface StrategyGuide {
  kind: string;
  examples: StrategyExample[];
  rivals: string[];
}

/** A strategy text to check. */
export interface CheckStrategy {
  game: string;
  name: string;
  text: string;
}

/** Problem of a strategy text; null: none. */
export interface StrategyCheckResult {
  problem: Problem | null;
}

/** Start a trial. ``texts`` are the written strategies, by name. */
export interface StartTrial {
  game: string;
  bots: string[];
  texts?: { [key: string]: string };
  games?: number;
  seats?: number;
  options?: Facts;
}

/** Progress of a trial. */
export interface TrialStatus {
  id: string;
  game: string;
  played: number;
  games: number;
  over: "failed" | "played" | "stopped" | "time" | null;
  remarks: Problem[];
  problem: Problem | null;
}

/** First position of a lesson, for a small picture, and its first right action; None if it has none. */
export interface LessonPicture {
  view: Facts;
  you: number;
  action: Facts | null;
}

/** A lesson in the list of a game's lessons. */
export interface LessonListEntry {
  name: string;
  title: Piece[];
  rule: string;
  steps: number;
  group: "base" | "expansion" | "strategy";
  level: "" | "advanced" | "beginner" | "intermediate";
  next_is_first_game: boolean;
  picture: LessonPicture;
}

/** Actions taken in a lesson so far, and the next answer; empty to get the question. */
export interface TakeLesson {
  game: string;
  lesson: string;
  taken?: string[];
  answer?: (number | string)[];
  picks?: boolean;
  language?: string;
  from_step?: number;
}

/** Actions taken in a lesson so far, and one that is not legal now. */
export interface WhyNotInLesson {
  game: string;
  lesson: string;
  action: number | string;
  taken?: string[];
  from_step?: number;
}

/** Current state of a lesson. */
export interface LessonState {
  taken: string[];
  step: number;
  steps: number;
  ask: Piece[];
  verdict: "begun" | "right" | "toward" | "wrong";
  told: Piece[];
  rests: boolean;
  position: StandalonePosition;
  best: boolean;
  positions: number[];
}

/** A row of the standings. */
export interface StandingRow {
  number: number;
  place: number;
  points: number;
  tie_breaks: number[];
  played: number;
  won: number;
}

/** Create a club tournament. The creator is its organiser, and does not play unless they join. */
export interface CreateTournament {
  name: string;
  settings: TournamentSettings;
}

/** Enter a tournament, and thereby agree to play its games. */
export interface JoinTournament {
  invite?: string | null;
}

/** Withdraw, and lose the games that are not over. Only the organiser can name another ``entrant``. */
export interface LeaveTournament {
  entrant?: number | null;
}

/** Enter a bot: the name of one of the server, or the id of a bot account. */
export interface AddTournamentBot {
  bot: string;
}

/** Change the state of a tournament. While it is paused, games go on and no new ones start. */
export interface ControlTournament {
  action: "cancel" | "pause" | "resume" | "start";
}

/** A tournament in a list. */
export interface TournamentListEntry {
  id: string;
  name: string;
  game: string;
  format: "arena" | "knockout" | "round_robin" | "swiss" | "tables";
  status: "cancelled" | "finished" | "open" | "paused" | "running";
  clock: BankClock | MoveClock | NoClock;
  entrants: number;
  round: number;
  total_rounds: number;
  created_at: number;
}

/** A page of the list of tournaments, newest first. ``more``: value of ``before`` for the next page. */
export interface TournamentList {
  tournaments: TournamentListEntry[];
  more: number | null;
}

/** Suggested settings for the tournaments of a game; ``clock`` is the name of a time control. */
export interface TournamentPreset {
  game: string;
  clock: string;
  settings: Facts;
}

/** Presets of all games that have one. */
export interface TournamentPresets {
  presets: TournamentPreset[];
}

/** An entrant. The name is empty for a bot, and for a deleted person. */
export interface TournamentEntrant {
  number: number;
  name: string;
  bot: string;
  has_left: boolean;
}

/** A game of a match. ``seats`` lists the entrants by seat; places and scores are known once it is over. */
export interface TournamentGameInfo {
  table: string;
  seats: number[];
  is_over: boolean;
  reason: string;
  places: number[] | null;
  scores: number[] | null;
}

/** A pairing of a round; with one entrant a bye. ``points`` are known once it is decided. */
export interface TournamentMatch {
  entrants: number[];
  points: number[] | null;
  games: TournamentGameInfo[];
}

/** A round with its matches. */
export interface TournamentRound {
  number: number;
  matches: TournamentMatch[];
}

/** A tournament with entrants, standings and rounds, as the asker sees it. */
export interface TournamentDetails {
  id: string;
  name: string;
  status: "cancelled" | "finished" | "open" | "paused" | "running";
  settings: TournamentSettings;
  organiser: string;
  is_organiser: boolean;
  you: number;
  can_join: boolean;
  invite: string | null;
  created_at: number;
  started_at: number | null;
  closes_at: number | null;
  round: number;
  total_rounds: number;
  max_entrants: number;
  entrants: TournamentEntrant[];
  profiles: string[];
  tie_breaks: ("buchholz" | "difference" | "progress" | "sonneborn" | "wins")[];
  standings: StandingRow[];
  rounds: TournamentRound[];
}

/** A finished game in the results, one row for each seat. */
export interface TournamentResultRow {
  round: number;
  board: number;
  game: number;
  table: string;
  seat: number;
  entrant: number;
  name: string;
  place: number;
  score: number | null;
  reason: string;
}

/** All results of a tournament, as a file. */
export interface TournamentResults {
  id: string;
  name: string;
  game: string;
  format: "arena" | "knockout" | "round_robin" | "swiss" | "tables";
  status: "cancelled" | "finished" | "open" | "paused" | "running";
  tie_breaks: ("buchholz" | "difference" | "progress" | "sonneborn" | "wins")[];
  standings: StandingRow[];
  entrants: TournamentEntrant[];
  games: TournamentResultRow[];
}

/** Settings of a club tournament, fixed when it is created. */
export interface TournamentSettings {
  game: string;
  format: "arena" | "knockout" | "round_robin" | "swiss" | "tables";
  clock: BankClock | MoveClock | NoClock;
  options?: Facts;
  rounds?: number;
  table_size?: number;
  best_of?: number;
  shared_setup?: boolean;
  duplicate_deals?: boolean;
  entry?: "anyone" | "link";
  late_entry?: boolean;
  no_show_minutes?: number;
  third_place?: boolean;
  minutes?: number;
}

/** Who can open links to this server. */
export interface ReachInfo {
  scope: "machine" | "network" | "world";
  addresses: string[];
  may_open: boolean;
}

/** Open the server to the local network; only from the server's machine. */
export interface OpenUp {
}

/** How a person is notified of one kind of event. */
export interface KindSettings {
  push?: "now" | "off";
  email?: "digest" | "now" | "off";
  webhook?: "now" | "off";
}

/** Notification settings of a person. Times are minutes of the day in their time zone. */
export interface NotificationSettings {
  turn?: KindSettings;
  full?: KindSettings;
  invitation?: KindSettings;
  declined?: KindSettings;
  over?: KindSettings;
  mention?: KindSettings;
  round?: KindSettings;
  time_zone?: string;
  quiet_from?: number;
  quiet_until?: number;
  digest_at?: number;
  language?: string;
}

/** A browser, an e-mail address or a webhook of the person. The address of a browser is secret. */
export interface NotificationEndpoint {
  id: string;
  channel: string;
  address: string;
  label: string;
  created: number;
  is_verified: boolean;
  problem: string;
  dropped: number | null;
  delivered: number | null;
}

/** Notification settings and endpoints of the person. */
export interface NotificationOverview {
  settings: NotificationSettings;
  endpoints: NotificationEndpoint[];
  muted: string[];
  push_key: string;
  has_email: boolean;
}

/** Add the push subscription of a browser. */
export interface AddBrowser {
  address: string;
  p256dh: string;
  auth: string;
  label: string;
}

/** Remove the push subscription of a browser. */
export interface RemoveBrowser {
  address: string;
}

/** Add an e-mail address; a message with a link confirms it. */
export interface AddEmail {
  address: string;
}

/** Add a webhook. */
export interface AddWebhook {
  address: string;
  format: "discord" | "json" | "slack";
  label?: string;
}

/** A new webhook: the secret of its signatures, which is not shown again, and the overview. */
export interface NewWebhook {
  secret: string;
  overview: NotificationOverview;
}

/** An endpoint of the person. */
export interface EndpointChoice {
  id: string;
}

/** Mute or unmute a table. */
export interface MuteTable {
  table: string;
  muted: boolean;
}

/** A token of a bot account, without the token itself. ``until`` None: it does not expire. */
export interface BotToken {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  until: number | null;
  used: number | null;
}

/** A bot account of one's own. ``online``: whether its program is connected. */
export interface BotAccount {
  id: string;
  name: string;
  created: number;
  online: boolean;
  tokens: BotToken[];
  ratings: GameRating[];
}

/** One's bot accounts, oldest first. */
export interface BotAccountList {
  bots: BotAccount[];
  max_bots: number;
  max_tokens: number;
  token: string | null;
}

/** Create a bot account. */
export interface CreateBot {
  name: string;
}

/** Delete a bot account. */
export interface RemoveBot {
  bot: string;
}

/** Create a token of a bot account. ``days``: until it expires; None: never. */
export interface CreateBotToken {
  bot: string;
  name: string;
  chat?: boolean;
  days?: number | null;
}

/** Revoke a token of a bot account. */
export interface RemoveBotToken {
  bot: string;
  token: string;
}

/** A bot account that one may invite. */
export interface InvitableBot {
  id: string;
  name: string;
  mine: boolean;
  online: boolean;
  busy: boolean;
}

/** One's own bot accounts, and those of others that are online and accept everybody's invitations. */
export interface InvitableBots {
  bots: InvitableBot[];
}

/** Reserve a free seat of a table for a bot account. */
export interface InviteBot {
  bot: string;
}

/** The bot account of a token, and what the token allows. */
export interface BotIdentity {
  id: string;
  name: string;
  scopes: string[];
}

/** A complete position that fits what the seat of the bot account knows; hidden cards and tiles are random. */
export interface SampledPosition {
  position: number;
  sample: Facts;
}

/** A friend. ``online``: they have a page of this server open. */
export interface Friend {
  id: string;
  name: string;
  online: boolean;
  since: number;
}

/** A request to become friends, received or sent. */
export interface FriendRequest {
  id: string;
  name: string;
  at: number;
}

/** Friends, and requests that are not answered. */
export interface FriendList {
  friends: Friend[];
  received: FriendRequest[];
  sent: FriendRequest[];
}

/** Ask somebody to become a friend: by account name, or who had this seat in a past common game. */
export interface AskFriend {
  account?: string;
  met?: string | null;
  seat?: number | null;
}

/** Accept or decline a received request. */
export interface AnswerFriend {
  request: string;
  accept: boolean;
}

/** End a friendship, or withdraw a sent request. */
export interface RemoveFriend {
  friend: string;
}

/** Challenge a friend. Missing options keep the defaults of the game. */
export interface ChallengeFriend {
  friend: string;
  game: string;
  clock: BankClock | MoveClock | NoClock;
  options?: Facts;
  rated?: boolean;
  part?: string | null;
}

/** What somebody looks for. */
export interface MatchSettings {
  game: string;
  pace?: "correspondence" | "live";
  rated?: boolean;
  max_difference?: number | null;
}

/** How the search goes. */
export interface MatchStatus {
  settings: MatchSettings | null;
  waited_seconds: number;
  bot: string | null;
  table: string | null;
}

/** A guest or account, with the ends of its mute and ban (None: none). */
export interface ModeratedPerson {
  id: string;
  name: string;
  account: string | null;
  created: number;
  seen: number | null;
  muted_until: number | null;
  banned_until: number | null;
  is_moderator: boolean;
}

/** People found by a part of their name or account name. */
export interface ModeratedPeople {
  people: ModeratedPerson[];
}

/** A report in the list. Names of deleted people are empty. */
export interface ReportLine {
  id: string;
  at: number;
  about: string;
  reporter: string;
  text: string;
  is_closed: boolean;
}

/** Reports, newest first. */
export interface ReportLines {
  reports: ReportLine[];
}

/** A chat line around a report. ``text`` is empty if the line was removed. */
export interface ReportChatLine {
  line: number;
  at: number;
  name: string;
  text: string;
  is_reported: boolean;
}

/** A report with the chat around it. */
export interface ReportDetails {
  id: string;
  at: number;
  text: string;
  is_closed: boolean;
  table: string;
  about: ModeratedPerson | null;
  reporter: ModeratedPerson | null;
  chat: ReportChatLine[];
}

/** A mute or ban. ``hours`` None: without an end. */
export interface Restriction {
  hours?: number | null;
  reason?: string;
}

/** A new name for a person. */
export interface NewName {
  name: string;
}

/** A chat line to remove. */
export interface RemovedChatLine {
  table: string;
  line: number;
}

/** An entry of the audit log. ``about``: name, address or id of what was changed. */
export interface AuditLine {
  at: number;
  who: string;
  what: string;
  about: string;
  facts: { [key: string]: boolean | number | string | null };
}

/** The audit log, newest first. */
export interface AuditLines {
  entries: AuditLine[];
}

/** The rating after the last rated game of a day (UTC, days since 1970). */
export interface RatingPoint {
  day: number;
  rating: number;
  deviation: number;
}

/** A rating over time, oldest first, for the last days with rated games. */
export interface RatingSeries {
  game: string;
  pace: "correspondence" | "live";
  ladder: "bots" | "people";
  rating: number;
  games: number;
  provisional: boolean;
  points: RatingPoint[];
}

/** Results in a game: ``people`` with at least one other person at the table, else ``bots``. */
export interface ResultTotals {
  game: string;
  against: "bots" | "people";
  games: number;
  won: number;
  shared: number;
  streak: number;
  longest_streak: number;
}

/** A value of a game option, such as a card or a module, by the games played with it. */
export interface FavouriteValue {
  game: string;
  option: string;
  value: string;
  games: number;
  won: number;
}

/** Results against an opponent: a person, or a bot (then ``bot`` is set). */
export interface Opponent {
  name: string;
  bot: string;
  profile: string;
  games: number;
  ahead: number;
  level: number;
  behind: number;
}

/** Puzzle rating in a game, and streaks of daily puzzles in days. */
export interface PuzzleStanding {
  game: string;
  rating: number;
  answers: number;
  streak: number;
  longest_streak: number;
}

/** Number of games finished on a day (UTC, days since 1970). */
export interface ActiveDay {
  day: number;
  games: number;
}

/** An account's profile as the viewer may see it. Everything but ratings and puzzles is about ``games`` games. */
export interface Profile {
  id: string;
  name: string;
  is_own: boolean;
  is_listed: boolean;
  games: number;
  has_older_games: boolean;
  ratings: RatingSeries[];
  results: ResultTotals[];
  favourites: FavouriteValue[];
  opponents: Opponent[];
  puzzles: PuzzleStanding[];
  days: ActiveDay[];
}

/** A seat of a finished game. The name is empty for a bot, a deleted person, and a person whom one has blocked. */
export interface ProfileSeat {
  name: string;
  bot: string;
  place: number;
  score: number;
  profile: string;
}

/** A finished game of the person at ``seat``, with the rating after it if it was rated between people. */
export interface ProfileGame {
  table: string;
  game: string;
  at: number;
  seat: number;
  result: "lost" | "shared" | "won";
  rating: number | null;
  seats: ProfileSeat[];
}

/** A page of a person's finished games, newest first. */
export interface ProfileGames {
  games: ProfileGame[];
  more: string | null;
}

/** Ids of the profiles of the people at a table, by seat; empty where there is none that the viewer may see. */
export interface SeatProfiles {
  profiles: string[];
}

/** A person or a bot in a leaderboard. */
export interface LeaderboardEntry {
  place: number;
  name: string;
  bot: string;
  rating: number;
  games: number;
  you: boolean;
  profile: string;
}

/** The viewer's own rating in a leaderboard. */
export interface OwnStanding {
  rating: number;
  games: number;
  provisional: boolean;
  place: number | null;
  unlisted: "" | "guest" | "hidden" | "inactive" | "provisional";
}

/** A page of a leaderboard: people with an account and an active rating that is not provisional. */
export interface Leaderboard {
  entries: LeaderboardEntry[];
  people: number;
  you: OwnStanding | null;
}

/** Create a study, empty or from the text of one. The text has a title of its own. */
export interface CreateStudy {
  title?: string;
  visibility?: "link" | "private" | "public";
  text?: string;
}

/** Change title and visibility of a study. */
export interface ChangeStudy {
  title: string;
  visibility: "link" | "private" | "public";
}

/** Become a member by the token of a link, which is for an author or for a reader. */
export interface JoinStudy {
  invite: string;
}

/** Leave a study. Only the owner can name another ``member``, whose link stops working. */
export interface LeaveStudy {
  member?: number | null;
}

/** Report a study to the operator. */
export interface ReportStudy {
  text?: string;
}

/** Add a chapter: a record or position, with or without annotations. The moves after a puzzle are the answer. */
export interface AddChapter {
  title: string;
  text: string;
  kind?: "game" | "puzzle";
}

/** Change the title of a chapter, and its place in the list (0: first). */
export interface ChangeChapter {
  title: string;
  place: number;
}

/** Add moves after a node. A move that is there already is not added again. */
export interface AddMoves {
  seen: number;
  node: number;
  moves: LineMove[];
}

/** Write the comment of a node. */
export interface CommentNode {
  seen: number;
  node: number;
  comment: string;
}

/** Set the marks of a node. */
export interface MarkNode {
  seen: number;
  node: number;
  marks: ("bad" | "good" | "interesting")[];
}

/** Remove a variation from a node on. */
export interface RemoveNode {
  seen: number;
  node: number;
}

/** Where a member is in a study now, and whether others follow them. ``chapter`` None: they leave the page. */
export interface StudyPlace {
  chapter: number | null;
  node?: number;
  leads?: boolean;
}

/** A study in a list. */
export interface StudyListEntry {
  id: string;
  title: string;
  visibility: "link" | "private" | "public";
  owner: string;
  chapters: number;
  updated_at: number;
}

/** A page of the public studies, last changed first. ``more``: value of ``before`` for the next page. */
export interface StudyList {
  studies: StudyListEntry[];
  more: number | null;
  own: StudyListEntry[];
}

/** A study that was created. */
export interface NewStudy {
  id: string;
}

/** A chapter that was added. */
export interface NewChapter {
  number: number;
}

/** A chapter in the list of a study. */
export interface StudyChapter {
  number: number;
  title: string;
  kind: "game" | "puzzle";
  game: string;
}

/** A member. Only members see who is here, at which chapter and node; others see None. */
export interface StudyMember {
  number: number;
  name: string;
  role: "author" | "owner" | "reader";
  is_you: boolean;
  chapter: number | null;
  node: number;
}

/** The member whom others follow, and where they are. */
export interface StudyLeader {
  member: number;
  name: string;
  chapter: number;
  node: number;
}

/** Title, members and chapters of a study, as the asker sees it. */
export interface StudyHead {
  id: string;
  title: string;
  visibility: "link" | "private" | "public";
  role: "author" | "owner" | "reader" | null;
  can_join: "author" | "owner" | "reader" | null;
  chapters: StudyChapter[];
  members: StudyMember[];
  leader: StudyLeader | null;
  author_invite: string;
  reader_invite: string;
}

/** A node. A recorded node has the parent -1 and no action. */
export interface StudyNode {
  node: number;
  parent: number;
  player: number;
  notation: string;
  meaning: Facts;
  comment: string;
  marks: ("bad" | "good" | "interesting")[];
}

/** Nodes of a chapter that have changed, or the whole chapter. */
export interface ChapterState {
  number: number;
  text: string | null;
  nodes: StudyNode[];
}

/** A study as it is now, and what has changed in a chapter since a version. */
export interface StudyState {
  version: number;
  head: StudyHead;
  chapter: ChapterState | null;
  conflict: boolean;
}

/**
 * The best action, and one or two reasons for it, if it stands out.
 *
 * Pages show the reasons first, and the action on request.
 */
export interface CoachAdvice {
  position: number;
  best: ActionInfo;
  equal: ActionInfo[];
  reasons: Facts[];
  plan: GamePlan | null;
  at_stake: number;
}

/** The action that the asker took in a position for which they got advice. */
export interface CoachedMove {
  position: number;
  action: number;
}

/** A better action and one or two reasons for it; None if no action was clearly better. */
export interface CoachFeedback {
  position: number;
  better: ActionInfo | null;
  reasons: Facts[];
  cost: number;
  point_cost: number;
  departs: boolean;
}

/** A card of the plan, and how many of it. */
export interface PlannedPurchase {
  card: string;
  count: number;
}

/** A source of points (``GAME-metric-SOURCE``), and the expected points from it at the end. */
export interface PlannedPoints {
  source: string;
  points: number;
}

/** The next purchases in their order, or the sources of most points, the largest first. */
export interface GamePlan {
  purchases: PlannedPurchase[];
  sources: PlannedPoints[];
}

/** Position text to check. An empty text is the start of a game. */
export interface CheckPosition {
  game: string;
  text?: string;
  seat?: number | null;
}

/** What is wrong with a position text, or the position. */
export interface PositionCheckResult {
  problem: Problem | null;
  text: string;
  parts: string;
  position: StandalonePosition | null;
}

/** A turn of the person who plays the deal: their actions, and the score afterwards. */
export interface DealTurn {
  actions: ActionInfo[];
  score: number;
}

/** A record or a position to analyse, with or without annotations. */
export interface OpenAnalysis {
  text: string;
}

/** A position of the tree and the action before it. Node 0 is the start. */
export interface AnalysisNode {
  parent: number;
  player: number;
  notation: string;
  meaning: Facts;
  comment: string;
  marks: ("bad" | "good" | "interesting")[];
}

/** A record or a position with its annotations. The recorded actions are the nodes 1 to ``recorded``. */
export interface AnalysisTree {
  game: string;
  names: string[];
  players: number;
  options: Facts;
  verdict: "diverged" | "exact" | "unverified";
  corrections: string[];
  recorded: number;
  nodes: AnalysisNode[];
}

/** An action after the recorded ones, as number or notation. */
export interface LineMove {
  player: number;
  action: number | string;
}

/** The way to a position: ``at`` recorded actions, and the actions of a variation. */
export interface AnalysedLine {
  text: string;
  at?: number;
  line?: LineMove[];
}

/** Ask for a position, as a seat, the player to move (-1) or with everything open (-2) sees it. */
export interface ShowAnalysed {
  text: string;
  at?: number;
  line?: LineMove[];
  viewer?: number;
  last?: number;
  language?: string;
}

/** An action that is not legal in a position, for the player who sees it. */
export interface AskWhyNotAnalysed {
  text: string;
  at?: number;
  line?: LineMove[];
  player: number;
  action: number | string;
}

/** An action that was played, and its events. */
export interface AnalysedMove {
  player: number;
  notation: string;
  meaning: Facts;
  events: Facts[];
}

/** A position of the tree, and the decision of the seat that sees it. */
export interface AnalysedPosition {
  you: number;
  waiting_for: number[];
  view: Facts;
  decision: DecisionInfo | null;
  moves: AnalysedMove[];
  scores: number[];
  position: string;
  result: GameResult | null;
  description: string;
}

/** Ask for the evaluation of a decision, as far as the player can know the position. */
export interface EvaluateAnalysed {
  text: string;
  at?: number;
  line?: LineMove[];
  player: number;
  effort?: number;
}

/** The most promising actions of a decision, best first. */
export interface AnalysisEvaluation {
  lines: HintLine[];
  standing: Facts[];
  rollouts: number;
}

/** A node of the tree to save. The recorded nodes come first, without action. */
export interface SavedNode {
  parent?: number;
  player?: number;
  notation?: string;
  comment?: string;
  marks?: ("bad" | "good" | "interesting")[];
}

/** Ask for the text of a record or position with these annotations instead of its own. */
export interface SaveAnalysis {
  text: string;
  nodes: SavedNode[];
}

/** An annotated record or position. */
export interface AnalysisText {
  text: string;
}

/**
 * An error: ``error-CODE`` in the catalogues, its details, and an English ``text``.
 *
 * An action that a rule of the game forbids has the code ``refused``. The detail ``reason`` is then a code of the game
 * with its arguments, worded by ``GAME-refuse-CODE``.
 */
export interface Problem {
  code: string;
  text: string;
  details: Facts;
}

/** What a stranger learns of a private table: its game, its host's name, and their own access request. */
export interface AccessRequestStatus {
  game: string;
  host: string;
  knock: "declined" | "none" | "waiting" | "welcome";
}

/**
 * The command with this id is carried out and stored; ``seq`` is the last entry of the table.
 *
 * A subscriber of the table gets a ``table`` message with the command among its ``answers`` instead.
 */
export interface Done {
  type: "done";
  id: number;
  table: string;
  seq: number;
  rematch: string | null;
}

/** Answer to ``why``: legal, or the reason why not. */
export interface ReasonMessage {
  type: "reason";
  id: number;
  legal: boolean;
  problem: Problem | null;
}

/** Answer to ``may_take_back``: whether there is a step to take back, and whether it needs consent. */
export interface TakeBackMessage {
  type: "take_back";
  id: number;
  possible: boolean;
  consent: boolean;
}

/** The command with this id was refused and changed nothing. Contains the current table, if visible. */
export interface RefusedMessage {
  type: "refused";
  id: number;
  problem: Problem;
  table: TableMessage | null;
}

/** Take this seat, or any free one, and agree to the table as it is. */
export interface Sit {
  do: "sit";
  table: string;
  id?: number;
  seat?: number | null;
  invite?: string | null;
  part?: string | null;
}

/** Leave the seat, before the game begins. */
export interface Stand {
  do: "stand";
  table: string;
  id?: number;
}

/** Agree to the table as it is, after an invitation or a change by the host. */
export interface Agree {
  do: "agree";
  table: string;
  id?: number;
  part?: string | null;
}

/** Reveal the secret of the device, once the table asks for it (``opening``). */
export interface Reveal {
  do: "reveal";
  table: string;
  id?: number;
  secret: string;
}

/** Put a bot on a seat, or free it. Only for the host, before the start; all others have to agree again. */
export interface SetSeat {
  do: "set_seat";
  table: string;
  id?: number;
  seat: number;
  bot?: string | null;
}

/**
 * Start the game. Only for the host, after everyone has agreed.
 *
 * Free seats are removed, if the game can be played without them. If devices take part in the seed, the game begins
 * when the last one has revealed its secret.
 */
export interface Start {
  do: "start";
  table: string;
  id?: number;
}

/**
 * Take these actions in this position, all or none.
 *
 * In a simultaneous decision it is one action, which can be changed until the last player has chosen.
 */
export interface Act {
  do: "act";
  table: string;
  id?: number;
  position: number;
  actions: (number | string)[];
}

/**
 * Answer the question of this position with several picks, and end it.
 *
 * Picks are applied in order as long as the question is open; picks that the rules carry out themselves are skipped.
 * If the question is still open after the last pick and can be ended, it is. An empty list picks nothing.
 */
export interface Pick {
  do: "pick";
  table: string;
  id?: number;
  position: number;
  actions: (number | string)[];
}

/** Ask why an action is not legal now. Answered by ``reason``. */
export interface AskWhyNot {
  do: "why";
  table: string;
  id?: number;
  position: number;
  action: number | string;
}

/** Take back one's last step; with ``ask``, propose it to the others if it needs their consent. */
export interface TakeBack {
  do: "take_back";
  table: string;
  id?: number;
  position: number;
  ask?: boolean;
}

/** Ask whether one has a step to take back, and whether it needs consent. Answered by ``take_back``. */
export interface AskMayTakeBack {
  do: "may_take_back";
  table: string;
  id?: number;
  position: number;
}

/** Let the substitute bot take over your seat, or the seat of a player who is absent too long. */
export interface Replace {
  do: "replace";
  table: string;
  id?: number;
  seat: number;
}

/** Take your seat back from the bot. */
export interface ReturnToGame {
  do: "return";
  table: string;
  id?: number;
}

/** Resign the game. */
export interface Resign {
  do: "resign";
  table: string;
  id?: number;
}

/** Propose to end the game without a result. */
export interface Abandon {
  do: "abandon";
  table: string;
  id?: number;
}

/** Accept or reject a proposal. */
export interface Answer {
  do: "answer";
  table: string;
  id?: number;
  proposal: number;
  yes: boolean;
}

/** Send a chat message to everyone at the table. Spectators may where the table allows it. */
export interface Chat {
  do: "chat";
  table: string;
  id?: number;
  text: string;
  invite?: string | null;
}

/** Request access to a private table, knowing its URL but not its invite link. */
export interface RequestAccess {
  do: "knock";
  table: string;
  id?: number;
}

/** Answer an access request. Only for the host. */
export interface AnswerAccessRequest {
  do: "let_in";
  table: string;
  id?: number;
  knock: number;
  yes: boolean;
}

/** Create a new table for the same people, or join it. Others get reserved seats and have to agree. */
export interface Rematch {
  do: "rematch";
  table: string;
  id?: number;
  part?: string | null;
}

/** Ask what a bot would do in this position, in the asker's place. */
export interface AskHint {
  position: number;
}

/** A legal action and its evaluation, based on what the asker can know. */
export interface HintLine {
  action: number;
  notation: string;
  meaning: Facts;
  win: number;
  lead: number;
  reasons: Facts[];
  error: number;
  equal: boolean;
  cost: number;
  point_cost: number;
}

/** The most promising actions of a decision, best first. */
export interface Hint {
  position: number;
  lines: HintLine[];
  standing: Facts[];
}

/** A file of another program: a saved game or a log. */
export interface ImportGame {
  text: string;
}

/** A rule that the other program applied differently: the message ``GAME-MESSAGE`` of the game's catalogue. */
export interface ImportRemark {
  message: string;
  facts: Facts;
}

/** The record of an imported game, and how far it was understood. */
export interface ImportResult {
  game: string;
  record: string;
  source: string;
  moves: number;
  moves_read: number;
  remarks: ImportRemark[];
  stop: Problem | null;
}

/** A record to check, review or import. */
export interface RecordText {
  record: string;
}

/** A puzzle of this server. */
export interface PuzzleSource {
  game: string;
  id: string;
}

/**
 * Continue a finished game from one of its positions, at a new table.
 *
 * The game is given by a table of this server, a record, or a puzzle.
 */
export interface ContinueGame {
  at?: number | null;
  seats: SeatRequest[];
  table?: string | null;
  invite?: string | null;
  record?: string | null;
  puzzle?: PuzzleSource | null;
  start?: boolean;
}

/** Ask for some positions of a record, as a seat, a spectator (-1) or with all hands open (-2) saw them. */
export interface ReplayRecord {
  record: string;
  viewer?: number;
  first?: number;
  count?: number;
  language?: string;
  decision?: boolean;
}

/** Ask for a picture of a position of a record, after ``at`` actions (None: all of them). */
export interface DrawRecord {
  record: string;
  at?: number | null;
  viewer?: number;
  language?: string;
  dark?: boolean;
}

/** Ask for an animated picture of the positions after ``at`` to ``until`` actions of a record. */
export interface AnimateRecord {
  record: string;
  at: number;
  until: number;
  viewer?: number;
  language?: string;
  dark?: boolean;
}

/** A position of a record: the action before it (none at the start), its events, and the view. */
export interface ReplayStep {
  number: number;
  player: number;
  notation: string;
  events: Facts[];
  view: Facts;
  waiting_for: number[];
  text: string;
  decision: DecisionInfo | null;
}

/** Result of replaying a record: a verdict, and the requested positions. */
export interface RecordReplay {
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
  result: GameResult | null;
  steps: ReplayStep[];
  scores: number[][];
}

/**
 * Result of one fairness check; ``absent`` if there is nothing to compare.
 *
 * ``server``: the server's secret matches the hash published before anyone sat down. ``part``: so does that of a
 * player's device. ``key``: the key follows from all secrets. ``order``: the order of seats follows from the key.
 * ``options``: so do random options. ``seed``: where the server drew the whole seed, it matches the hash published at
 * the start. Worded by ``server-check-WHAT-STATUS``.
 */
export interface ProofFinding {
  what: "key" | "options" | "order" | "part" | "seed" | "server";
  status: "absent" | "broken" | "kept";
  player: number;
}

/** Fairness check of a finished game: its log replayed against its record, and its seed proof. */
export interface FairnessCheck {
  table: string;
  imported: boolean;
  fair: boolean;
  hash: string;
  seed: string;
  findings: ProofFinding[];
  verdict: "diverged" | "exact" | "unverified";
  actions: number;
  record: string;
  played_on: boolean;
}

/** An action that a review has evaluated, and its costs compared with the best one. */
export interface RatedAnswer {
  notation: string;
  cost: number;
  point_cost: number;
  equal: boolean;
}

/** A turn that lowered the win chance, represented by its most costly decision. */
export interface CostlyMove {
  at: number;
  player: number;
  played: string;
  played_meaning: Facts;
  best: string;
  best_meaning: Facts;
  cost: number;
  point_cost: number;
  win: number;
  best_win: number;
  reasons: Facts[];
  answers: RatedAnswer[];
  error: number;
  point_error: number;
  turn: number;
  turn_facts: Facts;
  others: number;
  standing: Facts[];
}

/** A decision in which the played action was clearly better than every sensible alternative. */
export interface GoodMove {
  at: number;
  player: number;
  played: string;
  played_meaning: Facts;
  next_best: string;
  next_best_meaning: Facts;
  gain: number;
  error: number;
  point_gain: number;
  point_error: number;
  reasons: Facts[];
  turn: number;
  turn_facts: Facts;
}

/** Progress of a review, and the turns that certainly cost most, worst first. */
export interface GameReview {
  id: string;
  game: string;
  looks: number;
  done: number;
  finished: boolean;
  moves: CostlyMove[];
  decisions: number[];
  costs: number[];
  point_costs: number[];
  unseen: number[];
  good_moves: GoodMove[];
}

/** Unlimited time. */
export interface NoClock {
  kind: "none";
}

/** A fixed number of seconds for each move. A move lasts until another player has acted. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** A fixed number of seconds for the whole game, plus an increment after each move. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}

/**
 * Wanted occupant of a seat of a new table.
 *
 * ``me`` is the person who creates it, ``open`` a free seat, ``beside`` another person with a name at the same device
 * (hot seat).
 */
export interface SeatRequest {
  kind: "beside" | "bot" | "me" | "open";
  bot?: string | null;
  name?: string;
}

/** Create a table. Missing options keep the defaults of the game. */
export interface CreateTable {
  game: string;
  seats: SeatRequest[];
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
  same_device: boolean;
  bot_account: boolean;
}

/** A legal action: its number, notation and meaning. */
export interface ActionInfo {
  action: number;
  notation: string;
  meaning: Facts;
}

/** The decision of the viewer. The prompt is the message ``GAME-ask-KIND``. */
export interface DecisionInfo {
  kind: string;
  source: string;
  about: Facts;
  least: number;
  most: number;
  actions: ActionInfo[];
  chosen: number | null;
}

/** A log entry as the viewer may see it. ``events`` are the game's, worded by ``GAME-log-KIND``. */
export interface LogEntryView {
  seq: number;
  kind: string;
  seat: number;
  at: number;
  data: Facts;
  events: Facts[];
}

/** A proposal that waits for answers. ``number`` identifies it in an ``answer``. */
export interface ProposalInfo {
  number: number;
  what: "abandon" | "take_back";
  by: number;
  missing: number[];
}

/** A pending access request. ``number`` identifies it in ``let_in``. */
export interface AccessRequestInfo {
  number: number;
  name: string;
}

/** Spectators on this server process: their number, and the names of the first of them. */
export interface Spectators {
  count: number;
  names: string[];
}

/** Result of a game. An abandoned game has no places. */
export interface GameResult {
  reason: "abandoned" | "played" | "resigned" | "timed_out";
  places: number[] | null;
  scores: number[] | null;
  metrics: { [key: string]: number };
  seat_metrics: { [key: string]: number }[];
}

/** Seed share of a person's device. An empty hash or secret is still to come. */
export interface SeedShareInfo {
  hash: string;
  secret: string;
}

/**
 * Proof that nobody chose the seed: hashes first, then the secrets.
 *
 * The server's hash is shown from the beginning, its secret at the end. Where the server draws the whole seed, as for
 * daily deals, the hash is that of the seed and is shown from the start on. See ``docs/random.md``.
 */
export interface Fairness {
  hash: string;
  seed: string | null;
  secret: string | null;
  parts: (SeedShareInfo | null)[];
  opening: boolean;
  missing: number[];
}

/** The game that a table continues. */
export interface OriginInfo {
  at: number;
  table: string;
  puzzle: string;
}

/** Settings of a table. */
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
  tournament: string | null;
}

/** Everything a viewer may know of a table, and the log entries since the last message. */
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
  happened: LogEntryView[];
  can_take_back: boolean;
  proposals: ProposalInfo[];
  knocks: AccessRequestInfo[];
  onlookers: Spectators;
  result: GameResult | null;
  fairness: Fairness | null;
  invite: string | null;
  rematch: string | null;
  now: number;
  answers: number[];
  changes: ViewChanges | null;
}

/** A position as the person sees it, their legal actions, and the events since their last action. */
export interface StandalonePosition {
  game: string;
  you: number;
  players: number;
  waiting_for: number[];
  view: Facts;
  decision: DecisionInfo | null;
  happened: LogEntryView[];
}

/** Why an action is not legal; None: it is. */
export interface WhyNotAnswer {
  problem: Problem | null;
}

/**
 * One change in the object or list at the path ``at``, which starts at the view.
 *
 * In a list, ``count`` elements from index ``key`` on are replaced by ``values``. In an object, ``key`` is set to the
 * only element of ``values``, or removed if there is none.
 */
export interface ViewChange {
  at: (number | string)[];
  key: number | string;
  values: Plain[];
  count?: number;
}

/** Changes, in order, that turn the view of entry ``since`` into the current one. */
export interface ViewChanges {
  since: number;
  changes: ViewChange[];
}

/** Inline text. ``to`` is the id of the section that explains it, if any. */
export interface Piece {
  text: string;
  to?: string;
  strong?: boolean;
}

/** A paragraph, a list, a table (first row: head) or a drawn example with its caption, as rows of cells. */
export interface Block {
  kind: "example" | "list" | "table" | "text";
  rows: Piece[][][];
  name?: string;
}

/** Section of a topic that explains one thing. ``id`` is its link target. */
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

/** Page of the rulebook. */
export interface Topic {
  id: string;
  title: string;
  blocks: Block[];
  sections: Section[];
}

/** Rules of a game in one language. */
export interface Rulebook {
  game: string;
  language: string;
  topics: Topic[];
  leads: { [key: string]: string };
}

/** Position drawn as a table shows it to a seat. */
export interface Example {
  game: string;
  you: number;
  players: number;
  waiting_for: number[];
  view: Facts;
}

export type Clock = NoClock | MoveClock | BankClock;

export type TableCommand = Sit | Stand | Agree | Reveal | SetSeat | Start | Act | Pick | AskWhyNot | TakeBack | AskMayTakeBack | Replace | ReturnToGame | Resign | Abandon | Answer | Chat | RequestAccess | AnswerAccessRequest | Rematch;

export type ClientMessage = Watch | Leave | Sit | Stand | Agree | Reveal | SetSeat | Start | Act | Pick | AskWhyNot | TakeBack | AskMayTakeBack | Replace | ReturnToGame | Resign | Abandon | Answer | Chat | RequestAccess | AnswerAccessRequest | Rematch | HoldDevice | EnterLobby | LeaveLobby | Ping;

export type ServerMessage = WelcomeMessage | TableMessage | Done | ReasonMessage | TakeBackMessage | RefusedMessage | PresenceMessage | StorageStatusMessage | TableDeletedMessage | LobbyMessage | PongMessage;
