import { isObject } from "@safehouse/kernel";

/** What looks like a move and is none: a word too few, or a value of another kind. */
export function strange(move: object): unknown[] {
  const without = (key: string): object => Object.fromEntries(Object.entries(move).filter(([name]) => name !== key));
  const keys = Object.keys(move);
  const values = keys.flatMap((key) => [null, "nonsense", 0.5, {}].map((value) => ({ ...move, [key]: value })));
  return [null, undefined, 7, "pass", [move], {}, ...keys.map(without).filter(isObject), ...values];
}
