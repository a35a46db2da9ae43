import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HELD, playUntil as playAll, WITHIN_A_ROUND } from "./clou.ts";
import type { IsReached } from "./press.ts";
import type { Page } from "./test.ts";

const FIXTURES = join(import.meta.dirname, "../../games/clou-christmas/fixtures");

/** What leads on between the heists, and in them; whoever is asked leaves as soon as there is a way. */
const STEPS = [
  "[data-part=put-away]",
  "[data-part=thief-card][data-lit=true]",
  HELD,
  "[data-part=answer]:last-child",
  "[data-part=pass]",
  "[data-part=symbol][data-lit=true][aria-label^='Sneaking out']",
  ...WITHIN_A_ROUND,
  "[data-part=box][data-lit=true]",
  "[data-part=agree]",
];

/** Presses what is lit until it is reached. */
export function playUntil(page: Page, isReached: IsReached): Promise<void> {
  return playAll([page], isReached, STEPS);
}

/** What the table's head tells: heist and phase. */
export function headline(page: Page): Promise<string> {
  return page.locator("[data-part=table-title] p").innerText();
}

export interface Campaign {
  readonly content: string;
  /** How many entries there are before the first of these questions to the first seat. */
  readonly n: number;
}

/** A finished campaign of so many that came to such a question. */
export function playedCampaign(crew: "one" | "two", kind: string): Campaign {
  for (const file of readdirSync(FIXTURES).filter((name) => name.startsWith(crew) && name.endsWith(".json"))) {
    const content = readFileSync(join(FIXTURES, file), "utf8");
    const { entries } = JSON.parse(content) as { entries: { readonly decision: string }[] };
    const n = entries.findIndex(({ decision }) => decision.startsWith(`${kind}:0`));
    if (n >= 0) return { content, n };
  }
  throw new Error(`no fixture of ${crew} came to ${kind}`);
}
