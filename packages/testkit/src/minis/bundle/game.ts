import {
  type Decision,
  decisionId,
  type GameMeta,
  type GameView,
  isObject,
  pickOne,
  type Random,
  rank,
  refuse,
  shuffle,
} from "@safehouse/kernel";
import { ascending, mini, range, without } from "../mini.ts";
import { de, en } from "./text.ts";

export const CARDS = 24;
const KINDS = 4;
const LARGEST_BAG = 3;

/** Everybody packs a bag at once, card by card, and closes it with "done"; then all bags are opened. */
export interface State {
  readonly seats: number;
  readonly rounds: number;
  readonly handSize: number;
  phase: "deal" | "pack" | "over";
  round: number;
  /** Hands, bags and the rest are kept in order: the order of hidden cards must not matter. */
  hands: number[][];
  bags: number[][];
  done: boolean[];
  rest: number[];
  points: number[];
  /** The bags of the round before. */
  shown: number[][];
}

export interface View extends GameView {
  readonly seats: number;
  readonly rounds: number;
  readonly handSize: number;
  readonly phase: State["phase"];
  readonly round: number;
  readonly hand: readonly number[];
  readonly bag: readonly number[];
  readonly done: boolean;
  readonly points: readonly number[];
  readonly shown: readonly (readonly number[])[];
}

export type Move = { readonly do: "add"; readonly card: number } | { readonly do: "done" };

export type Event =
  | { readonly type: "dealt"; readonly seat: number; readonly cards: readonly number[] | null }
  | { readonly type: "packed"; readonly seat: number; readonly cards: readonly number[] }
  | { readonly type: "scored"; readonly seat: number; readonly points: number };

interface Config {
  readonly rounds: number;
  readonly hand: number;
}

const meta: GameMeta = {
  id: "mini-bundle",
  name: { en: "The bundle", de: "Das Bündel" },
  seats: { min: 2, max: 4 },
  rules: 0,
  content: "none",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      rounds: { type: "integer", minimum: 1, maximum: 3, default: 2, description: "Rounds" },
      hand: { type: "integer", minimum: 1, maximum: 6, default: 5, description: "Cards dealt to each" },
    },
  },
  scenarios: [],
  decisions: { pack: { sealed: true, masked: true } },
  events: { dealt: { reveals: true }, packed: { reveals: true }, scored: {} },
};

