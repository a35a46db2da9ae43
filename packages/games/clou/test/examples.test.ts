import { describe, it } from "vitest";
import { core } from "../core.ts";
import { reader } from "../reader.ts";
import { examples } from "../rulebook/examples.ts";
import { proveExample } from "./example-facts.ts";

describe("the worked examples of the rulebook", () => {
  for (const example of examples) {
    it(`${example.rule} ${example.title.en}`, () => proveExample(core, reader, example));
  }
});
