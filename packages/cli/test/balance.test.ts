import { describe, expect, test } from "vitest";
import { call } from "./desk.ts";

describe("safehouse balance", () => {
  test("measures a game's balance rules and says which hold, as a table that can be kept", async () => {
    const { status, out } = await call(["balance", "klaumau", "--games", "12", "--seed", "3"]);
    const rows = out.split("\n").filter((line) => line.startsWith("| K-10.1"));
    expect(rows).toHaveLength(12);
    // So few matches prove little: a line that does not hold must show in the status.
    expect(status).toBe(out.includes("| no |") ? 1 : 0);
  });

  test("prints one JSON object", async () => {
    const { out } = await call(["balance", "klaumau", "--games", "12", "--json"]);
    expect(JSON.parse(out)).toMatchObject({ game: "klaumau", games: 12, seed: 1 });
  });
});
