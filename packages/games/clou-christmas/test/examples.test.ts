import { describe, it } from "vitest";
import { proveExample } from "../../clou/test/example-facts.ts";
import type { View as HeistView } from "../../clou/view.ts";
import { core } from "../core.ts";
import { reader } from "../reader.ts";
import { sharing } from "../rulebook/examples/sharing.ts";
import type { View } from "../view.ts";

describe("the worked examples of the rulebook", () => {
  it(`${sharing.rule} ${sharing.title.en}`, () =>
    proveExample(core, reader, sharing, (view) => (view as View).heist as HeistView));
});
