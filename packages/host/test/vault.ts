import {
  type ChanceDecision,
  type Decision,
  decisionId,
  fail,
  type Game,
  type GameView,
  isObject,
  notAnAnswer,
  alreadyAnswered,
  ok,
  pickOne,
  rank,
  sameJson,
  type SeatDecision,
} from "@safehouse/kernel";

/**
 * A miniature for the host's tests. Each round: chance tells one seat a code; all mark a cell of one sheet, in any order; all vote
 * unseen; the holder of the code is asked behind a mask; a die is thrown.
 */
interface State {
  seats: number;
  rounds: number;
  round: number;
  phase: "code" | "mark" | "vote" | "tell" | "dice" | "over";
  code: number;
  cells: number[];
  votes: number[];
  points: number[];
}

interface View extends GameView {
  readonly phase: State["phase"];
  readonly round: number;
  readonly cells: readonly number[];
  readonly points: readonly number[];
  readonly code: number | null;
  readonly vote: number;
}

type Move = { readonly cell: number } | { readonly vote: 0 | 1 } | { readonly tell: "truth" | "lie" };
type Event =
  | { readonly type: "code"; readonly seat: number; readonly code: number | null }
  | { readonly type: "marked"; readonly seat: number; readonly cell: number }
  | { readonly type: "ballot"; readonly seat: number; readonly vote: number }
  | { readonly type: "voted"; readonly votes: readonly number[] }
  | { readonly type: "told"; readonly seat: number; readonly code: number }
  | { readonly type: "dice"; readonly dice: readonly number[] };
interface Config {
  readonly rounds: number;
}

const NOBODY = -1;
const holder = (state: { round: number; seats: number }): number => (state.round - 1) % state.seats;

