import { isTooDeep } from "@safehouse/kernel";
import { malformed } from "../problem.ts";

/** Whatever a stranger may send at once, over HTTP or in one frame. */
export const MOST_BYTES = 16 * 1024;

/** Reads untrusted JSON: no deeper than anything of ours, and without the key that changes what an object is. */
export function readJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed("This is not JSON.");
  }
  if (isTooDeep(value)) throw malformed("This is nested too deep.");
  if (text.includes("__proto__") || text.includes("\\u")) requireHarmless(value);
  return value;
}

function requireHarmless(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if (Object.hasOwn(value, "__proto__")) throw malformed('"__proto__" is not a key here.');
  for (const member of Object.values(value)) requireHarmless(member);
}
