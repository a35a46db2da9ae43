import { errorAnswer } from "@safehouse/protocol/schemas";
import type { z } from "zod";

/** In the API document: how a route may fail, besides under a foreign name, when asked too much or when nothing can be saved. */
export function failures(...statuses: readonly number[]): Record<number, z.ZodType> {
  return Object.fromEntries([...statuses, 421, 429, 503].map((status) => [status, errorAnswer]));
}