export const vault: Game<State, View, Move, Event, Config> = {
  meta: {
    id: "vault",
    name: { en: "Vault", de: "Tresor" },
    seats: { min: 2, max: 4 },
    rules: 0,
    content: "vault-1",
    options: {
      type: "object",
      additionalProperties: false,
      properties: { rounds: { type: "integer", minimum: 1, maximum: 9, default: 2, description: "Rounds" } },
    },
    scenarios: [],
    decisions: { mark: {}, vote: { sealed: true, masked: true }, tell: { masked: true, final: true } },
    events: {
      code: { reveals: true },
      marked: {},
      ballot: {},
      voted: { reveals: true },
      told: { reveals: true },
      dice: { reveals: true },
    },
  },
  configure(input) {
    const rounds = isObject(input) ? (input["rounds"] ?? 2) : null;
    return Number.isInteger(rounds) && (rounds as number) > 0
      ? ok({ rounds: rounds as number })
      : fail({ path: "config.rounds", problem: "must be a whole number" });
  },
  setup: ({ rounds }, seats) => ({
    seats,
    rounds,
    round: 1,
    phase: "code",
    code: 0,
    cells: emptySheet(seats),
    votes: Array<number>(seats).fill(NOBODY),
    points: Array<number>(seats).fill(0),
  }),
  pending(state) {
    const all = [...state.points.keys()];
    const ask = (kind: string, seat: number): SeatDecision => ({ id: decisionId(kind, seat, state.round), seat, kind });
    switch (state.phase) {
      case "code":
        return [draw("code", state, { pick: 6 })];
      case "mark":
        return all.filter((seat) => !state.cells.includes(seat)).map((seat) => ask("mark", seat));
      case "vote":
        return all.map((seat) => ask("vote", seat));
      case "tell":
        return [ask("tell", holder(state))];
      case "dice":
        return [draw("dice", state, { dice: 2 })];
      case "over":
        return [];
    }
  },
  moves(view, decision) {
    if (decision.kind === "mark") {
      return [...view.cells.keys()].filter((cell) => view.cells[cell] === NOBODY).map((cell) => ({ cell }));
    }
    if (decision.kind === "tell") return [{ tell: "truth" }, { tell: "lie" }];
    return view.vote === NOBODY ? [{ vote: 0 }, { vote: 1 }] : [];
  },
  check(view, decision, move) {
    if (decision.kind === "vote" && view.vote !== NOBODY) return alreadyAnswered();
    return vault.moves(view, decision).some((listed) => sameJson(listed, move)) ? null : notAnAnswer();
  },
  apply(state, decision: Decision, move) {
    if (decision.seat === null) {
      const drawn = move as readonly number[];
      if (state.phase === "code") {
        state.code = drawn[0] as number;
        state.phase = "mark";
        return [{ type: "code", seat: holder(state), code: state.code }];
      }
      for (const seat of state.points.keys()) {
        state.points[seat] = (state.points[seat] ?? 0) + state.cells.indexOf(seat) + (drawn[seat % 2] ?? 0);
      }
      state.phase = state.round === state.rounds ? "over" : "code";
      state.round += state.phase === "code" ? 1 : 0;
      state.cells = emptySheet(state.seats);
      return [{ type: "dice", dice: drawn }];
    }
    const { seat } = decision;
    if ("cell" in move) {
      state.cells[move.cell] = seat;
      if ([...state.points.keys()].every((each) => state.cells.includes(each))) state.phase = "vote";
      return [{ type: "marked", seat, cell: move.cell }];
    }
    if ("vote" in move) {
      state.votes[seat] = move.vote;
      const ballot: Event = { type: "ballot", seat, vote: move.vote };
      if (state.votes.includes(NOBODY)) return [ballot];
      const votes = state.votes;
      state.votes = votes.map(() => NOBODY);
      state.phase = "tell";
      return [ballot, { type: "voted", votes }];
    }
    state.phase = "dice";
    const said = (move as { tell: string }).tell === "truth" ? state.code : 5 - state.code;
    return [{ type: "told", seat, code: said }];
  },
  clone: (state) => ({
    ...state,
    cells: [...state.cells],
    votes: [...state.votes],
    points: [...state.points],
  }),
  view(state, viewer) {
    const seat = typeof viewer === "number" ? viewer : null;
    return {
      seat,
      silent: false,
      phase: state.phase,
      round: state.round,
      cells: state.cells,
      points: state.points,
      code: viewer === "open" || seat === holder(state) ? state.code : null,
      vote: seat === null ? NOBODY : (state.votes[seat] as number),
    };
  },
  viewEvent(event, viewer) {
    if (viewer === "open") return event;
    if (event.type === "code" && event.seat !== viewer) return { ...event, code: null };
    if (event.type === "ballot" && event.seat !== viewer) return null;
    return event;
  },
  imagine: () => {
    throw new Error("not needed here");
  },
  outcome: (state) =>
    state.phase === "over" ? rank(state.points.map((points, seat) => ({ seat, points, lines: [] }))) : null,
  audit: (state) => (new Set(state.cells).size > state.seats + 1 ? ["too many marks"] : []),
  label: (decision) => ({ id: `label.${decision.kind}` }),
  ask: (_view, decision) => ({ id: `ask.${decision.kind}` }),
  bots: { random: { choose: ({ moves, random }) => pickOne(random, moves) } },
  texts: { en: async () => ({}), de: async () => ({}) },
  rulebook: {
    en: async () => ({ title: "Vault", onePage: [], chapters: [] }),
    de: async () => ({ title: "Tresor", onePage: [], chapters: [] }),
  },
  words: async () => ({
    texts: { en: async () => ({}), de: async () => ({}) },
    describe: () => [],
    path: () => [],
  }),
};

function emptySheet(seats: number): number[] {
  return Array<number>(seats + 2).fill(NOBODY);
}

function draw(what: string, state: State, of: ChanceDecision["draw"]): ChanceDecision {
  return { kind: "chance", seat: null, label: `round-${state.round}/${what}`, draw: of };
}
