import { describe, expect, it } from "vitest";
import { seatLine } from "../../src/pages/lobby/seat-words.ts";
import { de } from "../../src/pages/lobby/text/de.ts";
import { en } from "../../src/pages/lobby/text/en.ts";
import { guest, tableOf } from "./table.ts";

describe("the line under a name", () => {
  const seats = [guest(0, { isConnected: false }), guest(1, { isConnected: false }), guest(2)];

  it("says whose line is down, instead of that they are here", () => {
    const table = tableOf(seats);
    expect(seats.map((seat) => seatLine(table, seat, en))).toEqual(["host, you", "line is down", "at the table"]);
    expect(seatLine(table, seats[1] as (typeof seats)[0], de)).toBe("Verbindung weg");
  });

  it("says it of a host, and of who has a bot, too", () => {
    const table = tableOf(seats, { host: "ben", phase: "playing" });
    expect(seatLine(table, seats[1] as (typeof seats)[0], en)).toBe("host · line is down");
    const stoodIn = guest(1, { isConnected: false, level: "easy" });
    expect(seatLine(tableOf([guest(0), stoodIn], { phase: "playing" }), stoodIn, en)).toMatch(/^line is down · /);
  });
});
