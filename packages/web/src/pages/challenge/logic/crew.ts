import { BOT_LEVELS } from "@safehouse/kernel";
import type { CrewSeat } from "./challenge.ts";

/** The seats of a match as a link names them; a level that this version does not know is no bot. */
export function crewOf(seats: readonly { readonly kind: "human" | "bot"; readonly level?: string }[]): CrewSeat[] {
  return seats.map(({ kind, level }) =>
    kind === "human" ? kind : (BOT_LEVELS.find((each) => each === level) ?? "random"),
  );
}
