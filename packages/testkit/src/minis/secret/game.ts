import {
  type Decision,
  decisionId,
  type GameMeta,
  isObject,
  pickOne,
  refuse,
  shuffle,
  type Viewer,
} from "@safehouse/kernel";
import { ascending, mini, range, without } from "../mini.ts";
import {
  allKeys,
  type Event,
  HINTS,
  INSIDER,
  isTrue,
  lastTurn,
  type Move,
  possibleBoxes,
  searcherAt,
  type State,
  type View,
} from "./state.ts";
import { de, en } from "./text.ts";

interface Config {
  readonly boxes: number;
  readonly keys: number;
}

const meta: GameMeta = {
  id: "mini-secret",
  name: { en: "The secret", de: "Das Geheimnis" },
  seats: { min: 2, max: 4 },
  rules: 0,
  content: "none",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      boxes: { type: "integer", minimum: 3, maximum: 5, default: 5, description: "Boxes" },
      keys: { type: "integer", minimum: 1, maximum: 2, default: 2, description: "Keys dealt to each searcher" },
    },
  },
  scenarios: [],
  decisions: { hint: { final: true }, search: {} },
  events: {
    hid: { reveals: true },
    dealt: { reveals: true },
    hinted: { reveals: true },
    opened: { reveals: true },
    drew: { reveals: true },
    passed: {},
    shown: { reveals: true },
  },
};

