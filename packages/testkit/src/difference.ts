import { canonical, sameJson } from "@safehouse/kernel";

/** The first place where two values differ, for a person to read. */
export function difference(a: unknown, b: unknown, path = ""): string {
  const isTree = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
  if (isTree(a) && isTree(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (!sameJson(a[key], b[key])) return difference(a[key], b[key], path === "" ? key : `${path}.${key}`);
    }
  }
  return `${path} is ${canonical(a).slice(0, 150)} and ${canonical(b).slice(0, 150)}`;
}
