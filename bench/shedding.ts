/**
 * The shedding-game skeleton of bench/peer/shedding.js on our kernel: 4 players, 52 cards, 5 in hand; play what matches the top card in
 * suit or rank, else draw; a match ends when a hand or the pile is empty.
 */
import {
  type Decision,
  decisionId,
  found,
  type Game,
  type GameEvent,
  type GameView,
  notAnAnswer,
  ok,
  rank,
  type SeatDecision,
} from "@safehouse/kernel";

const CARDS = 52;
const HAND = 5;

export interface State {
  hands: number[][];
  pile: number[];
  top: number;
  turn: number;
  turns: number;
}

interface View extends GameView {
  readonly top: number;
  readonly pile: number;
  readonly hand: readonly number[];
  readonly sizes: readonly number[];
  readonly turn: number;
  readonly turns: number;
}

type Move = { readonly play: number } | "draw";

const TEXTS = { draw: "Draw a card", play: ({ play }: { play: number }) => `Play card ${play}` };
const NO_CARDS: readonly number[] = [];
// As in our games, moves are constants: listing them allocates nothing but the list.
const DRAW: readonly Move[] = ["draw"];
const PLAY: readonly Move[] = Array.from({ length: CARDS }, (_, card) => ({ play: card }));
const isDealt = (state: State): boolean => state.top >= 0;
const isOver = (state: State): boolean =>
  isDealt(state) && (state.pile.length === 0 || state.hands.some((hand) => hand.length === 0));
const matches = (card: number, top: number): boolean => card % 4 === top % 4 || card >> 2 === top >> 2;

export const shedding: Game<State, View, Move, GameEvent, null> = {
  meta: {
    id: "shedding",
    name: { en: "Shedding", de: "Ablegen" },
    seats: { min: 2, max: 4 },
    rules: 0,
    content: "",
    options: { type: "object", additionalProperties: false, properties: {} },
    scenarios: [],
    decisions: { turn: {} },
    events: { dealt: { reveals: true }, played: {}, drew: { reveals: true } },
  },
  configure: () => ok(null),
  setup: (_, seats) => ({ hands: Array.from({ length: seats }, () => []), pile: [], top: -1, turn: 0, turns: 0 }),
  pending(state): Decision[] {
    if (!isDealt(state)) return [{ kind: "chance", seat: null, label: "deck", draw: { shuffle: CARDS } }];
    if (isOver(state)) return [];
    return [{ id: decisionId("turn", state.turn, state.turns), seat: state.turn, kind: "turn" }];
  },
  moves(view) {
    const playable: Move[] = [];
    for (const card of view.hand) if (matches(card, view.top)) playable.push(found(PLAY[card]));
    return playable.length > 0 ? playable : DRAW;
  },
  check(view, _decision: SeatDecision, move) {
    const canPlay = view.hand.some((card) => matches(card, view.top));
    if (move === "draw") return canPlay ? notAnAnswer() : null;
    const card = (move as { play?: unknown } | null)?.play;
    return typeof card === "number" && view.hand.includes(card) && matches(card, view.top) ? null : notAnAnswer();
  },
  apply(state, decision, move) {
    if (decision.seat === null) return deal(state, move as readonly number[]);
    const seat = state.turn;
    const hand = found(state.hands[seat]);
    state.turn = (seat + 1) % state.hands.length;
    state.turns++;
    if (move === "draw") {
      hand.push(state.pile.pop() as number);
      return [{ type: "drew" }];
    }
    state.top = (move as { play: number }).play;
    hand.splice(hand.indexOf(state.top), 1);
    return [{ type: "played" }];
  },
  clone: (state) => ({ ...state, hands: state.hands.map((hand) => hand.slice()), pile: state.pile.slice() }),
  view(state, viewer): View {
    const seat = typeof viewer === "number" ? viewer : null;
    return {
      seat,
      silent: false,
      top: state.top,
      pile: state.pile.length,
      hand: seat === null ? NO_CARDS : (state.hands[seat] ?? NO_CARDS),
      sizes: state.hands.map((hand) => hand.length),
      turn: state.turn,
      turns: state.turns,
    };
  },
  viewEvent: (event) => event,
  imagine: () => absent("imagine"),
  outcome: (state) =>
    isOver(state) ? rank(state.hands.map((hand, seat) => ({ seat, points: -hand.length, lines: [] }))) : null,
  audit: () => [],
  label: (_decision, move) => (move === "draw" ? { id: "draw" } : { id: "play", args: move }),
  ask: () => absent("ask"),
  bots: {},
  texts: { en: async () => TEXTS, de: async () => TEXTS },
  rulebook: { en: async () => absent("rulebook"), de: async () => absent("rulebook") },
  words: async () => absent("words"),
};

function deal(state: State, order: readonly number[]): GameEvent[] {
  state.pile = order.slice();
  for (const hand of state.hands) for (let i = 0; i < HAND; i++) hand.push(state.pile.pop() as number);
  state.top = state.pile.pop() as number;
  return [{ type: "dealt" }];
}

function absent(what: string): never {
  throw new Error(`the skeleton has no ${what}`);
}
