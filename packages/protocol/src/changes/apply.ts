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
  const after = new Map(Object.entries(before));
  for (const [member, each] of Object.entries(change)) {
    if (each === 0) after.delete(member);
    else after.set(member, applyChange(after.get(member), each));
  }
  // Makes own members of whatever names they have.
  return Object.fromEntries(after);
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
