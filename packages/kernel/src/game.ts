import type { Appraisal } from "./appraisal.ts";
import type { BalanceStudy } from "./balance.ts";
import type { Decision, DecisionKind, Seat, SeatDecision, Viewer } from "./decision.ts";
import type { Edition } from "./edition.ts";
import type { WorkedExample } from "./example.ts";
import type { Json } from "./json.ts";
import type { Language, Message, MessageTable, Refusal } from "./message.ts";
import type { ConfigProblem, Options, OptionsSchema } from "./options.ts";
import type { Outcome } from "./outcome.ts";
import type { Random } from "./random.ts";
import type { TableReasons } from "./reasons.ts";
import type { Result } from "./result.ts";
import type { Rulebook } from "./rulebook.ts";
import type { Weight } from "./weight.ts";
import type { Survey } from "./survey.ts";
import type { TableHead, TableWords } from "./words.ts";

export interface GameEvent {
  readonly type: string;
}

export interface EventKind {
  /** Tells somebody something that was hidden: it ends undo, and two worlds may differ after it. */
  readonly reveals?: true;
  /** Begins a part of the match, or a section of such a part. The text `chapter.<type>` names it. */
  readonly chapter?: "part" | "section";
}

export interface GameView {
  /** Null for a spectator and for the open view. */
  readonly seat: Seat | null;
  /** Chat, emotes and renaming are off. */
  readonly silent: boolean;
}

export interface BotRequest<View, Move, Event> {
  readonly view: View;
  readonly decision: SeatDecision;
  readonly moves: readonly Move[];
  /** What this seat has been told so far, oldest first. */
  readonly history: readonly Event[];
  readonly random: Random;
  /** Nodes, not time: a seed gives the same game on every machine. */
  readonly budget: { readonly nodes: number };
}

export interface Bot<View, Move, Event> {
  choose(request: BotRequest<View, Move, Event>): Move;
  /** Fetches what it plays its strength with. Whoever asks a bot waits for this first. */
  prepare?(): Promise<void>;
  /** What it lacks at a table that nobody could prepare it for; null where it lacks nothing. Nobody waits for it. */
  study?(view: View): Study | null;
}

/** Something that a bot can learn by itself in a few seconds, and that is worth keeping. */
export interface Study {
  /** The same for whatever is the same to learn: what was learned is kept under this name. */
  readonly name: string;
  /** Learns in small steps, and returns what was learned. `spent` tells the share of its time that is over, from 0 to 1. */
  learn(random: Random, spent: () => number): Generator<undefined, string>;
  /** Takes what was learned here or elsewhere; false if it is of another release. */
  take(learned: string): boolean;
}

