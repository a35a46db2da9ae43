import { playExample } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { COLOURS, stationOf } from "../content/station.ts";
import { namesOf } from "../content/tools.ts";
import { BUILDINGS } from "../content/town.ts";
import { core } from "../core.ts";
import { examples } from "../rulebook/examples.ts";
import type { Facts } from "../rulebook/examples/acts.ts";
import type { State } from "../state.ts";

describe("the worked examples of the rulebook", () => {
  for (const example of examples) {
    it(`${example.rule} ${example.title.en}`, () => {
      const frames = playExample(core, example);
      for (const [i, { words, after }] of example.steps.entries()) {
        const { table, sizes } = core.view(frames[i].state as State, example.eyes);
        const facts: Required<Facts> = {
          station: Object.fromEntries(
            COLOURS.map((colour, c) => [colour, stationOf(table.seats)[c][table.station[c]]]),
          ),
          hints: table.open,
          cards: sizes,
          open: table.opened.flatMap((count, face) => Array<string>(count).fill(namesOf([face])[0])),
          bags: table.bags,
          wrong: table.wrong,
          gold: table.gold,
          car: table.car,
          police: table.police,
          informant: table.waiting === null ? null : COLOURS[table.waiting],
          safes: Object.fromEntries(BUILDINGS.map(({ name }, b) => [name, table.buildings[b]])),
          stage: table.stage,
          round: table.round,
          heist: table.heist,
        };
        expect({ step: words.en, ...facts }).toMatchObject({ step: words.en, ...after });
      }
    });
  }
});
