import { guardRules } from "@safehouse/host";
import type { AnyGame, Edition } from "@safehouse/kernel";
import { loadTexts, type Texts } from "./voice.ts";

/** Where games come from: the house's registry, or a test's own. */
export interface GameSource {
  readonly ids: readonly string[];
  /** The present edition, or the one that is asked for; null if it is not played here. */
  load(id: string, edition?: Edition): Promise<AnyGame | null>;
  /** Those that are played here, the present one first. A source that has no older ones need not say. */
  editions?(id: string): Promise<readonly Edition[]>;
}

export interface ShelvedGame {
  /** Guarded: its rules throw nothing but `RulesFailure`. */
  readonly game: AnyGame;
  readonly texts: Texts;
}

/** Games with their texts, each edition loaded once. */
export class Shelf {
  readonly #source: GameSource;
  readonly #games = new Map<string, Promise<ShelvedGame | null>>();

  constructor(source: GameSource) {
    this.#source = source;
  }

  get ids(): readonly string[] {
    return this.#source.ids;
  }

  /** The versions of a game's rules that are played here; none of a game that is not here. */
  async versions(id: string): Promise<readonly number[]> {
    return [...new Set((await this.editions(id)).map(({ rules }) => rules))];
  }

  /** The present one first; none of a game that is not here. */
  async editions(id: string): Promise<readonly Edition[]> {
    const present = await this.find(id);
    if (present === null) return [];
    return (await this.#source.editions?.(id)) ?? [present.game.meta];
  }

  /** New matches are of the present edition; those that exist name theirs. */
  find(id: string, edition?: Edition): Promise<ShelvedGame | null> {
    if (!this.#source.ids.includes(id)) return Promise.resolve(null);
    const key = edition === undefined ? id : `${id} ${edition.rules} ${edition.content}`;
    const shelved = this.#games.get(key) ?? this.#load(id, edition);
    this.#games.set(key, shelved);
    return shelved;
  }

  async #load(id: string, edition: Edition | undefined): Promise<ShelvedGame | null> {
    const game = await this.#source.load(id, edition);
    return game === null ? null : { game: guardRules(game), texts: await loadTexts(game) };
  }
}
