import type { Json } from "@safehouse/kernel";

/**
 * How a JSON value becomes another one:
 * - `[value]`: this value takes its place;
 * - `0`: the member of an object is gone;
 * - an object: the members of an object, or the items of a list by their index, that change;
 * - a list of three, six, nine …: pieces of a list are replaced. `at, cut, items`, again and again: from item `at` of the old list, so
 *   many are cut out, and these items put there. `at` grows.
 */
export type Change = readonly [Json] | 0 | Splices | { readonly [member: string]: Change };

export type Splices = readonly (number | readonly Json[])[];
