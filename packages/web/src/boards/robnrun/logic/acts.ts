import { type Act, actAt, actCount, NO_CARD, type View } from "@safehouse/games/robnrun/board";

/** What somebody did in the phase that is on; the card only where the viewer knows it. */
export interface SeenAct extends Pick<Act, "seat" | "what"> {
  readonly face: number | null;
}

/** In order. Empty outside the accomplice phase. */
export function actsOfPhase({ table, faces }: Pick<View, "table" | "faces">): SeenAct[] {
  if (table.stage !== "turn" && table.stage !== "reshuffle") return [];
  return Array.from({ length: actCount(table.acts) }, (_, i) => ({
    ...actAt(table.acts, i),
    face: faces[i] ?? NO_CARD,
  }))
    .filter(({ round }) => round === table.round)
    .map(({ seat, what, face }) => ({ seat, what, face: face === NO_CARD ? null : face }));
}
