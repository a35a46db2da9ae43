import { type Decision, decisionId, type GameMeta, type GameView, isObject, rank, refuse } from "@safehouse/kernel";
import { mini, range } from "../mini.ts";
import { de, en } from "./text.ts";

interface Written {
  readonly seat: number;
  readonly value: number;
}

/** One open sheet on which everybody writes a number each round, in any order; the dice are rolled between rounds. */
export interface State {
  readonly seats: number;
  readonly rounds: number;
  round: number;
  /** Null while the dice of this round are to be rolled. */
  dice: number[] | null;
  cells: (Written | null)[];
  /** Who has written this round. */
  wrote: boolean[];
}

export interface View extends GameView {
  readonly seats: number;
  readonly rounds: number;
  readonly round: number;
  readonly dice: readonly number[] | null;
  readonly cells: readonly (Written | null)[];
  readonly wrote: readonly boolean[];
}

export interface Move {
  readonly cell: number;
  readonly value: number;
}

export type Event =
  | { readonly type: "rolled"; readonly dice: readonly number[] }
  | { readonly type: "wrote"; readonly seat: number; readonly cell: number; readonly value: number };

interface Config {
  readonly rounds: number;
}

const meta: GameMeta = {
  id: "mini-sheet",
  name: { en: "The sheet", de: "Das Blatt" },
  seats: { min: 2, max: 4 },
  rules: 0,
  content: "none",
  options: {
    type: "object",
    additionalProperties: false,
    properties: { rounds: { type: "integer", minimum: 1, maximum: 5, default: 3, description: "Rounds" } },
  },
  scenarios: [],
  decisions: { write: {} },
  events: { rolled: {}, wrote: {} },
};

export const sheet = mini<State, View, Move, Event, Config>({
  meta,
  letter: "S",
  words: { en, de },
  rules: {
    en: [
      "The sheet",
      "Each round everybody writes the number of one die in a free cell.",
      "But for the first number, the cell touches a number.",
    ],
    de: [
      "Das Blatt",
      "Jede Runde schreiben alle die Zahl eines Würfels in ein freies Feld.",
      "Außer bei der ersten Zahl berührt das Feld eine Zahl.",
    ],
  },

  setup: ({ rounds }, seats) => ({
    seats,
    rounds,
    round: 0,
    dice: null,
    // One more than needed: the row of numbers always has a free end.
    cells: range(seats * rounds + 1).map(() => null),
    wrote: range(seats).map(() => false),
  }),

  pending({ round, rounds, dice, seats, wrote }): Decision[] {
    if (round === rounds) return [];
    if (dice === null) return [{ kind: "chance", seat: null, label: `round-${round + 1}/dice`, draw: { dice: 2 } }];
    return range(seats)
      .filter((seat) => !wrote[seat])
      .map((seat) => ({ id: decisionId("write", seat, round), seat, kind: "write" }));
  },

  moves({ cells, dice }) {
    const free = range(cells.length).filter((cell) => !cells[cell] && isReachable(cells, cell));
    return free.flatMap((cell) => [...new Set(dice)].map((value) => ({ cell, value })));
  },

  why({ cells, dice }, _decision, move) {
    if (!isObject(move) || !Number.isInteger(move["value"]) || !range(cells.length).includes(move["cell"] as number)) {
      return null;
    }
    const { cell, value } = move as unknown as Move;
    if (cells[cell]) return refuse("S-1", "refused.taken", { cell });
    if (!isReachable(cells, cell)) return refuse("S-2", "refused.apart", { cell });
    return dice?.includes(value) ? null : refuse("S-1", "refused.not-rolled", { dice: [...(dice ?? [])] });
  },

  apply(state, decision, move): Event[] {
    if (decision.seat === null) {
      state.dice = [...(move as number[])];
      return [{ type: "rolled", dice: [...state.dice] }];
    }
    const { seat } = decision;
    const { cell, value } = move as Move;
    state.cells[cell] = { seat, value };
    state.wrote[seat] = true;
    if (state.wrote.every(Boolean)) {
      state.round++;
      state.wrote = range(state.seats).map(() => false);
      // The last dice stay on the table.
      if (state.round < state.rounds) state.dice = null;
    }
    return [{ type: "wrote", seat, cell, value }];
  },

  view: ({ seats, rounds, round, dice, cells, wrote }, viewer) => ({
    seat: typeof viewer === "number" ? viewer : null,
    silent: false,
    seats,
    rounds,
    round,
    dice,
    cells,
    wrote,
  }),

  viewEvent: (event) => event,

  imagine: ({ seats, rounds, round, dice, cells, wrote }) => ({
    seats,
    rounds,
    round,
    dice: dice === null ? null : [...dice],
    cells: cells.map((cell) => cell && { ...cell }),
    wrote: [...wrote],
  }),

  outcome({ round, rounds, seats, cells }) {
    if (round < rounds) return null;
    return rank(
      range(seats).map((seat) => {
        const numbers = cells.reduce((sum, cell) => sum + (cell?.seat === seat ? cell.value : 0), 0);
        const isPair = (cell: number): boolean => cells[cell]?.seat === seat && cells[cell + 1]?.seat === seat;
        const neighbours = range(cells.length).filter(isPair).length * 2;
        return {
          seat,
          points: numbers + neighbours,
          lines: [
            { text: { id: "line.numbers" }, points: numbers },
            { text: { id: "line.neighbours" }, points: neighbours },
          ],
        };
      }),
    );
  },

  audit({ cells, seats, round, wrote }) {
    const written = cells.filter((cell) => cell !== null);
    const due = seats * round + wrote.filter(Boolean).length;
    return written.length === due ? [] : [`${written.length} numbers instead of ${due}`];
  },

  label: (_decision, { cell, value }) => ({ id: "label.write", args: { cell, value } }),
  ask: ({ round }) => ({ id: "ask.write", args: { round } }),
  tell: ({ cells }) => [cells.map((cell) => cell?.value ?? "_").join(" ")],
  path: (_view, _decision, { cell, value }) => [
    { id: String(value), label: { id: "step.value", args: { value } } },
    {
      id: `part-${Math.floor(cell / 7)}`,
      label: { id: "step.part", args: { part: Math.floor(cell / 7) } },
      gathers: true,
    },
    { id: String(cell + 1), label: { id: "step.cell", args: { cell } } },
  ],
});

function isReachable(cells: View["cells"], cell: number): boolean {
  return cells.every((one) => one === null) || Boolean(cells[cell - 1]) || Boolean(cells[cell + 1]);
}
