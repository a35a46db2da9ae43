import type { Row } from "../../store/postgres/connections.ts";
import { StoreUnavailable } from "../../store/store.ts";
import type { Surroundings } from "../../surroundings.ts";
import type { HouseInfo, Houses } from "../commons.ts";
import type { Rows } from "./rows.ts";

/** For so long a house counts as living after it has shown itself, by the database's clock and by its own. */
const LIVING_MS = 2_000;
/** The best of so many looks at the database's clock counts: the one whose answer was soonest back. */
const LOOKS = 5;

const CLOCK = "floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/** A house that was not seen for too long is a new one: others may have its leases, and there may have been no house meanwhile. */
const BEAT = `
  WITH others AS (
    SELECT node, build, editions, started_at, open_since FROM houses WHERE until > clock_timestamp() AND node <> $1
  ), before AS (
    SELECT open_since FROM houses WHERE until > clock_timestamp() AND node = $1
  ), beat AS (
    INSERT INTO houses (node, build, editions, started_at, open_since, until)
    SELECT $1, $2, $3, coalesce($4, ${CLOCK}),
      coalesce((SELECT open_since FROM before), (SELECT min(open_since) FROM others), ${CLOCK}),
      clock_timestamp() + interval '${LIVING_MS} milliseconds'
    ON CONFLICT (node) DO UPDATE SET until = excluded.until, open_since = excluded.open_since
    RETURNING node, build, editions, started_at, open_since
  )
  SELECT *, ${CLOCK} AS now, EXISTS (SELECT FROM before) AS living FROM (SELECT * FROM beat UNION ALL SELECT * FROM others) all_houses`;

/** Whatever a house has is gone with it. */
const LEAVE = `
  WITH house AS (DELETE FROM houses WHERE node = $1), seen AS (DELETE FROM presence WHERE node = $1)
  DELETE FROM leases WHERE node = $1`;

/** Shows this house to the others, looks who else is there, and what time it is. */
export class PostgresHouses implements Houses {
  readonly #own: Pick<HouseInfo, "node" | "build" | "editions">;
  readonly #rows: Rows;
  readonly #uptime: Surroundings["uptime"];
  readonly #onLapsed: () => void;
  #living: readonly HouseInfo[] = [];
  #openSince = 0;
  #startedAt: number | null = null;
  /** By our own clock: until then nobody else takes us for dead. */
  #livingUntil = Number.NEGATIVE_INFINITY;
  /** The database's clock less ours. Each is too small by as long as the answer took. */
  #offsets: readonly number[] = [];

  /** `onLapsed`: others may have taken us for dead. */
  constructor(
    own: Pick<HouseInfo, "node" | "build" | "editions">,
    rows: Rows,
    { uptime }: Surroundings,
    onLapsed: () => void,
  ) {
    this.#own = own;
    this.#rows = rows;
    this.#uptime = uptime;
    this.#onLapsed = onLapsed;
  }

  get isLiving(): boolean {
    return this.#uptime() < this.#livingUntil;
  }

  living(): readonly HouseInfo[] {
    return this.#living;
  }

  openSince(): number {
    return this.#openSince;
  }

  /** Never ahead of the database, unless somebody sets that back. */
  now(): number {
    return Math.floor(Math.max(...this.#offsets) + this.#uptime());
  }

  async register(): Promise<void> {
    await this.beat();
    if (!this.isLiving) throw new StoreUnavailable("The database does not answer. Try again in a moment.");
  }

  async beat(): Promise<void> {
    const { node, build, editions } = this.#own;
    const askedAt = this.#uptime();
    const rows = await this.#rows.ask({
      name: "beat-house",
      text: BEAT,
      values: [node, build, JSON.stringify(editions), this.#startedAt],
    });
    const [own] = rows ?? [];
    if (rows === null || own === undefined) return;
    this.#offsets = [...this.#offsets.slice(1 - LOOKS), (own["now"] as number) - this.#uptime()];
    this.#livingUntil = askedAt + LIVING_MS;
    this.#living = rows.map(readHouse);
    this.#startedAt ??= own["started_at"] as number;
    this.#openSince = own["open_since"] as number;
    if (own["living"] === false) this.#onLapsed();
  }

  /** From now on this one is dead to the others. */
  async leave(): Promise<void> {
    this.#livingUntil = Number.NEGATIVE_INFINITY;
    await this.#rows.ask({ text: LEAVE, values: [this.#own.node] });
  }
}

function readHouse(row: Row): HouseInfo {
  return {
    node: row["node"] as string,
    build: row["build"] as string,
    editions: JSON.parse(row["editions"] as string) as HouseInfo["editions"],
    startedAt: row["started_at"] as number,
  };
}
