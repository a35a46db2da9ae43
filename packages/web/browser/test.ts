import { AxeBuilder } from "@axe-core/playwright";
import {
  type Browser,
  type BrowserContext,
  chromium,
  expect,
  type Locator,
  type Page,
  test as base,
  type TestInfo,
} from "@playwright/test";
import { findShell } from "./chromium.ts";
import { House } from "./house.ts";
import { settleIn } from "./device.ts";

export { expect, type Locator, type Page };

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** Cards fly, dice tumble, pencils write. */
export const MOVING = { reducedMotion: "no-preference" } as const;

interface Own {
  /** Somebody with a device of their own: nothing is shared with anybody else in the test. */
  readonly visit: (options?: Parameters<Browser["newContext"]>[0]) => Promise<Page>;
}

interface Shared {
  readonly browserOfAll: Browser;
  readonly house: House;
}

export const test = base.extend<Own, Shared>({
  browserOfAll: [
    // Playwright reads the first argument's names: nothing is wanted.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await chromium.launch({ ...(await findShell()) });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  house: [
    // Playwright reads the first argument's names: nothing is wanted.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: "worker" },
  ],
  visit: async ({ browserOfAll, house }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async (options) => {
      const context = await browserOfAll.newContext({
        baseURL: house.address,
        viewport: DESK,
        locale: "en-GB",
        // What moves is looked at where it matters; everywhere else it would only take time.
        reducedMotion: "reduce",
        // It fetches the whole app at the first visit, which is every visit here.
        serviceWorkers: "block",
        ...options,
      });
      await settleIn(context, `${testInfo.title} ${contexts.length}`);
      contexts.push(context);
      const page = await context.newPage();
      // A page that throws or breaks its own security policy is broken, however well it looks.
      page.on("pageerror", (error) => complaints.push(error.stack ?? error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !isAboutNetwork(message.text())) complaints.push(message.text());
      });
      return page;
    });
    if (testInfo.status !== testInfo.expectedStatus) await tellPages(contexts, testInfo);
    for (const context of contexts) await context.close();
    expect(complaints).toEqual([]);
  },
});

/** What stood on the pages of a test that failed goes into its report. */
async function tellPages(contexts: readonly BrowserContext[], testInfo: TestInfo): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const seen = await page.locator("body").ariaSnapshot({ timeout: 5_000 }).catch(String);
    await testInfo.attach("page", { body: `${page.url()}\n${seen}`, contentType: "text/plain" });
  }
}

/** Chromium writes down every answer that is no success, and every line that breaks: some tests are about these. */
function isAboutNetwork(text: string): boolean {
  return /Failed to load resource|WebSocket connection to|net::ERR/.test(text);
}

type RunOnly = NonNullable<Parameters<AxeBuilder["options"]>[0]["runOnly"]>;

const EVERYTHING: RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
const CONTRAST: RunOnly = { type: "rule", values: ["color-contrast"] };

export function expectAccessible(page: Page, state: string): Promise<void> {
  return expectNothingFound(page, EVERYTHING, state);
}

/** As it is now, and then by day: the other theme changes nothing but colours. */
export async function expectAccessibleDayAndNight(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await expectNothingFound(page, CONTRAST, `${state} by day`);
  await page.emulateMedia({ colorScheme: "dark" });
}

const LOOKS = (["dark", "light"] as const).flatMap((colorScheme) => [
  { colorScheme, contrast: "more", forcedColors: "none" } as const,
  { colorScheme, contrast: "no-preference", forcedColors: "active" } as const,
]);

/** As whoever asks the system for more contrast, or for colours of their own, sees it. */
export async function expectReadable(page: Page, state: string): Promise<void> {
  for (const look of LOOKS) {
    await page.emulateMedia(look);
    await expect(page.locator("html")).toHaveAttribute("data-theme", look.colorScheme === "dark" ? "night" : "paper");
    await expectNothingFound(page, CONTRAST, `${state} with ${JSON.stringify(look)}`);
  }
  await page.emulateMedia({ colorScheme: "dark", contrast: "no-preference", forcedColors: "none" });
}

async function expectNothingFound(page: Page, runOnly: RunOnly, state: string): Promise<void> {
  // All in one frame, so it needs no second page; and what is well is of no interest.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly, resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(found, `axe on ${state}`).toEqual([]);
}
