import { z } from "zod";
import { count } from "./common.ts";

export const errorAnswer = z
  .strictObject({ error: z.string().describe("One sentence: what is wrong and, where known, what to do") })
  .meta({ id: "Error" });

export const conflictAnswer = z
  .strictObject({ n: count.describe("How far the log reaches now") })
  .meta({ id: "Conflict", description: "The decision is no longer open" });

export const refusalAnswer = z
  .strictObject({
    rule: z.string().describe("The rule that refuses, by its number in the rulebook"),
    why: z.string().describe("A sentence in the language asked for"),
  })
  .meta({ id: "Refusal", description: "The rules do not allow it; nothing has changed" });
