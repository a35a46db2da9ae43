import { checkFixture } from "@safehouse/testkit";
import { describe, expect, it } from "vitest";
import { readFixtures } from "../../test/fixtures.ts";
import { clouAgain } from "../game.ts";

const fixtures = readFixtures(import.meta.dirname);

describe("finished matches replay as they were recorded", () => {
  it.each(fixtures)("$name", ({ record, told }) => {
    expect(checkFixture(clouAgain, record, told)).toEqual([]);
  });

  it("there are some, with stars of every kind", () => {
    expect(fixtures.length).toBeGreaterThan(3);
    const records = fixtures.map(({ record }) => record).join();
    for (const sign of ["/again", '"die":', '"for":1']) expect(records).toContain(sign);
  });
});
