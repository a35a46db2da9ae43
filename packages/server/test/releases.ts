import { loadGame } from "@safehouse/games";
import type { AnyGame, Edition } from "@safehouse/kernel";
import { type GameModule, HOUSE_GAMES } from "../src/house.ts";

/** A house that has these versions of the rules, the last of them for new matches. */
export function release(...versions: readonly number[]): GameModule {
  const inVersion = async (id: string, rules: number): Promise<AnyGame | null> => {
    const game = await loadGame(id);
    return game && loadGame(id, { ...game.meta, rules });
  };
  return {
    ...HOUSE_GAMES,
    load: (id: string, edition?: Edition) => {
      const rules = edition?.rules ?? (versions.at(-1) as number);
      return versions.includes(rules) ? inVersion(id, rules) : Promise.resolve(null);
    },
    editions: async (id) => {
      const game = await loadGame(id);
      return game === null ? [] : versions.toReversed().map((rules) => ({ rules, content: game.meta.content }));
    },
  };
}
