import type { OptionsSchema } from "@safehouse/kernel";
import { expect, it } from "vitest";
import { variations } from "../../src/pages/lobby/logic/config.ts";
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
  expect(variations(fields, { dogs: "yes" })).toEqual([]);
});
