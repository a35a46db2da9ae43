import { describe, expect, test } from "vitest";
import { hearWishes } from "../hear-wishes.ts";
import { offer } from "../offer.ts";

describe("wishes that were made before the match", () => {
  test("are what the match is configured with, and who wished for nobody takes what is left over", () => {
    const heard = hearWishes({ scenario: "old-mansion" }, ["trixie", null, "janet"]);
    expect(heard).toEqual({ scenario: "old-mansion", thief1: "trixie", thief2: "any", thief3: "janet" });
    expect(offer.configure(heard, 3)).toMatchObject({ ok: true, value: { thief2: "bruce" } });
  });

  test("for the same thief go to the lowest seat", () => {
    expect(hearWishes({}, [null, "matt", "matt"])).toEqual({ thief1: "any", thief2: "matt", thief3: "any" });
  });

  test("count more than the option of any seat, which holds as far as it still can", () => {
    const options = { thief1: "bruce", thief2: "matt" };
    expect(hearWishes(options, ["matt", null])).toEqual({ thief1: "matt", thief2: "any" });
    expect(hearWishes(options, [null, null])).toEqual(options);
  });

  test.each([[["bruce", "bruce", "bruce"]], [["janet", "matt", "janet"]], [[null, null, null]]])(
    "C-1.1 %j leave everybody a thief of their own",
    (wishes) => {
      const configured = offer.configure(hearWishes({ thief1: "trixie", thief3: "trixie" }, wishes), 3);
      if (!configured.ok) throw new Error(configured.error.problem);
      const { thief1, thief2, thief3 } = configured.value;
      expect(new Set([thief1, thief2, thief3]).size).toBe(3);
    },
  );
});
