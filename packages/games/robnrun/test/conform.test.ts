import { conform, type ConformKit } from "@safehouse/testkit";
import { describe, expect, it } from "vitest";
import { HINTS } from "../content/hints.ts";
import { NAMES } from "../content/tools.ts";
import { BUILDINGS } from "../content/town.ts";
import type { Event } from "../events.ts";
import { robnrun } from "../game.ts";
import { older } from "../older.ts";
import { encodeScenario } from "../scenario/code.ts";
import type { Scenario } from "../scenario/scenario.ts";
import type { State } from "../state.ts";
import { resample } from "./resample.ts";

const LEAK_PAIRS = Number(process.env["LEAK_PAIRS"] ?? 1200);

/** Variants 1 and 2 together, with gold to spend. */
const RANDOM: Scenario = {
  gold: 12,
  mode: "drawn",
  six: [],
  substitutes: [],
  forbidden: [],
  informants: null,
  dice: null,
  amounts: [3, 2, 2, 1, 1, 1],
};

/** The hints that name accomplices, with gold to use them again. */
const PERSONAL: Scenario = {
  ...RANDOM,
  gold: 20,
  mode: "given",
  six: [1, 6, 9, 13, 14, 16],
  substitutes: [2, 3, 4, 5, 7],
};

/** What there was before rules 2. */
const EARLIER = (seats: number): readonly object[] => [
  {},
  { scenario: "own", code: encodeScenario(RANDOM) },
  { scenario: "night-shift" },
  { scenario: "own", code: encodeScenario(PERSONAL) },
  { scenario: "the-mole", hints: seats === 2 ? [2, 3, 5, 8, 10, 11] : [2, 3, 6, 13, 14, 16] },
  { scenario: "last-flight", openList: true },
];

const kit: ConformKit<State, Event> = {
  configs: (seats) => [
    ...EARLIER(seats),
    { gold: 12, dice: 7, randomColours: true },
    { scenario: "short-notice", drawnHints: true, gold: 9 },
    { scenario: "last-flight", drawnHints: true, randomColours: true, dice: 5 },
  ],
  resample,
  hidden: (state, viewer) => ({
    hands: state.hands.filter((_, seat) => seat !== viewer),
    pile: state.pile,
    town: [state.safes, state.spare],
    ...(viewer === state.table.boss
      ? {}
      : { screen: state.screen, wrong: state.wrong, secrets: state.secrets, six: state.six }),
    played: state.faces.filter((_, i) => state.table.acts[3 * i + 1] !== viewer),
    trash: state.trash.filter((_, seat) => seat !== viewer),
  }),
};

describe("Rob 'n Run conforms to the contract", () => {
  for (let seats = 2; seats <= 5; seats++) {
    it(`R-3.5 with ${seats} seats`, async () => {
      const options = { seats: [seats], matches: 6, seed: seats, leakPairs: 0, probeEvery: 25 };
      const report = await conform(robnrun, { configs: kit.configs, resample }, options);
      expect(report.violations).toEqual([]);
    });

    it(`R-5.8 R-8.4 R-10.3 R-11.1 tells nobody what is hidden, ${seats} seats`, async () => {
      const options = { seats: [seats], matches: 0, leakPairs: Math.ceil(LEAK_PAIRS / 4) };
      // With two players there are no secrets among accomplices.
      const withoutSecrets = (state: State, viewer: number | "spectator") => {
        const { secrets: _, ...rest } = { secrets: null, ...kit.hidden?.(state, viewer) };
        return rest;
      };
      const report = await conform(robnrun, seats === 2 ? { ...kit, hidden: withoutSecrets } : kit, options);
      expect(report.violations).toEqual([]);
      expect(report.changedPairs).toBeGreaterThan(0);
    });
  }

  it("R-1.1 R-1.3 R-1.4 uses every card, hint, building and event", async () => {
    // Random crews never win, are never stranded, and hardly ever run out of room for new safes: these have tests of their own.
    const rare = ["won", "stranded", "safe-lost", "trash-shuffled", "bribed"];
    const content: ConformKit<State, Event>["content"] = {
      all: [
        ...NAMES,
        ...HINTS.map((hint) => `hint ${hint}`),
        ...BUILDINGS.map(({ name }) => name),
        ...Object.keys(robnrun.meta.events).filter((type) => !rare.includes(type)),
      ],
      *seen({ events }) {
        for (const event of events) {
          yield event.type;
          if (event.type === "told") yield `hint ${event.hint}`;
          if ("building" in event) yield event.building;
          if ("card" in event && event.card !== null) yield event.card;
        }
      },
    };
    const options = { seats: [3, 4], matches: 12, leakPairs: 0, probeEvery: 10_000 };
    expect((await conform(robnrun, { configs: kit.configs, resample, content }, options)).violations).toEqual([]);
  });

  it.each(older)("under rules $meta.rules, too", async (game) => {
    const options = { seats: [3], matches: 2, leakPairs: 0, probeEvery: 20 };
    const report = await conform(game, { configs: EARLIER, resample }, options);
    expect(report.violations).toEqual([]);
  });
});
