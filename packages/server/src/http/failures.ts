import { conflictAnswer, errorAnswer, PROBLEM_TYPE, refusalAnswer } from "@safehouse/protocol/schemas";
import type { z } from "zod";

/* In the API document: how a route may fail. */

const MEANINGS = {
  400: "It cannot be read, or is not what this asks for",
  401: "The token is missing or nobody's",
  403: "It is somebody else's to do",
  404: "There is no such thing",
  409: "Not as things stand",
  413: "Too long",
  421: "The house does not go by this name",
  429: "Too much at once; Retry-After says how long to wait",
  501: "This release does not play the rules of the match",
  503: "Not now, and nothing has happened: ask again",
} as const;

export const conflict = problem("The decision is no longer open, or the match is not over yet", conflictAnswer);
export const refused = problem("The rules do not allow it", refusalAnswer);

/** Besides under a foreign name, when asked too much or when nothing can be saved. */
export function failures(...statuses: readonly (keyof typeof MEANINGS)[]): Record<number, ReturnType<typeof problem>> {
  const all = [...statuses, 421, 429, 503] as const;
  return Object.fromEntries(all.map((status) => [status, problem(MEANINGS[status], errorAnswer)]));
}

function problem(description: string, schema: z.ZodType) {
  return { description, content: { [PROBLEM_TYPE]: { schema } } };
}
