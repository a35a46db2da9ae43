import { canonical } from "@safehouse/kernel";

const DEEPEST = 60;

/** Where a value is not plain JSON, as a path with the reason; null if it is. */
export function plainJsonProblem(value: unknown, path = "", depth = 0): string | null {
  const at = (reason: string): string => `${path === "" ? "it" : path} ${reason}`;
  if (depth > DEEPEST) return at("is nested too deep");
  switch (typeof value) {
    case "string":
    case "boolean":
      return null;
    case "number":
      return Number.isFinite(value) ? null : at(`is ${value}`);
    case "object":
      break;
    default:
      return at(`is ${typeof value}`);
  }
  if (value === null) return null;
  if (Array.isArray(value)) return listProblem(value, path, depth);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return at("is an instance of a class");
  for (const key of Reflect.ownKeys(value)) {
    if (typeof key === "symbol") return at("has a symbol as key");
    if (!Object.prototype.propertyIsEnumerable.call(value, key)) return at(`hides its member ${key}`);
    const problem = plainJsonProblem((value as Record<string, unknown>)[key], `${path}.${key}`, depth + 1);
    if (problem !== null) return problem;
  }
  return null;
}

function listProblem(list: readonly unknown[], path: string, depth: number): string | null {
  // `length` is the one key that is not an element.
  if (Reflect.ownKeys(list).length !== list.length + 1) return `${path} has gaps or members beside its elements`;
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    // Numbers are most of what states hold: no call for them.
    if (typeof item === "number" && Number.isFinite(item)) continue;
    const problem = plainJsonProblem(item, `${path}[${i}]`, depth + 1);
    if (problem !== null) return problem;
  }
  return null;
}

/** Freezes a value of plain JSON all the way down. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    for (const member of Object.values(value)) deepFreeze(member);
    Object.freeze(value);
  }
  return value;
}

/** A quick text of a value. Equal texts mean equal values, but the order of keys counts: `samePrint` forgives it. */
export function print(value: unknown): string {
  return JSON.stringify(value) ?? "null";
}

export function samePrint(a: string, b: string): boolean {
  return a === b || canonical(JSON.parse(a)) === canonical(JSON.parse(b));
}

/** As `sameJson`, but fast where the keys are in the same order, as they nearly always are here. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || samePrint(print(a), print(b));
}
