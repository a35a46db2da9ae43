import type { Phase } from "@safehouse/games/clou-christmas/board";

/** what a heist goes through. */
export const STEPS = ["target", "team", "break-in", "report", "wages"] as const;
export type Step = (typeof STEPS)[number];

/** At which of them a phase is; null before the first heist and after the last. The police report is read on the way to the wages. */
export function stepOf(phase: Phase, isReading: boolean): Step | null {
  switch (phase) {
    case "free":
      return "target";
    case "team":
      return "team";
    case "scout":
    case "tune":
    case "break-in":
    case "report":
      return "break-in";
    case "wages":
      return isReading ? "report" : "wages";
    case "over":
      return null;
  }
}
