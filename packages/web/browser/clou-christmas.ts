import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pressLit, WITHIN_A_ROUND } from "./clou.ts";
import { expect, type Page } from "./test.ts";

const FIXTURES = join(import.meta.dirname, "../../games/clou-christmas/fixtures");

/** What leads on between the heists, and in them; whoever is asked leaves as soon as there is a way. */
const STEPS = [
  ".xmas-put-away",
  ".xmas-card[data-lit=true]",
  ".clou-answer:last-child",
  ".clou-pass",
  ".clou-symbol[data-lit=true][aria-label^='Sneaking out']",
  ...WITHIN_A_ROUND,
  ".xmas-box[data-lit=true]",
  ".xmas-agree",
];

/** Presses what is lit until it is reached. */
export async function playUntil(page: Page, isReached: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 200_000;
  while (!(await isReached())) {
    expect(Date.now(), "still playing").toBeLessThan(end);
    if (!(await pressLit(page, STEPS))) await page.waitForTimeout(20);
  }
}

/** What the table's head tells: heist and phase. */
export function headline(page: Page): Promise<string> {
  return page.locator(".table-title p").innerText();
}

export interface Campaign {
  readonly content: string;
  /** How many entries there are before the first question of a kind to the first seat. */
  readonly before: (kind: string) => number;
}

/** A finished campaign of two that had wages to pay and a loud passage. */
export function playedCampaign(): Campaign {
  for (const file of readdirSync(FIXTURES).filter((name) => /^two.*\.json$/.test(name))) {
    const content = readFileSync(join(FIXTURES, file), "utf8");
    const { entries } = JSON.parse(content) as { entries: { readonly decision: string }[] };
    const before = (kind: string): number => entries.findIndex(({ decision }) => decision.startsWith(`${kind}:0`));
    if (["wages", "offer"].every((kind) => before(kind) >= 0)) return { content, before };
  }
  throw new Error("no fixture of two had wages and a loud passage");
}
