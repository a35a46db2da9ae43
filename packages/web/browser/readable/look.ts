import type { CDPSession } from "@playwright/test";
import type { Page } from "../test.ts";
import { type Finding, measure } from "./measure.ts";
import { type Size, SIZES } from "./sizes.ts";
import type { State } from "./states.ts";

export interface Sight extends Finding {
  readonly size: string;
  readonly language: string;
}

/** Everything that is wrong with a state, at every size and in both languages; `show` is called where something is, with it marked. */
export async function look(
  page: Page,
  { arrive, again = reload, papers = [], sizes }: State,
  show: (sights: readonly Sight[], picture: (path: string) => Promise<void>) => Promise<void>,
): Promise<readonly Sight[]> {
  const devtools = await page.context().newCDPSession(page);
  const sights: Sight[] = [];
  for (const language of ["en", "de"] as const) {
    if (language === "en") await arrive(page);
    else {
      await page.evaluate(() => localStorage.setItem("safehouse.language", "de"));
      await again(page);
    }
    await page.mouse.move(0, 0);
    await page.waitForLoadState("networkidle");
    for (const size of SIZES) {
      if (sizes?.includes(size.name) === false) continue;
      await resize(page, devtools, size);
      const seen = new Set<string>();
      for (const paper of [null, ...papers]) {
        if (paper !== null && !(await bringToFront(page, paper))) continue;
        // What lies beside the paper was measured with the one before.
        const found = (await page.evaluate(measure, size.limits)).filter(({ fault, part, words }) => {
          const isNew = !seen.has(`${fault} ${part} ${words}`);
          seen.add(`${fault} ${part} ${words}`);
          return isNew;
        });
        if (found.length === 0) continue;
        const here = found.map((finding) => ({ ...finding, size: size.name, language }));
        sights.push(...here);
        await show(here, (path) => picture(page, found, path));
      }
    }
  }
  return sights;
}

/** What is seen, with a frame around everything that was found. */
async function picture(page: Page, found: readonly Finding[], path: string): Promise<void> {
  await page.evaluate(mark, found);
  await page.screenshot({ path });
  await page.evaluate(() => document.querySelector("[data-marks]")?.remove());
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.locator("h1, [data-board] button").first().waitFor();
}

async function resize(page: Page, devtools: CDPSession, { width, height, isTouched, letters }: Size): Promise<void> {
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: isTouched });
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), letters ?? "");
  await painted(page);
}

/** What listens for a change of size has answered, and what came of it is drawn. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: "instant" });
    for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
  });
}

/** Papers lie side by side where there is room: then there is nothing to press. */
async function bringToFront(page: Page, paper: string): Promise<boolean> {
  const button = page.locator(`${paper}[aria-pressed=false]`);
  if (!(await button.isVisible())) return false;
  await button.click();
  // A pointer that rests on something asks about it.
  await page.mouse.move(0, 0);
  await painted(page);
  return true;
}

function mark(found: readonly Finding[]): void {
  const marks = document.createElement("div");
  marks.dataset["marks"] = "";
  marks.setAttribute("aria-hidden", "true");
  for (const { fault, box } of found) {
    const frame = document.createElement("div");
    const colour = fault.startsWith("small") ? "red" : "magenta";
    const { x, y, width, height } = box;
    frame.style.cssText = `position:fixed;z-index:99999;left:${x}px;top:${y}px;width:${width}px;height:${height}px;outline:2px solid ${colour}`;
    marks.append(frame);
  }
  document.body.append(marks);
}
