import { flipped, throwing } from "./cases/apart.ts";
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