export const secret = mini<State, View, Move, Event, Config>({
  meta,
  letter: "B",
  words: { en, de },
  rules: {
    en: [
      "The secret",
      "The insider is told where the loot is and gives one hint, which is true.",
      "A searcher opens a box with its key, or passes.",
      "A box is opened once.",
    ],
    de: [
      "Das Geheimnis",
      "Der Eingeweihte erfährt, wo die Beute ist, und gibt einen Hinweis, der wahr ist.",
      "Wer sucht, öffnet ein Fach mit seinem Schlüssel oder passt.",
      "Ein Fach wird einmal geöffnet.",
    ],
  },

  setup: (config, seats) => ({
    seats,
    boxes: config.boxes,
    keysEach: config.keys,
    phase: "hide",
    loot: null,
    hint: null,
    opened: [],
    hands: range(seats).map(() => []),
    deck: allKeys(config.boxes),
    turn: 0,
  }),

  pending({ phase, boxes, seats, turn, deck }): Decision[] {
    switch (phase) {
      case "hide":
        return [{ kind: "chance", seat: null, label: "loot", draw: { pick: boxes } }];
      case "deal":
        return [{ kind: "chance", seat: null, label: "keys", draw: { shuffle: deck.length } }];
      case "hint":
        return [{ id: decisionId("hint", INSIDER, 0), seat: INSIDER, kind: "hint" }];
      case "search": {
        const seat = searcherAt(turn, seats);
        return [{ id: decisionId("search", seat, Math.floor(turn / (seats - 1))), seat, kind: "search" }];
      }
      case "over":
        return [];
    }
  },

  moves({ boxes, loot, hand, opened }, { kind }): Move[] {
    if (kind === "hint") {
      return HINTS.filter((hint) => isTrue(hint, loot ?? 0, boxes)).map((hint) => ({ do: "hint", hint }));
    }
    const keys = new Set(ascending(hand ?? []).filter((box) => !opened.includes(box)));
    return [{ do: "pass" }, ...[...keys].map((box) => ({ do: "open" as const, box }))];
  },

  why({ boxes, opened }, { kind }, move) {
    if (!isObject(move)) return null;
    const { box } = move;
    if (kind === "hint") return move["do"] === "hint" ? refuse("B-1", "refused.untrue") : null;
    if (move["do"] !== "open" || typeof box !== "number" || !range(boxes).includes(box)) return null;
    return opened.includes(box)
      ? refuse("B-3", "refused.open-already", { box })
      : refuse("B-2", "refused.no-key", { box });
  },

  apply(state, decision, move): Event[] {
    switch (state.phase) {
      case "hide": {
        const [box = 0] = move as number[];
        state.loot = box;
        state.phase = "deal";
        return [{ type: "hid", box }];
      }
      case "deal": {
        const keys = (move as number[]).map((i) => state.deck[i] as number);
        const searchers = range(state.seats).filter((seat) => seat !== INSIDER);
        for (const seat of searchers) state.hands[seat] = ascending(keys.splice(0, state.keysEach));
        state.deck = keys;
        state.phase = "hint";
        return searchers.map((seat) => ({ type: "dealt", seat, keys: [...(state.hands[seat] as number[])] }));
      }
      case "hint": {
        const { hint } = move as Extract<Move, { do: "hint" }>;
        state.hint = hint;
        state.phase = "search";
        return [{ type: "hinted", hint }];
      }
      default:
        return search(state, decision.seat as number, move as Move);
    }
  },

  view: viewOf,

  viewEvent(event, viewer) {
    if (viewer === "open") return event;
    if (event.type === "hid" && viewer !== INSIDER) return { ...event, box: null };
    if (event.type === "dealt" && viewer !== event.seat) return { ...event, keys: null };
    if (event.type === "drew" && viewer !== event.seat) return { ...event, key: null };
    return event;
  },

  imagine(view, _history, random) {
    const { seats, boxes, keysEach, phase, hint, turn } = view;
    const opened = [...view.opened];
    const unseen = without(allKeys(boxes), [...opened, ...(view.hand ?? [])]);
    // Before the deal the keys lie in order, for everybody to see.
    if (phase !== "hide" && phase !== "deal") shuffle(random, unseen);
    const hands = view.handSizes.map((size, seat) =>
      seat === view.seat ? [...(view.hand ?? [])] : ascending(unseen.splice(0, size)),
    );
    const loot = phase === "hide" ? null : (view.loot ?? pickOne(random, possibleBoxes(view)));
    return { seats, boxes, keysEach, phase, loot, hint, opened, hands, deck: unseen, turn };
  },

  outcome({ phase, loot, opened, boxes }) {
    if (phase !== "over") return null;
    const isFound = opened.includes(loot as number);
    const lines = isFound
      ? [
          { text: { id: "line.found" }, points: 5 },
          { text: { id: "line.unused" }, points: boxes - opened.length },
        ]
      : [];
    return {
      type: "shared",
      result: isFound ? "found" : "lost",
      points: lines.reduce((sum, line) => sum + line.points, 0),
      lines,
    };
  },

  audit({ boxes, opened, hands, deck, loot, phase }) {
    const problems: string[] = [];
    const keys = ascending([...opened, ...hands.flat(), ...deck]);
    if (keys.join() !== ascending(allKeys(boxes)).join()) problems.push(`the keys are ${keys.join()}`);
    if ((loot === null) !== (phase === "hide")) problems.push("the loot is not where the phase says");
    if (new Set(opened).size < opened.length) problems.push("a box was opened twice");
    return problems;
  },

  label(_decision, move) {
    switch (move.do) {
      case "hint":
        return { id: "label.hint", args: { hint: move.hint } };
      case "open":
        return { id: "label.open", args: { box: move.box } };
      case "pass":
        return { id: "label.pass" };
    }
  },

  ask: (_view, { kind }) => ({ id: `ask.${kind}` }),

  tell: (view, { name }) => [
    `boxes: ${range(view.boxes)
      .map((box) => (view.opened.includes(box) ? "open" : `${box + 1}`))
      .join(" ")}`,
    ...view.handSizes.map((size, seat) => `${name(seat)}: ${size} keys`),
  ],
});

function search(state: State, seat: number, move: Move): Event[] {
  const events: Event[] = [];
  if (move.do === "open") {
    const { box } = move;
    state.hands[seat] = without(state.hands[seat] as number[], [box]);
    state.opened.push(box);
    const found = box === state.loot;
    events.push({ type: "opened", seat, box, found });
    const key = found ? undefined : state.deck.shift();
    if (key !== undefined) {
      state.hands[seat] = ascending([...(state.hands[seat] as number[]), key]);
      events.push({ type: "drew", seat, key });
    }
  } else events.push({ type: "passed", seat });
  state.turn++;
  const isFound = state.opened.includes(state.loot as number);
  if (isFound || state.turn === lastTurn(state.seats)) {
    state.phase = "over";
    events.push({ type: "shown", box: state.loot as number });
  }
  return events;
}

function viewOf(state: State, viewer: Viewer): View {
  const { seats, boxes, keysEach, phase, hint, opened, turn, hands } = state;
  const seat = typeof viewer === "number" ? viewer : null;
  return {
    seat,
    silent: false,
    seats,
    boxes,
    keysEach,
    phase,
    loot: seat === INSIDER || phase === "over" ? state.loot : null,
    hint,
    opened,
    hand: seat === null ? null : (hands[seat] as number[]),
    handSizes: hands.map((hand) => hand.length),
    turn,
  };
}
