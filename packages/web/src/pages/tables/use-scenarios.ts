import { loadOffer } from "@safehouse/games";
import type { GameMeta } from "@safehouse/kernel";
import type { OwnTable } from "@safehouse/protocol";
import { useEffect, useState } from "preact/hooks";
import type { ScenarioName } from "../../play/local/matches.ts";
import { scenarioName } from "../../play/local/scenario-name.ts";

/** What is played at online tables, by name. The house tells the id alone; the name comes with the game. */
export function useScenarios(tables: readonly OwnTable[]): (table: OwnTable) => ScenarioName | undefined {
  const [metas, setMetas] = useState<ReadonlyMap<string, GameMeta>>(new Map());
  const games = [...new Set(tables.map(({ game }) => game))].toSorted().join(" ");
  useEffect(() => {
    let isHere = true;
    const load = async (game: string): Promise<readonly [string, GameMeta][]> => {
      const offer = await loadOffer(game);
      return offer === null ? [] : [[game, offer.meta]];
    };
    // A row without it says which game it is all the same.
    Promise.all(games.split(" ").map((game) => load(game).catch(() => []))).then(
      (found) => isHere && setMetas(new Map(found.flat())),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [games]);
  return ({ game, scenario }) => {
    const meta = metas.get(game);
    if (meta === undefined) return undefined;
    const option = meta.options.properties["scenario"];
    return scenarioName(meta, { scenario: scenario ?? option?.default }).scenario;
  };
}
