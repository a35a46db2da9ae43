import type { SeatWishes } from "@safehouse/kernel";

/** Everybody wishes for a thief (C-1.1), and the words are those of the table. */
export function thiefWishes(thieves: readonly string[]): SeatWishes {
  return {
    choices: thieves,
    name: (thief) => ({ id: "thief", args: { thief } }),
    role: (thief) => ({ id: "thief.role", args: { thief } }),
  };
}