export const BOT_LEVELS = ["random", "easy", "normal", "expert"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export interface GameMeta extends Edition {
  readonly id: string;
  readonly name: { readonly [language in Language]: string };
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSchema;
  readonly scenarios: readonly { readonly id: string; readonly name: { readonly [language in Language]: string } }[];
  readonly decisions: { readonly [kind: string]: DecisionKind };
  readonly events: { readonly [type: string]: EventKind };
  /** The results by which a crew has lost, for those who count wins. */
  readonly losses?: readonly string[];
}

/** Whom everybody may wish to be, such as a thief: said before the match begins, and seen by all at the table. */
export interface SeatWishes {
  /** Ids, as options or moves have them. */
  readonly choices: readonly string[];
  name(choice: string): Message;
  /** Who that is, in a few words. */
  role(choice: string): Message;
  /**
   * The table's options with the wishes in them as far as they go together; `wishes` by seat. Without it the match itself asks
   * everybody, and a wish is what its board proposes.
   */
  hear?(config: Options, wishes: readonly (string | null)[]): Options;
}

/** What is to be known of a game before a table is set for it. */
export interface GameOffer<Config = unknown> {
  readonly meta: GameMeta;
  /** Judges an untrusted configuration; `{}` gives the defaults. */
  configure(input: unknown, seats: number): Result<Config, ConfigProblem>;
  /** The options that make a difference with these choices, and what is left to choose. Without it, always all of them. */
  optionsFor?(chosen: Options, seats: number): OptionsSchema;
  readonly wishes?: SeatWishes;
  /** A seat can be played on a printed sheet: nothing lies face down before it, so anybody may enter what was written there. */
  readonly onPaper?: true;
  /** How well its bots can play, weakest first. */
  readonly levels: readonly BotLevel[];
  /** One table a language, loaded when it is needed. */
  readonly texts: { readonly [language in Language]: () => Promise<MessageTable> };
  readonly rulebook: { readonly [language in Language]: () => Promise<Rulebook> };
  /** Worked examples of its rules, for the rules page and for tests. */
  readonly examples?: () => Promise<readonly WorkedExample[]>;
  /** How the lines of its balance.md, which are English, read in German. */
  readonly measured?: () => Promise<Phrases>;
}

/** Whole sentences; `{}` is a number, or a phrase in its turn. The first that fits counts. */
export type Phrases = readonly (readonly [from: string, to: string])[];

/**
 * What a match is played, shown and replayed by. State, moves, events and views are plain JSON. The rules are deterministic and total:
 * no clock, no randomness, no I/O, no throwing on a wrong move.
 */
export interface GameCore<
  State = unknown,
  View extends GameView = GameView,
  Move = Json,
  Event extends GameEvent = GameEvent,
  Config = unknown,
> extends Omit<GameOffer<Config>, "levels"> {
  /** The state before the first draw. Has no randomness. */
  setup(config: Config, seats: number): State;
  /** The decisions open now: one chance decision alone, or seats' decisions. None: the match is over. */
  pending(state: State): readonly Decision[];
  /**
   * What may be answered, in a stable order, from what the seat may know and nothing else; at most 300. The first is what the host
   * plays for an absent seat. Empty only for a sealed decision that this seat has answered.
   */
  moves(view: View, decision: SeatDecision): readonly Move[];
  /** Null, or why not. Passes exactly what `moves` lists, and is given anything at all. */
  check(view: View, decision: SeatDecision, move: unknown): Refusal | null;
  /** Changes the state in place. Trusts that the move was checked; a chance decision's move is what was drawn. */
  apply(state: State, decision: Decision, move: Move | readonly number[]): Event[];
  clone(state: State): State;
  /** Built from nothing by allow-list. May share arrays with the state: valid until the next `apply`. */
  view(state: State, viewer: Viewer): View;
  /** What that viewer is told of an event; null for nothing at all. */
  viewEvent(event: Event, viewer: Viewer): Event | null;
  /** A state that this seat cannot tell from the real one: `view(imagine(view(s, v)), v)` equals `view(s, v)`. */
  imagine(view: View, history: readonly Event[], random: Random): State;
  /** Null until the match is over. */
  outcome(state: State): Outcome | null;

  /** What a move is called on a button. */
  label(decision: SeatDecision, move: Move): Message;
  /** How much hangs on a listed answer, for screens: rules know nothing of it. Without it every answer is plain. */
  weigh?(decision: SeatDecision, move: Move): Weight;
  /** The question put to the seat, in one sentence. */
  ask(view: View, decision: SeatDecision): Message;
  /** The table in words, and the way to every move: for who plays by ear, with one switch or in a terminal. */
  readonly words: () => Promise<TableWords<View, Move>>;
  /** Why bots do what they do, in games in which one plays together. */
  readonly reasons?: () => Promise<TableReasons<Event>>;
  /** Where that is much less: the part of its words that every table begins with. */
  readonly head?: () => Promise<TableHead<View>>;
}

/** The contract of a game: its core, who plays it besides people, and what the lab asks for. */
export interface Game<
  State = unknown,
  View extends GameView = GameView,
  Move = Json,
  Event extends GameEvent = GameEvent,
  Config = unknown,
> extends GameCore<State, View, Move, Event, Config> {
  readonly bots: { readonly [level in BotLevel]?: Bot<View, Move, Event> };
  /** The game's conservation laws: what is wrong with this state, normally nothing. */
  audit(state: State): readonly string[];
  /** Measures the balance rules of the rulebook, if it has some. */
  readonly balance?: () => Promise<BalanceStudy<View, Move, Event, Config>>;
  /** Where the lab watches the bots, and what it counts there. */
  readonly survey?: () => Promise<Survey<View, Move>>;
  /** What its matches are worth, entry by entry, for reviews. */
  readonly appraisal?: () => Promise<Appraisal<State, Config>>;
}

/** A game whose types are its own business: what hosts, servers, tests and the command line handle. */
// oxlint-disable-next-line typescript/no-explicit-any -- states and moves of different games have nothing in common
export type AnyGame = Game<any, any, any, any, any>;

/** What a page at a table needs: it never plays by itself, so bots stay out of its way. */
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnyCore = GameCore<any, any, any, any, any>;

/** What a table is shown and asked at by. The rest of its rules may come later: only whoever asks why not, or what if, needs them. */
export type AnyFront = Pick<
  AnyCore,
  "meta" | "texts" | "rulebook" | "onPaper" | "label" | "weigh" | "ask" | "words" | "head" | "reasons"
> & {
  /** Of `texts` what a running table is drawn and asked by, where a game parts that from what happened and why not. */
  readonly firstTexts?: AnyCore["texts"];
  /** Whether they do for what a viewer sees now; without it, until the end. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly firstTextsDo?: (view: any) => boolean;
};

/** How an event reads in the log: its type is the message, its fields are the arguments. */
export function eventMessage(event: GameEvent): Message {
  const { type, ...args } = event;
  return { id: `event.${type}`, args: args as NonNullable<Message["args"]> };
}
