import { describe, expect, test } from "vitest";
import { CASES } from "../../../faults/cases.ts";

describe("whatever the world does to the server, nothing acknowledged is lost", () => {
  test.each(CASES)("$name", async ({ run }) => {
    const { violations } = await run("short");
    expect(violations).toEqual([]);
  });
});
