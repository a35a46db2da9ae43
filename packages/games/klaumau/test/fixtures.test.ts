import { checkFixture } from "@safehouse/testkit";
import { describe, expect, it } from "vitest";
import { readFixtures } from "../../test/fixtures.ts";
import { klaumau } from "../game.ts";

const fixtures = readFixtures(import.meta.dirname);

describe("finished matches replay as they were recorded", () => {
  it.each(fixtures)("$name", ({ record, told }) => {
    expect(checkFixture(klaumau, record, told)).toEqual([]);
  });

  it("there are some", () => expect(fixtures.length).toBeGreaterThan(5));
});
