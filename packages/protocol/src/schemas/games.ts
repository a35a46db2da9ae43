import { BOT_LEVELS, type OptionsSchema } from "@safehouse/kernel";
import { z } from "zod";
import { count, listOf, localName, MOST_SEATS } from "./common.ts";

const lost = z
  .strictObject({ commits: count, matches: count })
  .describe("Acknowledged once and known to be lost, until the operator has seen it");

export const health = z
  .strictObject({
    ok: z.literal(true),
    version: z.string(),
    lost: lost.exactOptional(),
    away: listOf(z.enum(["commons", "bus"]))
      .exactOptional()
      .describe("What this house cannot reach of what it shares with others; play goes on, more slowly"),
  })
  .meta({ id: "Health" });

export const addresses = z
  .strictObject({
    addresses: listOf(z.string()).describe("As one types them into a browser, the likeliest first"),
  })
  .meta({ id: "Addresses", description: "Empty if nobody but this machine can come, or if somebody else is asking" });

export const seen = z
  .strictObject({
    host: z.string().describe("The name that was asked for, as the house has it"),
    protocol: z.enum(["http", "https"]),
    forwarded: listOf(z.enum(["for", "proto", "host"])).describe("Which X-Forwarded headers came along"),
    isBelieved: z.boolean().describe("Whether what they say counts: see --trust-proxy"),
    address: z.string().nullable().describe("Where the request comes from, if a proxy says so and is believed"),
    isLocal: z.boolean().describe("Whether it looks like somebody at this very machine"),
  })
  .meta({ id: "Seen" });

export const botLevel = z.enum(BOT_LEVELS);

const seatRange = z.strictObject({ min: z.int().min(1), max: z.int().max(MOST_SEATS) });

/** A JSON Schema, passed on as it is. */
const optionsSchema = z
  .looseObject({ type: z.literal("object") })
  .describe(
    "A JSON Schema of `config`: switches, choices, whole numbers, texts and lists of whole numbers, each with a default",
  ) as unknown as z.ZodType<OptionsSchema, OptionsSchema>;

export const gameDescription = z
  .strictObject({
    id: z.string(),
    name: localName,
    seats: seatRange,
    options: optionsSchema,
    scenarios: listOf(z.strictObject({ id: z.string(), name: localName })),
    levels: listOf(botLevel).describe("The bots' levels that this game has"),
    onPaper: z.boolean().describe("A seat at its tables can be played on a printed sheet"),
    wishes: listOf(z.string()).describe(
      "What everybody at a table may wish to be, such as a thief; empty for most games",
    ),
  })
  .meta({ id: "Game" });

export const gameList = listOf(gameDescription);
