import { z } from "zod";
import { PROBLEM_CODES, type ProblemCode } from "../problem-codes.ts";
import { count } from "./common.ts";

/** How every refusal over HTTP is typed. */
export const PROBLEM_TYPE = "application/problem+json";

const problemCode = z.enum(Object.keys(PROBLEM_CODES) as [ProblemCode, ...ProblemCode[]]).meta({
  id: "ProblemCode",
  description: "Why not, for programs: a code keeps its meaning for ever",
  "x-enumDescriptions": PROBLEM_CODES,
});

export const errorAnswer = z
  .strictObject({
    code: problemCode,
    error: z.string().describe("One sentence: what is wrong and, where known, what to do"),
  })
  .meta({ id: "Error", description: "It was not done; nothing has changed" });

export const conflictAnswer = z
  .strictObject({ code: problemCode, n: count.describe("How far the log reaches now") })
  .meta({ id: "Conflict", description: "The decision is no longer open, or the match is not over yet" });

export const refusalAnswer = z
  .strictObject({
    code: problemCode,
    rule: z.string().describe("The rule that refuses, by its number in the rulebook"),
    why: z.string().describe("A sentence in the language asked for"),
  })
  .meta({ id: "Refusal", description: "The rules do not allow it; nothing has changed" });
