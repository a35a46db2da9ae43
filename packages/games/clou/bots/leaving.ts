import { TIME } from "../slots.ts";
import type { Sight } from "../play.ts";
import { totalPoints } from "../points.ts";
import { outlookOf } from "./plan-worth.ts";
import { worthInCar } from "./worth.ts";

/** What one more round may bring: only loot that is nearly in hand counts. */
const NEAR = 0.12;

/** Runs when another round would ring the alarm, or when there is little left to get. */
export function shouldRun(sight: Sight): boolean {
  const points = totalPoints(sight);
  const gain = NEAR * outlookOf(sight).promise;
  if (sight.board[TIME] > 1) return points > 0 && gain < 0.02;
  return points > worthInCar(sight, points + 3 * gain);
}