export const bundle = mini<State, View, Move, Event, Config>({
  meta,
  letter: "L",
  words: { en, de },
  rules: {
    en: [
      "The bundle",
      "Everybody packs cards of their own hand, one after the other, all at once.",
      "A bag holds one to three cards.",
      "A card counts if nobody else packed its kind.",
    ],
    de: [
      "Das Bündel",
      "Alle packen zugleich Karten der eigenen Hand ein, eine nach der anderen.",
      "In eine Tasche gehen eine bis drei Karten.",
      "Eine Karte zählt, wenn sonst niemand ihre Sorte eingepackt hat.",
    ],
  },

  setup: ({ rounds, hand }, seats) => ({
    seats,
    rounds,
    handSize: hand,
    phase: "deal",
    round: 0,
    hands: range(seats).map(() => []),
    bags: range(seats).map(() => []),
    done: range(seats).map(() => false),
    rest: range(CARDS),
    points: range(seats).map(() => 0),
    shown: [],
  }),

  pending({ phase, round, seats }): Decision[] {
    if (phase === "over") return [];
    if (phase === "deal") {
      return [{ kind: "chance", seat: null, label: `round-${round + 1}/deal`, draw: { shuffle: CARDS } }];
    }
    return range(seats).map((seat) => ({ id: decisionId("pack", seat, round), seat, kind: "pack" }));
  },

  moves({ hand, bag, done }): Move[] {
    if (done) return [];
    const moves: Move[] = bag.length > 0 ? [{ do: "done" }] : [];
    if (bag.length < LARGEST_BAG) moves.push(...hand.map((card) => ({ do: "add" as const, card })));
    return moves;
  },

  why({ bag }, _decision, move) {
    if (!isObject(move)) return null;
    const { card } = move;
    if (move["do"] === "done") return bag.length === 0 ? refuse("L-2", "refused.empty") : null;
    if (move["do"] !== "add" || typeof card !== "number" || !range(CARDS).includes(card)) return null;
    return bag.length === LARGEST_BAG ? refuse("L-2", "refused.full") : refuse("L-1", "refused.not-yours", { card });
  },

  apply(state, decision, move): Event[] {
    if (decision.seat === null) return deal(state, move as number[]);
    const { seat } = decision;
    const answer = move as Move;
    if (answer.do === "add") {
      state.hands[seat] = without(state.hands[seat] as number[], [answer.card]);
      state.bags[seat] = ascending([...(state.bags[seat] as number[]), answer.card]);
      return [];
    }
    state.done[seat] = true;
    return state.done.every(Boolean) ? openBags(state) : [];
  },

  view({ seats, rounds, handSize, phase, round, hands, bags, done, points, shown }, viewer) {
    const seat = typeof viewer === "number" ? viewer : null;
    const own = seat ?? -1;
    return {
      seat,
      silent: phase === "pack",
      seats,
      rounds,
      handSize,
      phase,
      round,
      hand: hands[own] ?? [],
      bag: bags[own] ?? [],
      done: done[own] ?? false,
      points,
      shown,
    };
  },

  viewEvent: (event, viewer) =>
    event.type === "dealt" && viewer !== "open" && viewer !== event.seat ? { ...event, cards: null } : event,

  imagine(view, _history, random) {
    const { seats, rounds, handSize, phase, round, seat } = view;
    const isPacking = phase === "pack";
    const unseen = without(range(CARDS), [...view.hand, ...view.bag]);
    if (isPacking) shuffle(random, unseen);
    const others = range(seats).filter((other) => other !== seat);
    const packs = range(seats).map((other): Pack => {
      if (!isPacking) return { hand: [], bag: [], done: false };
      if (other === seat) return { hand: [...view.hand], bag: [...view.bag], done: view.done };
      return imaginedPack(random, unseen.splice(0, handSize));
    });
    // Somebody is still packing, or the bags would be open.
    if (isPacking && packs.every((pack) => pack.done)) (packs[pickOne(random, others)] as Pack).done = false;
    return {
      seats,
      rounds,
      handSize,
      phase,
      round,
      hands: packs.map((pack) => pack.hand),
      bags: packs.map((pack) => pack.bag),
      done: packs.map((pack) => pack.done),
      rest: ascending(unseen),
      points: [...view.points],
      shown: view.shown.map((bag) => [...bag]),
    };
  },

  outcome({ phase, points }) {
    if (phase !== "over") return null;
    return rank(
      points.map((total, seat) => ({ seat, points: total, lines: [{ text: { id: "line.alone" }, points: total }] })),
    );
  },

  audit({ hands, bags, rest, phase, handSize }) {
    const problems: string[] = [];
    const cards = ascending([...hands.flat(), ...bags.flat(), ...rest]);
    if (cards.join() !== range(CARDS).join()) problems.push(`the cards are ${cards.join()}`);
    const held = phase === "pack" ? handSize : 0;
    hands.forEach((hand, seat) => {
      const size = hand.length + (bags[seat]?.length ?? 0);
      if (size !== held) problems.push(`seat ${seat} has ${size} cards instead of ${held}`);
    });
    return problems;
  },

  label: (_decision, move) =>
    move.do === "add" ? { id: "label.add", args: { card: move.card } } : { id: "label.done" },
  ask: ({ bag }) => ({ id: "ask.pack", args: { packed: bag.length } }),
  tell: ({ hand, bag, points }, { name }) => [
    `hand ${hand.join(" ")}; bag ${bag.join(" ")}`,
    ...points.map((total, seat) => `${name(seat)}: ${total}`),
  ],
});

interface Pack {
  hand: number[];
  bag: number[];
  done: boolean;
}

function imaginedPack(random: Random, dealt: readonly number[]): Pack {
  const size = random.below(1 + Math.min(LARGEST_BAG, dealt.length));
  // The cards were shuffled: the first ones are any ones.
  return {
    bag: ascending(dealt.slice(0, size)),
    hand: ascending(dealt.slice(size)),
    done: size > 0 && random.below(2) > 0,
  };
}

function deal(state: State, order: readonly number[]): Event[] {
  const deck = [...order];
  state.hands = state.hands.map(() => ascending(deck.splice(0, state.handSize)));
  state.rest = ascending(deck);
  state.phase = "pack";
  return state.hands.map((cards, seat) => ({ type: "dealt", seat, cards: [...cards] }));
}

function openBags(state: State): Event[] {
  const kindsOf = (bag: readonly number[]): number[] => bag.map((card) => card % KINDS);
  const gains = state.bags.map((bag, seat) => {
    const elsewhere = new Set(state.bags.filter((_, other) => other !== seat).flatMap(kindsOf));
    return bag.reduce((sum, card) => sum + (elsewhere.has(card % KINDS) ? 0 : 1 + Math.floor(card / KINDS)), 0);
  });
  state.shown = state.bags;
  state.points = state.points.map((total, seat) => total + (gains[seat] ?? 0));
  state.rest = range(CARDS);
  state.hands = state.hands.map(() => []);
  state.bags = state.bags.map(() => []);
  state.done = state.done.map(() => false);
  state.round++;
  state.phase = state.round === state.rounds ? "over" : "deal";
  return [
    ...state.shown.map((cards, seat): Event => ({ type: "packed", seat, cards: [...cards] })),
    ...gains.map((points, seat): Event => ({ type: "scored", seat, points })),
  ];
}
