import type { Viewer } from "@safehouse/kernel";
import type { Face } from "./content/cards.ts";
import type { Event } from "./events.ts";
import type { Memory } from "./memory.ts";
import type { State, Table } from "./state.ts";

export interface View {
  readonly seat: number | null;
  /** People talk at a card table, and bluffing lives from it: chat is never off. */
  readonly silent: false;
  readonly table: Readonly<Table>;
  /** How many cards each player holds. */
  readonly sizes: readonly number[];
  /** How many cards the pile holds. */
  readonly pile: number;
  readonly hand: readonly Face[];
  /** The own answer to the open sealed question; 0 for none yet. */
  readonly answer: number;
  readonly chosen: readonly Face[];
  /** What this viewer knows for certain of cards elsewhere, and what everybody knows. */
  readonly memory: Readonly<Memory>;
  readonly commonMemory: Readonly<Memory>;
  /** Everything else, once the match is over. */
  readonly open: { readonly hands: readonly (readonly Face[])[]; readonly pile: readonly Face[] } | null;
}

const NOTHING: readonly number[] = [];

export function view(state: State, viewer: Viewer): View {
  const { table, hands, pile } = state;
  const sizes: number[] = [];
  for (let seat = 0; seat < hands.length; seat++) sizes.push(hands[seat].length);
  const seat = typeof viewer === "number" ? viewer : null;
  return {
    seat,
    silent: false,
    table,
    sizes,
    pile: pile.length,
    hand: seat === null ? NOTHING : hands[seat],
    answer: seat === null ? 0 : state.answers[seat],
    chosen: seat === null ? NOTHING : state.chosen[seat],
    memory: state.memory[seat ?? hands.length],
    commonMemory: state.memory[hands.length],
    open: viewer === "open" ? { hands, pile } : null,
  };
}

/** An event as one viewer is told it. A type that is not listed here is told to nobody: the compiler then complains. */
export function viewEvent(event: Event, viewer: Viewer): Event | null {
  if (viewer === "open") return event;
  switch (event.type) {
    case "dealt":
    case "received":
      return viewer === event.seat ? event : { ...event, cards: null };
    case "drew":
      return viewer === event.seat ? event : { ...event, card: null };
    case "took":
      return viewer === event.seat || viewer === event.from ? event : { ...event, card: null };
    case "gave":
      return viewer === event.seat || viewer === event.to ? event : { ...event, card: null };
    case "round":
    case "turned":
    case "covered":
    case "set-aside":
    case "returned":
    case "played":
    case "laid":
    case "cannot":
    case "believed":
    case "doubted":
    case "shown":
    case "forced":
    case "declined":
    case "named":
    case "skipped":
    case "reversed":
    case "targeted":
    case "spared":
    case "parried":
    case "receiver":
    case "sold":
    case "bomb":
    case "own-bomb":
    case "dud":
    case "discarded":
    case "converted":
    case "round-over":
    case "scored":
      return event;
  }
}
