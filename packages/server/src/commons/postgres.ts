import { Connections } from "../store/postgres/connections.ts";
import type { Surroundings } from "../surroundings.ts";
import { HintBus, type Carrier } from "./bus/hint-bus.ts";
import { NotifyCarrier } from "./bus/notify.ts";
import type { Commons, CommonsPart, HouseInfo } from "./commons.ts";
import { CLEAR } from "./postgres/clear.ts";
import { PostgresComplaints } from "./postgres/complaints.ts";
import { PostgresCounters } from "./postgres/counters.ts";
import { PostgresHouses } from "./postgres/houses.ts";
import { PostgresLeases } from "./postgres/leases.ts";
import { PostgresPresence } from "./postgres/presence.ts";
import { Rows } from "./postgres/rows.ts";

export interface PostgresCommonsOptions extends Pick<HouseInfo, "build" | "editions"> {
  readonly surroundings: Surroundings;
  /** By default LISTEN and NOTIFY of the database itself. */
  readonly carrier?: Carrier;
}

const BEAT_MS = 500;
const CLEAR_MS = 30_000;
/** Small, and soon given up: play goes on without any of it. */
const LINE = { connections: 2, connectMs: 2_000, statementMs: 2_000 };

/** The commons of houses on one Postgres, whose store must have been opened. */
export async function openPostgresCommons(address: string, options: PostgresCommonsOptions): Promise<Commons> {
  const { build, editions, surroundings, carrier } = options;
  const own = { node: surroundings.randomBytes(8).toString("hex"), build, editions };
  const connections = new Connections(address, LINE);
  const rows = new Rows(connections);
  const houses = new PostgresHouses(own, rows, surroundings, () => {
    leases.forget();
    presence.sayAgain();
  });
  const leases = new PostgresLeases(own.node, rows, houses, surroundings);
  const bus = new HintBus(own.node, carrier ?? new NotifyCarrier(address, surroundings), surroundings);
  const presence = new PostgresPresence(own.node, rows, bus, surroundings);
  let closed: Promise<void> | null = null;
  let isBeating = false;
  const beat = async (): Promise<void> => {
    if (isBeating) return;
    isBeating = true;
    await houses.beat();
    isBeating = false;
    if (closed !== null) return;
    leases.ask();
    presence.retry();
  };
  const endings = [
    surroundings.every(BEAT_MS, () => void beat()),
    surroundings.every(CLEAR_MS, () => void rows.ask({ name: "clear-commons", text: CLEAR })),
  ];
  const close = async (): Promise<void> => {
    for (const end of endings) end();
    await houses.leave();
    await Promise.all([bus.close(), connections.close()]);
  };
  try {
    await houses.register();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    node: own.node,
    now: () => houses.now(),
    bus,
    leases,
    houses,
    presence,
    counters: new PostgresCounters(rows),
    complaints: new PostgresComplaints(own, rows, houses),
    away() {
      const parts: CommonsPart[] = [];
      if (rows.isAway) parts.push("commons");
      if (bus.isAway) parts.push("bus");
      return parts;
    },
    close: () => (closed ??= close()),
  };
}
