import { guardRules } from "@safehouse/host";
import type { AnyGame } from "@safehouse/kernel";
import { loadTexts, type Texts } from "./voice.ts";

/** Where games come from: the house's registry, or a test's own. */
export interface GameSource {
  readonly ids: readonly string[];
  load(id: string): Promise<AnyGame | null>;
}

export interface ShelvedGame {
  /** Guarded: its rules throw nothing but `RulesFailure`. */
  readonly game: AnyGame;
  readonly texts: Texts;
}

/** Games with their texts, each loaded once. */
export class Shelf {
  readonly #source: GameSource;
  readonly #games = new Map<string, Promise<ShelvedGame | null>>();

  constructor(source: GameSource) {
    this.#source = source;
  }

  get ids(): readonly string[] {
    return this.#source.ids;
  }

  find(id: string): Promise<ShelvedGame | null> {
    if (!this.#source.ids.includes(id)) return Promise.resolve(null);
    const shelved = this.#games.get(id) ?? this.#load(id);
    this.#games.set(id, shelved);
    return shelved;
  }

  async #load(id: string): Promise<ShelvedGame | null> {
    const game = await this.#source.load(id);
    return game === null ? null : { game: guardRules(game), texts: await loadTexts(game) };
  }
}
