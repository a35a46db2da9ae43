import { readFileSync } from "node:fs";
import type { Request } from "@playwright/test";
import { SOON_MS } from "../src/ui/later.tsx";
import { openRecord } from "./tables.ts";
import { DESK, expect, MOVING, type Page, PHONE, test } from "./test.ts";

interface Stretch {
  readonly record: string;
  readonly from: number;
  readonly to: number;
  readonly eyes: number;
}

/** Of each game some turns. */
const STRETCHES: readonly Stretch[] = [
  { record: "klaumau/fixtures/plain-4-easy", from: 3, to: 28, eyes: 0 },
  { record: "robnrun/fixtures/short-notice-5-normal", from: 12, to: 36, eyes: 1 },
  // Behind the screen, and on to the next heist.
  { record: "robnrun/fixtures/training-3-normal", from: 20, to: 35, eyes: 0 },
  { record: "clou/fixtures/mansion-3-normal", from: 4, to: 28, eyes: 0 },
  { record: "clou-again/fixtures/cat-2-easy", from: 4, to: 28, eyes: 0 },
  { record: "clou-christmas/fixtures/three-normal", from: 20, to: 44, eyes: 1 },
];

for (const { record, from, to, eyes } of STRETCHES) {
  test(`nothing moves that nobody touched: ${record}`, async ({ visit }) => {
    const text = readFileSync(new URL(`../../games/${record}.json`, import.meta.url), "utf8");
    for (const viewport of [DESK, PHONE]) {
      const page = await visit({ viewport, ...MOVING });
      const onTheWay = watchRequests(page);
      await openRecord(page, text, from);
      await page.goto(`${page.url()}&eyes=${eyes}`);
      await page.getByLabel("Speed").selectOption("4");
      // What comes a moment after the table: asked for by the page's own clock, and then there.
      await expect(page.locator("[data-part=board]")).toBeVisible();
      const shown = await clockOf(page);
      await expect.poll(() => clockOf(page)).toBeGreaterThan(shown + 2 * SOON_MS);
      await expect.poll(() => [...onTheWay].map((request) => request.url())).toEqual([]);
      await page.evaluate(watchShifts, to);
      await page.getByRole("button", { name: "Play", exact: true }).click();
      await expect
        .poll(() => page.getByRole("slider", { name: "Moment" }).inputValue().then(Number))
        .toBeGreaterThanOrEqual(to);
      expect(await shiftsOf(page), `${viewport.width} px`).toEqual([]);
    }
  });
}

test("the button that chooses a thief stays where it is when the thief's sheet comes", async ({ visit }) => {
  for (const viewport of [DESK, PHONE]) {
    const page = await visit({ viewport });
    await page.goto("/new/clou?how=bots");
    await page.evaluate(watchButton);
    await page.locator("[data-part=new-seat] [data-part=wish]").first().click();
    await expect(page.locator("[data-part=wish-shown] svg").first()).toBeVisible();
    const places = await page.evaluate(() => [...(globalThis as unknown as { places: Set<number> }).places]);
    expect(places, `${viewport.width} px`).toHaveLength(1);
  }
});

/** Runs in the page: where the lit button of a dialog was, frame by frame. */
function watchButton(): void {
  const places = new Set<number>();
  (globalThis as unknown as { places: Set<number> }).places = places;
  const look = (): void => {
    const button = document.querySelector("dialog[open] [data-tone=lit]");
    if (button !== null) places.add(button.getBoundingClientRect().top);
    requestAnimationFrame(look);
  };
  look();
}

function watchRequests(page: Page): ReadonlySet<Request> {
  const onTheWay = new Set<Request>();
  page.on("request", (request) => onTheWay.add(request));
  page.on("requestfinished", (request) => onTheWay.delete(request));
  page.on("requestfailed", (request) => onTheWay.delete(request));
  // Of what a page was still fetching when it was left, nobody hears.
  page.on("framenavigated", () => onTheWay.clear());
  return onTheWay;
}

function clockOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}

function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
}

/**
 * Runs in the page. What a press has brought about is no surprise, and what is no larger than a few words is none either; nor does what
 * comes after the stretch count, however late it is stopped.
 */
function watchShifts(to: number): void {
  const LEAST = 0.002;
  const moment = document.querySelector<HTMLInputElement>("input[type=range]");
  const shifts: string[] = [];
  (globalThis as unknown as { shifts: string[] }).shifts = shifts;
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRect;
      readonly currentRect: DOMRect;
    }[];
  }
  const placeOf = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput || value < LEAST || Number(moment?.value) > to) continue;
      for (const { node, previousRect, currentRect } of sources) {
        const element = node instanceof Element ? node : (node?.parentElement ?? null);
        const name = element?.getAttribute("class") ?? element?.tagName ?? "";
        shifts.push(`${name}: ${placeOf(previousRect)} to ${placeOf(currentRect)} (${value.toFixed(4)})`);
      }
    }
  }).observe({ type: "layout-shift" });
}
