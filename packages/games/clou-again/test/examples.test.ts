import { describe, it } from "vitest";
import { proveExample } from "../../clou/test/example-facts.ts";
import { core } from "../core.ts";
import { reader } from "../reader.ts";
import { examples } from "../rulebook/examples.ts";

describe("the worked examples of the rulebook", () => {
  for (const example of examples.filter(({ game }) => game === core.meta.id)) {
    it(`${example.rule} ${example.title.en}`, () => proveExample(core, reader, example));
  }
});
