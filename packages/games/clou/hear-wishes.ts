import type { Options } from "@safehouse/kernel";
import { ANY_THIEF } from "./meta.ts";

/**
 * A wish counts more than what the table's options say of a seat. If several wish for the same thief, the lowest seat gets it, as with
 * drivers (C-7.3); the others take what is left over.
 */
export function hearWishes(config: Options, wishes: readonly (string | null)[]): Options {
  const heard: { [option: string]: string } = {};
  const taken = new Set<string>();
  const give = (seat: number, thief: string | undefined): void => {
    const option = `thief${seat + 1}`;
    if (heard[option] !== undefined || thief === undefined || thief === ANY_THIEF || taken.has(thief)) return;
    heard[option] = thief;
    taken.add(thief);
  };
  for (const [seat, wish] of wishes.entries()) give(seat, wish ?? undefined);
  for (const seat of wishes.keys()) give(seat, config[`thief${seat + 1}`] as string | undefined);
  const nobody = Object.fromEntries(wishes.map((_, seat) => [`thief${seat + 1}`, ANY_THIEF]));
  return { ...config, ...nobody, ...heard };
}
