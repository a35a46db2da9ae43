import type { Viewer } from "@safehouse/kernel";
import type { SafeId } from "./content/safes.ts";
import { type Face, NO_CARD } from "./content/tools.ts";
import type { Event } from "./events.ts";
import type { State } from "./state.ts";
import type { Stage, Table } from "./table.ts";

export interface View {
  readonly seat: number | null;
  /** from taking the safes until the heist ends. */
  readonly silent: boolean;
  readonly table: Readonly<Table>;
  /** How many cards each player holds, the pile and the trash. */
  readonly sizes: readonly number[];
  readonly pile: number;
  readonly trash: number;
  readonly hand: readonly Face[];
  /** Behind the screen; empty for all but the boss. Whoever sees everything sees what the boss sees. */
  readonly safes: readonly SafeId[];
  /** The boss's six; empty for all but the boss where they were drawn. */
  readonly six: readonly number[];
  /** Parallel to `table.told`: the tools of secret hints that this viewer knows. */
  readonly secrets: readonly number[];
  /** The cards that this viewer knows among the acts, parallel to them: the own ones. */
  readonly faces: readonly Face[];
  /** What the boss has put onto the alarm pile, round after round; empty for all others. */
  readonly wrong: readonly Face[];
  /** What this seat has put onto the trash since it was last shuffled. */
  readonly thrown: readonly Face[];
  /** By holder: cards that this seat has seen there, of which `missing` may have gone since. */
  readonly known: readonly (readonly Face[])[];
  readonly missing: readonly number[];
  /** The own answer to the open exchange. */
  readonly chosen: Face;
  /** What no seat ever sees, once the match is over. */
  readonly open: Open | null;
}

interface Open {
  /** By building, and in the pile (the next is the last). */
  readonly safes: readonly (readonly SafeId[])[];
  readonly spare: readonly SafeId[];
  readonly hands: readonly (readonly Face[])[];
  /** The next card is the last. */
  readonly pile: readonly Face[];
  /** By who threw it away. */
  readonly trash: readonly (readonly Face[])[];
}

const SILENT: readonly Stage[] = ["six", "hints", "tools", "reshuffle", "hint", "give", "turn"];
const NOTHING: readonly number[] = [];
const NO_LISTS: readonly (readonly number[])[] = [];

export function view(state: State, viewer: Viewer): View {
  const { table, hands } = state;
  const { seats, boss } = table;
  const seat = typeof viewer === "number" ? viewer : null;
  const isOpen = viewer === "open";
  const seesScreen = isOpen || seat === boss;
  return {
    seat,
    silent: SILENT.includes(table.stage),
    table,
    sizes: hands.map((hand) => hand.length),
    pile: state.pile.length,
    trash: state.trash.reduce((sum, cards) => sum + cards.length, 0),
    hand: seat === null ? NOTHING : hands[seat],
    safes: seesScreen ? state.screen : NOTHING,
    six: seesScreen ? state.six : table.six,
    secrets: seesScreen ? state.secrets : secretsOf(state, seat),
    faces: isOpen ? state.faces : facesOf(state, seat),
    wrong: seesScreen ? state.wrong : NOTHING,
    thrown: seat === null ? NOTHING : state.trash[seat],
    known: seat === null ? NO_LISTS : state.known.slice(seat * seats, (seat + 1) * seats),
    missing: seat === null ? NOTHING : state.missing.slice(seat * seats, (seat + 1) * seats),
    chosen: seat === null ? NO_CARD : state.chosen[seat],
    open: isOpen ? openTo(state) : null,
  };
}

function openTo({ safes, spare, hands, pile, trash }: State): Open {
  return { safes, spare, hands, pile, trash };
}

/** beside the boss, only the one who was told knows a secret. */
function secretsOf({ table, secrets }: State, seat: number | null): readonly number[] {
  return secrets.map((tool, i) => (seat !== null && table.told[i].seat === seat ? tool : NO_CARD));
}

/** everybody remembers the own cards and no others. */
function facesOf({ table, faces }: State, seat: number | null): Face[] {
  return faces.map((face, i) => (table.acts[3 * i + 1] === seat ? face : NO_CARD));
}

/** An event as one viewer is told it. A type that is not listed here is told to nobody: the compiler then complains. */
export function viewEvent(event: Event, viewer: Viewer): Event | null {
  if (viewer === "open") return event;
  switch (event.type) {
    case "screened":
      return viewer === event.boss ? event : { ...event, safes: null };
    case "drew-hints":
      return viewer === event.boss ? event : { ...event, hints: null };
    case "told":
      return event.hint !== 9 || viewer === event.boss || viewer === event.seat ? event : { ...event, tool: null };
    case "shown-hand":
      return viewer === event.boss || viewer === event.seat ? event : { ...event, cards: null };
    case "gave":
      return viewer === event.seat || viewer === event.to ? event : { ...event, card: null };
    case "dealt":
    case "drew":
      return viewer === event.seat ? event : { ...event, cards: null };
    case "played":
      return viewer === event.seat ? event : { ...event, card: null };
    case "buried":
      return viewer === event.boss ? event : null;
    case "dice-drawn":
    case "informants-drawn":
    case "town-filled":
    case "heist":
    case "robbing":
    case "informant":
    case "hints-open":
    case "round":
    case "released":
    case "swapped":
    case "passed":
    case "trash-shuffled":
    case "sorted":
    case "heist-over":
    case "revealed":
    case "cracked":
    case "uncracked":
    case "car":
    case "die":
    case "safe-placed":
    case "safe-lost":
    case "police":
    case "bribed":
    case "informant-left":
    case "won":
    case "caught":
    case "stranded":
      return event;
  }
}
