/** Every game's report, fetched when its rules are read. */
const REPORTS = import.meta.glob<string>("../../../../../games/*/balance.md", { query: "?raw", import: "default" });

/** A game's balance.md as it is committed; null for a game that has none. */
export async function loadBalance(game: string): Promise<string | null> {
  const load = REPORTS[`../../../../../games/${game}/balance.md`];
  return load === undefined ? null : load();
}
