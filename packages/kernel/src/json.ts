export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** JSON with sorted keys: equal values give equal text, whatever order their keys were written in. */
export function canonical(value: unknown): string {
  // Long lists of numbers are most of every state: plain loops, because this runs after every move in the tests.
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) {
    let text = "[";
    for (let i = 0; i < value.length; i++) text += i === 0 ? canonical(value[i]) : `,${canonical(value[i])}`;
    return `${text}]`;
  }
  if (!isObject(value)) return JSON.stringify(value) ?? "null";
  let text = "{";
  for (const key of Object.keys(value).sort()) {
    if (value[key] === undefined) continue;
    text += `${text.length === 1 ? "" : ","}${JSON.stringify(key)}:${canonical(value[key])}`;
  }
  return `${text}}`;
}

export function sameJson(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b);
}

export function copyJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Far deeper than anything of ours goes; walks over JSON are recursive and must not run out of stack. */
const DEEPEST = 64;

/** Whether a value from outside nests deeper than anything of ours. */
export function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth >= DEEPEST || Object.values(value).some((member) => isTooDeep(member, depth + 1));
}
