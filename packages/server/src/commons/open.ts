import { createHash } from "node:crypto";
import { readHouseId } from "../house-id.ts";
import type { GameSource } from "../matches/shelf.ts";
import { openPostgresStore } from "../store/postgres/open.ts";
import type { Store } from "../store/store.ts";
import type { Surroundings } from "../surroundings.ts";
import { NatsCarrier } from "./bus/nats.ts";
import type { Commons, HouseInfo } from "./commons.ts";
import { editionName } from "./edition-name.ts";
import { openPostgresCommons } from "./postgres.ts";

export interface SharedOptions {
  /** Of the Postgres. */
  readonly address: string;
  /** Of a NATS server, or null for LISTEN and NOTIFY. */
  readonly bus: string | null;
  readonly version: string;
  readonly games: GameSource;
  readonly surroundings: Surroundings;
}

/** Opens what several houses have together. Rejects with `StoreUnavailable` and a sentence for whoever runs the house. */
export async function openShared(options: SharedOptions): Promise<{ store: Store; commons: Commons }> {
  const { address, bus, version, games, surroundings } = options;
  const store = await openPostgresStore(address);
  try {
    const editions = await editionsHere(games);
    const commons = await openPostgresCommons(address, {
      build: buildOf(version, editions),
      editions,
      surroundings,
      ...(bus === null ? {} : { carrier: new NatsCarrier(bus, await readHouseId(store, surroundings), surroundings) }),
    });
    return { store, commons };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function editionsHere({ ids, load, editions }: GameSource): Promise<HouseInfo["editions"]> {
  const named = ids.map(async (id) => {
    const present = await load(id);
    const known = (await editions?.(id)) ?? (present === null ? [] : [present.meta]);
    return [id, known.map(editionName)] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}

/** Releases have different versions; while one is made, other rules tell houses apart. */
function buildOf(version: string, editions: HouseInfo["editions"]): string {
  return `${version}+${createHash("sha256").update(JSON.stringify(editions)).digest("hex").slice(0, 12)}`;
}
