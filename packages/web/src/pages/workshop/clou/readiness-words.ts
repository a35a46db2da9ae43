import { CLOU_ABOVE } from "@safehouse/games/clou/workshop";
import type { Editing } from "./context.ts";
import type { Readiness } from "./logic/readiness.ts";

/** What keeps a plan from being called ready; null for nothing. */
export function readinessWords(readiness: Readiness, t: Editing["t"]): string | null {
  switch (readiness.state) {
    case "ready":
      return null;
    case "trying":
      return t.trying;
    case "poor":
      return t.poor(readiness.points, CLOU_ABOVE);
    case "unreached":
      return t.unreached(readiness.crews.join(` ${t.or} `), readiness.best, CLOU_ABOVE);
  }
}
