import { z } from "zod";
import { language, listOf } from "./common.ts";
import { matchId } from "./matches.ts";

const thingId = z.string().min(1).max(64);

export const printableGames = listOf(
  z
    .strictObject({
      game: z.string(),
      groups: listOf(
        z.strictObject({
          title: z.string(),
          things: listOf(z.strictObject({ id: thingId, title: z.string(), help: z.string().exactOptional() })),
        }),
      ),
    })
    .meta({ id: "Printable", description: "What of a game can be put on paper, in the language asked for" }),
);

export const printParams = z.strictObject({
  game: z.string().min(1).max(64),
  things: z.string().min(1).max(128).describe("One thing, or several joined by `+`, in the order of the pages"),
});

const looks = {
  size: z.enum(["a4", "letter"]).default("a4"),
  ink: z.enum(["colour", "low"]).default("colour").describe("`low` spares ink and stays legible in grey"),
  lang: language.exactOptional().describe("Instead of Accept-Language"),
};

export const printQuery = z.strictObject({
  ...looks,
  match: matchId.exactOptional().describe("With the marks of this match, as far as the asker may see them"),
});

export const printBroughtQuery = z.strictObject(looks);

const printMarks = z
  .strictObject({ view: z.record(z.string(), z.unknown()).describe("Of a match of this game, as somebody sees it") })
  .meta({ id: "PrintMarks", description: "A match that the house does not know, such as one of the asker's device" });

const printOwn = z
  .strictObject({ own: z.string().min(1).max(50_000).describe("The code of a plan, or the workshop's file of it") })
  .meta({ id: "PrintOwn", description: "Something out of the game's workshop, printed as the thing `own`" });

export const printBroughtRequest = z.union([printMarks, printOwn]);
