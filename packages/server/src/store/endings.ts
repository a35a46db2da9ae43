import type { DatabaseSync, StatementSync } from "node:sqlite";
import { deflateSync, inflateSync } from "node:zlib";
import { canonical } from "@safehouse/kernel";
import { digestOf, type Link, sameLink } from "./chain.ts";
import { isCorruption } from "./faults.ts";
import { isKey } from "./keys.ts";
import { noSuchMatch } from "./matches.ts";
import type { Ending } from "./store.ts";

/** How finished matches ended. A record says its log once more; pressed it is a sixth as long. */
export class EndingTable {
  readonly #selectKey: StatementSync;
  readonly #select: StatementSync;
  readonly #replace: StatementSync;
  readonly #close: StatementSync;

  constructor(database: DatabaseSync) {
    this.#selectKey = database.prepare("SELECT key FROM matches WHERE id = ?");
    this.#select = database.prepare("SELECT pressed, digest FROM matches JOIN endings ON match = key WHERE id = ?");
    this.#replace = database.prepare("REPLACE INTO endings (match, pressed, digest) VALUES (?, ?, ?)");
    this.#close = database.prepare("UPDATE matches SET status = 'over' WHERE id = ? AND status = 'running'");
  }

  /** As with matches, takes its arguments in at once and returns what to do inside the transaction. */
  keep(id: string, ending: Ending): () => void {
    const { pressed, digest } = pressEnding(ending);
    return () => {
      const key = this.#selectKey.get(id)?.["key"];
      if (key === undefined) throw noSuchMatch(id);
      if (this.find(id) === null) this.#replace.run(key, pressed, digest);
      this.#close.run(id);
    };
  }

  find(id: string): Ending | null {
    if (!isKey(id)) return null;
    try {
      return readEnding(this.#select.get(id) ?? {});
    } catch (error) {
      if (isCorruption(error)) return null;
      throw error;
    }
  }
}

export function pressEnding(ending: Ending): { readonly pressed: Uint8Array; readonly digest: Link } {
  const pressed = deflateSync(canonical(ending));
  return { pressed, digest: digestOf(pressed) };
}

/** Null for what is not as it was written. */
export function readEnding({ pressed, digest }: { readonly [column: string]: unknown }): Ending | null {
  if (!(pressed instanceof Uint8Array) || !sameLink(digestOf(pressed), digest)) return null;
  return JSON.parse(inflateSync(pressed).toString("utf8")) as Ending;
}
