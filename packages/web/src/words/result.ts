import type { Outcome } from "@safehouse/kernel";
import type { Voice } from "../play/voice.ts";

interface ResultWords {
  points(points: number): string;
  standing(place: number, name: string, points: string): string;
}

/** How the match ended, in sentences. */
export function resultLines(outcome: Outcome, voice: Voice, t: ResultWords): string[] {
  if (outcome.type === "shared") return [voice.say({ id: `result.${outcome.result}` }), t.points(outcome.points)];
  return outcome.standings.map(({ seat, place, points }) => t.standing(place, voice.name(seat), t.points(points)));
}
