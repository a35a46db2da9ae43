import { describe, expect, test } from "vitest";
import { handOn, type Table } from "../src/tables/table.ts";

/** A table with these guests in their seats; who is in brackets is away. */
function tableOf(host: string | null, ...guests: readonly string[]): Table {
  const seats = guests.map((word) => {
    const guest = word.replaceAll(/[()]/g, "");
    return { kind: "guest", guest, name: guest, tokenHash: "hash", isAway: word !== guest, bot: null };
  });
  return { host, seats } as unknown as Table;
}

describe("who is the host", () => {
  test.each([
    ["stays it while there", tableOf("bob", "ann", "bob"), "bob"],
    ["hands on to the first who is there", tableOf("bob", "(ann)", "(bob)", "cy", "dee"), "cy"],
    ["stays it when all have gone, in the first seat too", tableOf("ann", "(ann)", "(bob)"), "ann"],
    ["stays it when all have gone, in another seat", tableOf("bob", "(ann)", "(bob)"), "bob"],
    ["is nobody once the host has no seat and all have gone", tableOf("cy", "(ann)", "(bob)"), null],
    ["is nobody where nobody was", tableOf(null), null],
  ])("%s", (_, table, host) => {
    expect(handOn(table).host).toBe(host);
  });
});
