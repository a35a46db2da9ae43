import type { Plugin, Rollup } from "vite";

/** What of a game is fetched together, in the order in which somebody comes to it; `later` is for single moments of a match. */
const STAGES = ["offer", "table", "rules", "later"] as const;
type Stage = (typeof STAGES)[number];

/** What a game's manifest, and its entry in web/src/games, load at which stage. */
const LISTS = /\/games\/([^/]+)\/manifest\.ts$|\/web\/src\/games\/([^/]+)\.ts$/;
const CORE = /\/core\.ts$/;
/** Where one match needs less than all of the core, that goes where it is used: to records. */
const MATCH_CORE = /\/match-core\.ts$/;
const LOADED: readonly (readonly [RegExp, Stage])[] = [
  [/\/offer\.ts$/, "offer"],
  [/\/front\.ts$/, "table"],
  [/\/boards\/[^/]+\/index\.tsx$/, "table"],
  [MATCH_CORE, "rules"],
  [CORE, "rules"],
];
const SORTED = /\/packages\/(?:games|paper)\/|\/web\/src\/boards\//;
/** Fetched one by one, by who plays there. */
const OF_ONE_PLAN = /\/content\/plans\/|\/text\/names\//;
/** Everybody's texts name things by it; with all else that opens an own plan's code it would be fetched for any table. */
const OF_TEXTS = /\/own\/name\.ts$/;
const DRAWN = /\/packages\/paper\/|\/web\/src\/boards\//;

type Wanted = { readonly [stage in Stage]: Set<string> };

/**
 * Sorts the modules of games into pieces by who needs them, and when, as the manifests say. A family shares a piece, so that nobody
 * fetches another game's plans for its sake.
 */
export class GamePieces {
  readonly #wanted = new Map<string, Wanted>();

  readonly plugin: Plugin;

  constructor() {
    const sort = (graph: Rollup.PluginContext): void => this.#sort(graph);
    this.plugin = {
      name: "game-pieces",
      buildEnd() {
        sort(this);
      },
    };
  }

  /** Null for whatever no manifest names: it goes where it is used. */
  nameOf(id: string): string | null {
    const wanted = this.#wanted.get(id);
    if (wanted === undefined || !SORTED.test(id) || OF_ONE_PLAN.test(id) || OF_TEXTS.test(id)) return null;
    const { offer, table, rules, later } = wanted;
    const isDrawn = DRAWN.test(id);
    const named: string[] = [];
    const name = (stage: Stage, users: ReadonlySet<string>): void => {
      if (users.size > 0) named.push(`${[...users].toSorted().join("-")}-${stage}`);
    };
    // Whoever sets a table comes to it: what both want is one piece. Drawings are large, so who wants them later gets none now.
    if (table.size === 0) name("offer", offer);
    name("table", table.size > 0 && !isDrawn ? table.union(later) : table);
    // Whoever wants rules has the table already.
    name("rules", rules.difference(table));
    // What is only for later goes where it is used.
    if (named.length > 0 && (table.size === 0 || isDrawn))
      name("later", later.difference(table.union(rules).union(offer)));
    // Workers want rules and know nothing of pages.
    const kind = isDrawn ? ["board"] : [];
    return named.length === 0 ? null : [...named, ...kind].join("-");
  }

  #sort(graph: Rollup.PluginContext): void {
    this.#wanted.clear();
    for (const id of [...graph.getModuleIds()].toSorted()) {
      const list = LISTS.exec(id);
      const game = list?.[1] ?? list?.[2];
      if (game === undefined) continue;
      const parts = graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
      const hasMatchCore = parts.some((part) => MATCH_CORE.test(part));
      for (const loaded of parts) {
        const stage = LOADED.find(([test]) => test.test(loaded))?.[1];
        if (stage === undefined || (hasMatchCore && CORE.test(loaded))) continue;
        this.#want(graph, loaded, game, stage);
        this.#want(graph, loaded, game, "later");
      }
    }
  }

  #want(graph: Rollup.PluginContext, id: string, game: string, stage: Stage): void {
    const wanted = this.#wanted.get(id) ?? { offer: new Set(), table: new Set(), rules: new Set(), later: new Set() };
    this.#wanted.set(id, wanted);
    if (wanted[stage].has(game)) return;
    wanted[stage].add(game);
    const info = graph.getModuleInfo(id);
    const further = stage === "later" ? (info?.dynamicallyImportedIds ?? []) : [];
    for (const next of [...(info?.importedIds ?? []), ...further]) {
      if (!LISTS.test(next)) this.#want(graph, next, game, stage);
    }
  }
}
