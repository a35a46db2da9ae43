import { actAt, actCount, NO_CARD, type View } from "@safehouse/games/robnrun/board";

/** What somebody did in the phase that is on; the card only where the viewer knows it. */
export interface SeenAct {
  readonly what: number;
  readonly face: number | null;
}

/** By seat, oldest first. */
export function actsOfPhase({ table, faces }: Pick<View, "table" | "faces">): SeenAct[][] {
  const seen: SeenAct[][] = Array.from({ length: table.seats }, () => []);
  if (table.stage !== "turn" && table.stage !== "reshuffle") return seen;
  for (let i = 0; i < actCount(table.acts); i++) {
    const { round, seat, what } = actAt(table.acts, i);
    const face = faces[i] ?? NO_CARD;
    if (round === table.round) seen[seat].push({ what, face: face === NO_CARD ? null : face });
  }
  return seen;
}
