import { flipped, throwing } from "./cases/apart.ts";
import { clusterClosed, houseClosed } from "./cases/closing.ts";
import { busMeddled } from "./cases/cluster/bus.ts";
import { clocksApart } from "./cases/cluster/clocks.ts";
import { commitCut } from "./cases/cluster/commit.ts";
import { cutOff } from "./cases/cluster/cut-off.ts";
import { evening } from "./cases/cluster/evening.ts";
import { clusterKilled } from "./cases/cluster/kill.ts";
import { natsMeddled } from "./cases/cluster/nats.ts";
import { postgresFailedOver, postgresPaused, postgresRestarted } from "./cases/cluster/postgres.ts";
import { clusterRaces } from "./cases/cluster/races.ts";
import { upgraded } from "./cases/cluster/upgrade.ts";
import { crowd } from "./cases/crowd.ts";
import { deaf } from "./cases/deaf.ts";
import { forgotten } from "./cases/forgotten.ts";
import { fullDisk } from "./cases/full-disk.ts";
import { killed } from "./cases/kill.ts";
import { meddled } from "./cases/mischief.ts";
import { racingAppends, racingJoins, racingMoves } from "./cases/races.ts";
import { synced } from "./cases/syncs.ts";
import { worst } from "./cases/worst.ts";
import type { Case } from "./finding.ts";

export const CASES: readonly Case[] = [
  killed,
  houseClosed,
  synced,
  meddled,
  racingMoves,
  racingJoins,
  racingAppends,
  crowd,
  deaf,
  worst,
  throwing,
  fullDisk,
  flipped,
  forgotten,
];

/** By hand alone: each starts a Postgres and several houses, and waits for them to miss each other. */
export const CLUSTER_CASES: readonly Case[] = [
  clusterKilled,
  clusterClosed,
  postgresRestarted,
  postgresPaused,
  postgresFailedOver,
  commitCut,
  busMeddled,
  natsMeddled,
  cutOff,
  clocksApart,
  clusterRaces,
  upgraded,
  evening,
];
