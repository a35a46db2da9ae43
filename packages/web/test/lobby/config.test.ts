import type { OptionsSchema } from "@safehouse/kernel";
import { expect, it } from "vitest";
import { choicesAt, scenarioIn, variations } from "../../src/pages/lobby/logic/config.ts";
import { optionFields } from "../../src/pages/new-table/option-fields.ts";

const schema: OptionsSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    dogs: { type: "boolean", default: false, description: "Dogs keep watch" },
    bomb: { type: "string", enum: ["off", "swap"], default: "off", description: "The bomb" },
    rounds: { type: "integer", minimum: 1, maximum: 9, default: 5, description: "How many rounds" },
  },
};
const fields = optionFields(schema, {
  "option.dogs": "Watchdogs",
  "option.bomb": "Bomb",
  "option.bomb.swap": "hands change",
  "option.rounds": "Rounds",
});

it("tells what differs from the plain rules", () => {
  expect(variations(fields, {})).toEqual([]);
  expect(variations(fields, { dogs: false, bomb: "off", rounds: 5 })).toEqual([]);
  expect(variations(fields, { dogs: true, bomb: "swap", rounds: 3 })).toEqual([
    "Watchdogs",
    "Bomb: hands change",
    "Rounds: 3",
  ]);
});

it("tells the scenario by itself, and what is chosen for a seat at that seat", () => {
  const thief = { type: "string", enum: ["any", "janet"], default: "any", description: "" } as const;
  const more = optionFields(
    {
      ...schema,
      properties: {
        scenario: { type: "string", enum: ["easy", "own"], default: "easy", description: "" },
        code: { type: "string", maxLength: 9, default: "", description: "" },
        hints: {
          type: "array",
          items: { type: "integer", minimum: 1, maximum: 9 },
          maxItems: 3,
          uniqueItems: true,
          default: [],
          description: "",
        },
        thief1: thief,
        thief2: thief,
      },
    },
    {
      "option.scenario": "Scenario",
      "option.scenario.easy": "The easy one",
      "option.scenario.own": "Your own",
      "option.thief.janet": "Janet",
    },
  );
  const config = { scenario: "own", code: "RNR", hints: [3, 1], thief1: "any", thief2: "janet" };
  expect(scenarioIn(more, config)).toEqual(["Scenario", "Your own · RNR"]);
  expect(scenarioIn(more, { scenario: "easy" })).toEqual(["Scenario", "The easy one"]);
  expect(scenarioIn(fields, {})).toBeNull();
  expect(variations(more, config)).toEqual(["hints: 3, 1"]);
  expect(choicesAt(more, config, 1)).toEqual(["Janet"]);
});
