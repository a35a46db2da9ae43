import { conform, type ConformKit } from "@safehouse/testkit";
import { describe, expect, it } from "vitest";
import { NAMES, namesOf } from "../content/cards.ts";
import type { Event } from "../events.ts";
import { klaumau } from "../game.ts";
import { older } from "../older.ts";
import { BOMB_RULES, type BombRule } from "../configure.ts";
import type { State } from "../state.ts";
import { position } from "./position.ts";
import { resample } from "./resample.ts";

const LEAK_PAIRS = Number(process.env["LEAK_PAIRS"] ?? 2000);

interface Bomb {
  readonly bomb: BombRule;
  readonly bombText?: string;
}

const HOUSE_BOMBS: readonly Bomb[] = BOMB_RULES.filter((bomb) => bomb !== "own").map((bomb) => ({ bomb }));
const BOMBS: readonly Bomb[] = [...HOUSE_BOMBS, { bomb: "own", bombText: "Sing." }];

const kitWith = (bombs: readonly Bomb[]): ConformKit<State, Event> => ({
  // The plain game, each variation alone, all together with each bomb rule, and the option of who may doubt.
  configs: () => [
    {},
    ...bombs.map((bomb) => ({ ...bomb, forgery: true, converted: true, receiver: true, watchdogs: true })),
    { doubters: "next" },
    { forgery: true },
    { converted: true },
    { receiver: true },
    { watchdogs: true, doubters: "next" },
    ...bombs,
  ],
  resample,
  hidden: (state, viewer) => ({
    hands: state.hands.filter((_, seat) => seat !== viewer),
    pile: state.pile,
    sealed: [state.answers, state.chosen].map((each) => each.filter((_, seat) => seat !== viewer)),
  }),
  content: {
    // A Bomb as the last card, and the Receiver as the first, are too rare for random play: K-9.8 and K-2.4 have tests of their own.
    all: [
      ...NAMES,
      ...Object.keys(klaumau.meta.events).filter((type) => !["dud", "set-aside", "returned"].includes(type)),
      ...HOUSE_BOMBS.map(({ bomb }) => bomb),
      "out",
      "pile",
      "police",
    ],
    *seen({ state, events }) {
      for (const event of events) {
        yield event.type;
        if ("card" in event && event.card !== null) yield event.card;
        if ("cards" in event && event.cards !== null) yield* event.cards;
        if (event.type === "receiver") yield "receiver";
        if (event.type === "bomb") yield event.rule;
        if (event.type === "round-over") yield event.reason;
      }
      yield* namesOf(state.table.discard);
    },
  },
  worlds: [
    {
      name: "one hidden card and a pile of two",
      state: () =>
        position({ hands: [["ruby-1", "ruby-2"], ["amber-3"]], top: "ruby-3", pile: ["emerald-4", "crook-ruby"] }),
      viewer: 0,
      world: (state) => [state.hands[1], state.pile],
      count: 6,
    },
    {
      name: "two hidden hands and no pile, for a spectator",
      state: () => position({ hands: [["ruby-1"], ["amber-3", "plan-all"]], top: "ruby-3", pile: [] }),
      viewer: "spectator",
      world: (state) => state.hands,
      count: 3,
    },
  ],
});

const kit = kitWith(BOMBS);

describe("Klaumau conforms to the contract", () => {
  const { min, max } = klaumau.meta.seats;
  for (let seats = min; seats <= max; seats++) {
    it(`with ${seats} seats`, async () => {
      // Matches grow with the square of the table, so larger tables play fewer; the seed makes them take turns with the set-ups.
      const options = {
        seats: [seats],
        matches: Math.ceil(30 / seats),
        seed: seats * 5,
        leakPairs: 0,
        probeEvery: 10 * seats,
      };
      const report = await conform(klaumau, { configs: kit.configs, resample }, options);
      expect(report.violations).toEqual([]);
    });
  }

  it(`K-8.1 K-8.2 tells nobody what is hidden, in ${LEAK_PAIRS} pairs of worlds`, async () => {
    const { content: _, ...withoutContent } = kit;
    const report = await conform(klaumau, withoutContent, { matches: 0, leakPairs: LEAK_PAIRS });
    expect(report.violations).toEqual([]);
    expect(report.leakPairs).toBeGreaterThanOrEqual(LEAK_PAIRS);
  });

  it("uses every card, event and bomb rule", async () => {
    const { configs, content } = kit;
    const options = { seats: [2, 6], matches: 15, leakPairs: 0, probeEvery: 10_000 };
    expect((await conform(klaumau, { configs, content: content!, resample }, options)).violations).toEqual([]);
  });

  it.each(older)("under rules $meta.rules, too", async (game) => {
    const options = { seats: [3], matches: 5, leakPairs: 0, probeEvery: 20 };
    const report = await conform(game, { configs: kitWith(HOUSE_BOMBS).configs, resample }, options);
    expect(report.violations).toEqual([]);
  });
});
