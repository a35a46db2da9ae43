import type { Options } from "@safehouse/kernel";
import type { OptionField } from "./option-fields.ts";

/** Once a seat is taken away, those behind it move up with what was chosen for them. */
export function closeRanks(fields: readonly OptionField[], options: Options, gone: number): Options {
  const moved = fields.flatMap(({ name, seat, label, schema }) => {
    if (seat === null || seat < gone) return [];
    const next = fields.find((field) => field.seat === seat + 1 && field.label === label);
    return [[name, next === undefined ? schema.default : (options[next.name] ?? schema.default)] as const];
  });
  return { ...options, ...Object.fromEntries(moved) };
}
