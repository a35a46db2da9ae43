import { isObject } from "@safehouse/kernel";
import type { Change, Splices } from "./change.ts";

/** The value that the change leads to; the old one stays as it is. Throws if the change does not fit. */
export function applyChange(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change.length === 1 ? change[0] : spliced(before, change as Splices);
  if (!isObject(change)) throw misfit();
  if (Array.isArray(before)) return withItems(before, change as { readonly [index: string]: Change });
  if (isObject(before)) return withMembers(before, change as { readonly [member: string]: Change });
  throw misfit();
}

function withMembers(before: Record<string, unknown>, change: { readonly [member: string]: Change }): object {
  const after = { ...before };
  for (const member of Object.keys(change)) {
    const each = change[member] as Change;
    if (each === 0) delete after[member];
    else setOwn(after, member, applyChange(Object.hasOwn(before, member) ? before[member] : undefined, each));
  }
  return after;
}

/** Makes an own member of whatever name it has. */
function setOwn(object: Record<string, unknown>, member: string, value: unknown): void {
  if (member !== "__proto__") object[member] = value;
  else Object.defineProperty(object, member, { value, enumerable: true, configurable: true, writable: true });
}

function withItems(before: readonly unknown[], change: { readonly [index: string]: Change }): unknown[] {
  const after = [...before];
  for (const [index, each] of Object.entries(change)) {
    if (!Object.hasOwn(before, index) || index === "length") throw misfit();
    after[Number(index)] = applyChange(before[Number(index)], each);
  }
  return after;
}

function spliced(before: unknown, splices: Splices): unknown[] {
  if (!Array.isArray(before) || splices.length % 3 !== 0 || splices.length === 0) throw misfit();
  const after: unknown[] = [];
  let from = 0;
  for (let i = 0; i < splices.length; i += 3) {
    const [at, cut, items] = splices.slice(i, i + 3) as [number, number, unknown[]];
    if (!Array.isArray(items) || !(at >= from && cut >= 0 && at + cut <= before.length)) throw misfit();
    after.push(...before.slice(from, at), ...items);
    from = at + cut;
  }
  after.push(...before.slice(from));
  return after;
}

function misfit(): Error {
  return new Error("the change does not fit what it is to change");
}
