import { describe, expect, test } from "vitest";
import { CASES } from "../../../faults/cases.ts";

describe("whatever the world does to the server, nothing acknowledged is lost", () => {
  // Each has a house, a folder and players of its own, and mostly waits: side by side they take a third of the time.
  test.concurrent.each(CASES)("$name", async ({ run }) => {
    const { violations } = await run("short");
    expect(violations).toEqual([]);
  });
});
