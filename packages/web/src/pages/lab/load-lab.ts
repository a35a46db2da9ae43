import type { LabResults } from "@safehouse/games/lab";

/** What the lab measured, a file a game, fetched when somebody looks at it. */
const RESULTS = import.meta.glob<LabResults>("../../../../games/*/lab.json", { import: "default" });

const pathOf = (game: string): string => `../../../../games/${game}/lab.json`;

export function hasLab(game: string): boolean {
  return pathOf(game) in RESULTS;
}

/** Null for a game that was not measured. */
export async function loadLab(game: string): Promise<LabResults | null> {
  return (await RESULTS[pathOf(game)]?.()) ?? null;
}
