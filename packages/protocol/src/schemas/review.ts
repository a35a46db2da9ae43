import { z } from "zod";
import { json, listOf, seatNumber } from "./common.ts";

const seatAccount = z
  .strictObject({
    seat: seatNumber,
    expected: z.number().describe("What the reference bot gets on average"),
    luck: z.number().describe("What chance brought beyond its mean"),
    hidden: z.number().describe("What the seat's answers came to beyond what it could know"),
    own: z.number().describe("What they were worth against the reference, by what it could know"),
    others: z.number(),
    revision: z.number().describe("What the estimate itself changed"),
    result: z.number().describe("The sum of the other six"),
  })
  .meta({ id: "SeatAccount" });

const moment = z
  .strictObject({
    n: z.int().min(1).describe("The entry of the log"),
    seat: seatNumber.nullable().describe("Who answered, or whom luck touched most; null is the whole crew"),
    kind: z.enum(["luck", "decision"]),
    before: z.number(),
    after: z.number(),
    played: json.exactOptional(),
    best: json.exactOptional().describe("What the expert would have played"),
    loss: z.number().exactOptional(),
    error: z.number().exactOptional().describe("One standard error of the loss"),
  })
  .meta({ id: "ReviewMoment" });

export const matchReview = z
  .strictObject({
    game: z.string(),
    unit: z
      .enum(["points", "lead", "chance"])
      .describe("The crew's points, points ahead of the others' mean, or the chance to win"),
    seats: listOf(seatAccount),
    moments: listOf(moment),
    partial: z.strictObject({ n: z.int(), reason: z.string() }).exactOptional(),
  })
  .meta({ id: "MatchReview", description: "Where the result of a match came from, seat by seat" });
