import { playExample } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { namesOf } from "../content/cards.ts";
import { core } from "../core.ts";
import { examples, type Facts } from "../rulebook/examples.ts";
import type { State } from "../state.ts";

describe("the worked examples of the rulebook", () => {
  for (const example of examples) {
    it(`${example.rule} ${example.title.en}`, () => {
      const frames = playExample(core, example);
      for (const [i, { words, after }] of example.steps.entries()) {
        const { table, sizes, hand } = core.view(frames[i].state as State, example.eyes);
        const facts: Required<Facts> = {
          stage: table.stage,
          turn: table.turn,
          top: namesOf(table.discard).at(-1) ?? "",
          sizes,
          hand: namesOf(hand),
        };
        expect({ step: words.en, ...facts }).toMatchObject({ step: words.en, ...after });
      }
    });
  }
});
