import type { Kept } from "../guests/collection.ts";
import type { House } from "../house.ts";
import type { Room } from "../matches/room.ts";
import { type Deadline, deadlinesIn, Follower, slowDeadlines } from "./follower.ts";
import type { Rest } from "../upkeep/open-hours.ts";
import { isSlow } from "./slow-time.ts";
import type { Table } from "./table.ts";

export interface FollowersOptions {
  /** Whether somebody looks at the table here. */
  readonly isWatched: (table: string) => boolean;
  /** When there was no house open. */
  readonly closed: () => readonly Rest[];
  readonly onOver: (table: string) => void;
  readonly onError: (error: unknown) => void;
}

/** The matches that are followed here: those of tables that somebody looks at, and those whose time this house keeps. */
export class Followers {
  readonly #house: House;
  readonly #options: FollowersOptions;
  readonly #followers = new Map<string, Follower>();
  #isClosed = false;

  constructor(house: House, options: FollowersOptions) {
    this.#house = house;
    this.#options = options;
  }

  get tables(): Iterable<string> {
    return this.#followers.keys();
  }

  has(table: string): boolean {
    return this.#followers.has(table);
  }

  /** Follows the match of the table as it is now, or does so no longer: then it returns false. */
  follow({ id, body }: Kept<Table>): boolean {
    const { phase, match, timer } = body;
    const follower = this.#followers.get(id);
    // Days are counted without holding a match in memory for so long.
    const isTimed = timer !== null && !isSlow(body) && this.isOurShare(id);
    const isWanted = phase === "playing" && !this.#isClosed && (isTimed || this.#options.isWatched(id));
    if (!isWanted || match === null) {
      this.unfollow(id);
      return false;
    }
    if (follower === undefined) this.#followers.set(id, this.#newFollower(id, body, match));
    else follower.update(body);
    return true;
  }

  unfollow(table: string): void {
    this.#followers.get(table)?.stop();
    this.#followers.delete(table);
  }

  /** As far as the match is followed here. */
  deadlines(table: string): Deadline[] {
    return this.#followers.get(table)?.deadlines ?? [];
  }

  /** How many entries its match has, where it is followed here. */
  lengthOf(table: string): number | null {
    return this.#followers.get(table)?.length ?? null;
  }

  async deadlinesOf({ id, body }: Kept<Table>): Promise<Deadline[]> {
    const { match, timer, phase } = body;
    if (this.has(id) || match === null || timer === null || phase !== "playing") return this.deadlines(id);
    const { commons } = this.#house;
    const read = (room: Room): Deadline[] =>
      isSlow(body)
        ? slowDeadlines(room, timer * 1000, body, commons, this.#options.closed())
        : deadlinesIn(room, timer * 1000, body, commons);
    return this.#house.matches.useFresh(match, read).catch(() => []);
  }

  /** Tables with a timer that nobody looks at are shared out among the houses: one of them keeps the time. */
  isOurShare(table: string): boolean {
    const { node, houses } = this.#house.commons;
    const nodes = houses.living().map((house) => house.node);
    const sum = [...table].reduce((sum, char) => sum + char.charCodeAt(0), 0);
    return nodes.length < 2 || nodes.toSorted()[sum % nodes.length] === node;
  }

  close(): void {
    this.#isClosed = true;
    for (const follower of this.#followers.values()) follower.stop();
    this.#followers.clear();
  }

  #newFollower(id: string, table: Table, match: string): Follower {
    const { surroundings, commons, matches } = this.#house;
    return new Follower({
      time: surroundings,
      commons,
      matches,
      match,
      limit: table.timer === null ? null : table.timer * 1000,
      closed: isSlow(table) ? this.#options.closed : null,
      table,
      onOver: () => this.#options.onOver(id),
      onError: this.#options.onError,
    });
  }
}
