import type {
  GameEvent,
  GameView,
  Json,
  Language,
  Message,
  Outcome,
  Refusal,
  SeatDecision,
  Viewer,
  Weight,
} from "@safehouse/kernel";
import type { ComponentType, JSX } from "preact";
import type { SeatInfo } from "../play/session.ts";
import type { Scenes } from "../stage/beat.ts";

/** One question that is put to the viewer, with all that may be answered. Empty moves: answered, and the others are waited for. */
export interface Question<Move = Json> {
  readonly decision: SeatDecision;
  /** The question in one sentence. */
  readonly text: string;
  readonly moves: readonly Move[];
}

/** What the viewer could answer at a table that only might come to be, and what would come of it. */
export interface Supposed<View extends GameView = GameView, Move = Json> {
  readonly moves: readonly Move[];
  preview(move: Move): View | null;
}

/** What just happened, for animations and sounds: never the only bearer of an information. */
export interface Latest<Event extends GameEvent = GameEvent> {
  /** Changes with every new moment. */
  readonly key: number;
  readonly events: readonly Event[];
}

/** The discreet sounds of the house; silent unless the person has switched them on. */
export type SoundName =
  | "card"
  | "slide"
  | "turn"
  | "undo"
  | "coin"
  | "bell"
  | "horn"
  | "stamp"
  | "pencil"
  | "cross"
  | "dice";

/**
 * What a board gets, and all it gets: it draws the view, lights what may be done, and hands moves back. It holds no rules: what is
 * possible comes from `questions`, why something is not from `explain`, what it would lead to from `preview`.
 */
export interface BoardProps<View extends GameView = GameView, Move = Json, Event extends GameEvent = GameEvent> {
  readonly view: View;
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  /** Everybody's open questions: whom the table waits for. */
  readonly pending: readonly SeatDecision[];
  /** The viewer's own. Empty for spectators, in replays, and while another is asked. */
  readonly questions: readonly Question<Move>[];
  readonly latest: Latest<Event>;
  readonly outcome: Outcome | null;
  /** More has happened than is shown yet; `skip` shows it. */
  readonly isBehind: boolean;
  skip(): void;
  /** A paper of the board's own lies over it: nothing is played underneath until it is put away. */
  hold(isCovered: boolean): void;
  /** A move of this viewer that is on its way to the host. */
  readonly sent: { readonly decision: string; readonly move: Move } | null;
  readonly language: Language;
  /** Hands in a move. What the host refuses is shown by the page; `near` is the thing that was pressed. */
  submit(decision: string, move: Move, near?: Element, isMeant?: boolean): void;
  /** Hands in a move that one press is enough for: a moment later, and until then `undo` takes it back, whatever the rules say. */
  submitSoon(decision: string, move: Move, near?: Element): void;
  /** How much hangs on a listed move. A final one that was not held down (`isMeant`) is asked about before it is handed in. */
  weigh(decision: string, move: Move): Weight;
  /** Why this cannot be done: null if it can. Judged by the game's own `check` on this view. */
  explain(decision: string, move: Move): Refusal | null;
  /** Shows a refusal to the person, with its rule and a link to it, next to what was pressed. */
  refuse(refusal: Refusal, near?: Element): void;
  /** What the viewer would see right after that move, as far as no luck and nothing hidden is in it; null if it cannot be told. */
  preview(decision: string, move: Move): View | null;
  /**
   * What the viewer could answer to a question of this kind if the table were like that: to think ahead while another is asked. Null
   * until the rules are there. None of it reaches the host.
   */
  suppose(view: View, kind: string): Supposed<View, Move> | null;
  /** Takes back the viewer's last move; null where nothing can be taken back. */
  readonly undo: (() => void) | null;
  /** The game's own texts and refusals in the reader's language. */
  say(message: Message): string;
  name(seat: number): string;
  /** Whether "you" is right for that seat: never where a device is passed around. */
  isYou(seat: number): boolean;
  sound(name: SoundName): void;
  /** A finished match is looked at: nobody is asked, and nothing waits to be put away. A jump within it makes the board anew. */
  readonly isReplay: boolean;
  /** False if the person wants things to stand still, or a replay jumps. */
  readonly isMoving: boolean;
}

/** How a game is drawn for everybody on a big screen: nothing on it can be pressed. */
export interface ScreenBoard {
  // oxlint-disable-next-line typescript/no-explicit-any -- views and moves of different games have nothing in common
  readonly Board: ComponentType<BoardProps<any, any, any>>;
  /** The room it is laid out for, in points of its own; the screen makes it as large as there is place. */
  readonly width: number;
  readonly height: number;
  /** How wide the column beside it is, in points of the screen; 200 where it says nothing. */
  readonly beside?: number;
  /** What lies beside it, such as a score pad. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly Side?: ComponentType<BoardProps<any, any, any>>;
  /** Where it happens, for the head of the screen. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly where?: (view: any, say: (message: Message) => string) => string;
  /** Whether everybody is to be seen on it, or beside it: then the screen has no list of them. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly showsPeople?: (view: any) => boolean;
}

/** What `boards/<game>/index.tsx` exports as `board`. */
export interface BoardModule {
  // oxlint-disable-next-line typescript/no-explicit-any -- views and moves of different games have nothing in common
  readonly Board: ComponentType<BoardProps<any, any, any>>;
  /** How an entry is split into what is seen one after the other. Without it an entry is seen at once. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly scenes?: Scenes<any, any>;
  /** A line under the game's name in the table's head, such as "round 3 of 5". */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  headline(view: any, language: Language): string;
  /** The board has a use for a desk's whole width: log and chat open above it unless there is more than that. */
  readonly isBroad?: true;
  /** How a thing of the legend is drawn on the board; null for what has words alone. */
  sign?(thing: string): JSX.Element | null;
  /** Keys of the board's own, for the help. */
  readonly keys?: { readonly [language in Language]: readonly (readonly [key: string, what: string])[] };
  /** Why nobody may talk while a view is silent, and the rule that says so. Only for games with such views. */
  readonly silence?: (language: Language) => { readonly why: string; readonly rule: string };
}
