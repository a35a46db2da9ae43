import {
  type AnyGame,
  type BotLevel,
  type Json,
  ok,
  type Outcome,
  sameJson,
  type SeatDecision,
} from "@safehouse/kernel";
import type { Collection, Kept } from "../guests/collection.ts";
import { refusal, Refused } from "../guests/refusal.ts";
import type { House } from "../house.ts";
import type { Caller } from "../limits/limits.ts";
import { levelsOf } from "../matches/blueprint.ts";
import { OtherEdition } from "../matches/other-edition.ts";
import type { TableIndexes } from "./indexes.ts";
import { withMatch } from "./lobby.ts";
import { matchSeats } from "./play.ts";
import { isSlow } from "./slow-time.ts";
import { guestSeats, type Table } from "./table.ts";

/** What everybody at a table may know of its match. */
export interface MatchGlance {
  readonly n: number;
  readonly pending: readonly SeatDecision[];
  readonly outcome: Outcome | null;
}

/** What tables need of games and matches. */
export class TableMatches {
  readonly #house: House;
  readonly #tables: Collection<Table>;
  readonly #indexes: TableIndexes;

  constructor(house: House, tables: Collection<Table>, indexes: TableIndexes) {
    this.#house = house;
    this.#tables = tables;
    this.#indexes = indexes;
  }

  /** By the rules that a match would begin under now: those that all houses know. */
  async gameOf({ game }: Pick<Table, "game">): Promise<AnyGame> {
    const { matches } = this.#house;
    const shelved = await matches.forNewMatch(game);
    if (shelved === null) throw new Refused(refusal(400, "game.unknown", { games: matches.shelf.ids.join(", ") }));
    return shelved.game;
  }

  /** The bot that steps in for somebody. A game that the house no longer has is not played on, but may be left. */
  async usualLevel({ game }: Pick<Table, "game">): Promise<BotLevel> {
    const shelved = await this.#house.matches.shelf.find(game);
    const levels = shelved === null ? [] : levelsOf(shelved.game);
    return levels.includes("normal") ? "normal" : (levels.at(-1) ?? "random");
  }

  /** Null if the match cannot be read: it is set apart, or the store is away. */
  async glance({ match }: Table): Promise<MatchGlance | null> {
    if (match === null) return null;
    try {
      return await this.#house.matches.useFresh(match, (room) => room.reading(() => room.match.snapshot("spectator")));
    } catch (error) {
      return error instanceof OtherEdition ? this.#glanceAtFinished(match) : null;
    }
  }

  async #glanceAtFinished(match: string): Promise<MatchGlance | null> {
    const finished = await this.#house.matches.finished(match).catch(() => null);
    if (finished === null) return null;
    const { entries, outcome } = finished.ending.record;
    return { n: entries.length, pending: [], outcome };
  }

  /** Whether the match asks for silence, as that seat sees it. */
  async isSilent({ phase, match }: Table, seat: number): Promise<boolean> {
    if (phase !== "playing" || match === null) return false;
    return this.#house.matches.useFresh(match, (room) => room.reading(() => room.match.snapshot(seat).view.silent));
  }

  /**
   * The table has begun, and what its match is made of is fixed in it: whoever comes first makes it, and whoever comes later finds it
   * made. Nobody is told of the table before.
   */
  async make({ id, body }: Kept<Table>, caller: Caller): Promise<Kept<Table> | null> {
    const { game, config, heard = config, spectators, timer } = body;
    const match = body.match as string;
    const { seats, tokenHashes } = matchSeats(body);
    const contributions = guestSeats(body).flatMap(({ contribution }) => contribution ?? []);
    const edition = body.edition === undefined ? {} : { edition: body.edition };
    const promised = { id: match, seed: body.seed as string, tokenHashes, ...edition };
    const { matches, store } = this.#house;
    try {
      await matches.create(game, { config: heard, seats, contributions, isPrivate: !spectators, promised }, caller);
    } catch (error) {
      // One that is made and cannot be opened is shown as it is; one that is not made is tried again by whoever looks next.
      if ((await store.findMatch(match).catch(() => null)) === null) throw error;
    }
    await this.#indexes.byMatch.keep(match, { table: id });
    if (isSlow(body)) await this.#indexes.wakeAt(id, body.touchedAt);
    else if (timer !== null) await this.#indexes.timed.keep(id, {});
    return this.#tables.change(id, (table) => ok(withMatch(table)));
  }

  /** As the table is when the match is told: somebody may have changed it since, here or in another house. */
  async tell(kept: Kept<Table>): Promise<Kept<Table> | null> {
    const { match } = kept.body;
    let told = kept.body;
    try {
      if (match !== null) {
        await this.#house.matches.changeSeats(match, async () => {
          told = (await this.#tables.find(kept.id))?.body ?? told;
          return matchSeats(told);
        });
        if (told.phase === "ended") await this.#house.store.setStatus(match, "over");
      }
    } catch (error) {
      // The table is right; its match is told again whenever somebody looks.
      this.#house.report(error, "a match could not be told who plays its seats");
      return kept;
    }
    // Whoever changed who plays meanwhile tells the match, too.
    return this.#tables.change(kept.id, (table) =>
      ok(isToldOf(table, told) ? { ...table, isMatchBehind: false } : table),
    );
  }
}

/** Whether a match that was told of one is to be told nothing else of the other. */
function isToldOf(table: Table, told: Table): boolean {
  return (
    table.phase === told.phase && sameJson(matchSeats(table) as unknown as Json, matchSeats(told) as unknown as Json)
  );
}
