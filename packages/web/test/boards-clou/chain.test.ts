import { fastRandom } from "@safehouse/chance";
import type { Event } from "@safehouse/games/clou/board";
import { describe, expect, it } from "vitest";
import { chainOf, type Link } from "../../src/boards/clou/logic/chain.ts";
import { CREWS, walk } from "./heists.ts";

type Told = { readonly [type in Link["type"]]?: readonly string[] };

/** The same story as the game's own events tell it. */
function toldBy(events: readonly Event[], seat: number): Told {
  const lines: [Link["type"], string][] = [];
  let traces = 0;
  let time = 0;
  for (const event of events) {
    if (event.type === "line") lines.push(["line", event.line]);
    if (event.type === "activated" && event.seat === seat) lines.push(["activates", event.gift]);
    if (event.type === "gained" && event.seat === seat) lines.push(["gains", event.gift]);
    if (event.type === "overcome") lines.push(["overcomes", event.challenge]);
    if (event.type === "opened") lines.push(["opens", event.room]);
    if (event.type === "looted") lines.push(["loots", `${event.loot} ${event.value}`]);
    if (event.type === "alarm") lines.push(["alarm", ""]);
    if (event.type === "traced") traces += event.count;
    if (event.type === "time") time += event.count;
  }
  if (traces !== 0) lines.push(["traces", String(traces)]);
  if (time !== 0) lines.push(["time", String(time)]);
  return grouped(lines);
}

function foretoldBy(chain: readonly Link[]): Told {
  return grouped(
    chain.flatMap((link): [Link["type"], string][] => {
      switch (link.type) {
        case "line":
          return [["line", link.line]];
        case "activates":
        case "lapses":
          return [["activates", link.gift]];
        case "gains":
          return [["gains", link.gift]];
        case "overcomes":
          return [["overcomes", link.thing]];
        case "opens":
          return [["opens", link.room]];
        case "loots":
          return [["loots", `${link.loot} ${link.value}`]];
        case "traces":
        case "time":
          return [[link.type, String(link.count)]];
        case "alarm":
          return [["alarm", ""]];
        default:
          return [];
      }
    }),
  );
}

function grouped(lines: readonly (readonly [Link["type"], string])[]): Told {
  const told: { [type in Link["type"]]?: string[] } = {};
  for (const [type, what] of lines) (told[type] ??= []).push(what);
  for (const list of Object.values(told)) list.sort();
  return told;
}

describe.each(CREWS)("%s with %i seats", (_, seats, played) => {
  const { game, reader } = played;

  it("what is foretold of a move is what the game then tells", () => {
    for (let seed = 0; seed < 4; seed++) {
      walk(played, seats, 13 * seed + seats, {
        asked({ view, decision, moves }) {
          if (!["dice", "settle", "number"].includes(decision.kind)) return;
          for (const move of moves) {
            const state = game.imagine(view, [], fastRandom(1));
            const events = game.apply(state, decision, move);
            const chain = chainOf(reader, view, game.view(state, decision.seat), decision.seat);
            expect(foretoldBy(chain)).toEqual(toldBy(events, decision.seat));
          }
        },
      });
    }
  });
});
