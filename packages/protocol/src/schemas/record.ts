import { type Entry, type MatchRecord, RECORD_FORMAT } from "@safehouse/kernel";
import { z } from "zod";
import { commitment, count, json, listOf, outcome, seatNumber } from "./common.ts";

const recordSeat = z.strictObject({
  kind: z.enum(["human", "bot"]),
  name: z.string().exactOptional(),
  level: z.string().exactOptional(),
});

const recordEntry = z.strictObject({
  n: z.int().min(1),
  decision: z.string(),
  seat: seatNumber.nullable().describe("Null is chance"),
  move: json,
}) satisfies z.ZodType<Entry>;

export const matchRecord = z
  .strictObject({
    format: z.literal(RECORD_FORMAT),
    game: z.string(),
    rules: count,
    content: z.string(),
    config: json,
    seats: listOf(recordSeat),
    commitment,
    contributions: listOf(z.string()),
    seed: z.string(),
    entries: listOf(recordEntry),
    hash: z.string().describe("Of the final state"),
    outcome,
  })
  .meta({
    id: "MatchRecord",
    description: "A finished match, whole: `safehouse verify` checks every draw",
  }) satisfies z.ZodType<MatchRecord>;
