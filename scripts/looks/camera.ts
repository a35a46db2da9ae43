import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../packages/web/browser/chromium.ts";
import type { Look, Moment } from "./moments.ts";
import type { Served } from "./serve.ts";

const NOW = Date.parse("2026-01-15T20:00:00Z");
/** Nothing has changed for so long: then it will not. A further look is given more. */
const STILL_MS = [200, 500, 2_000] as const;
const PATIENCE_MS = 60_000;

const WORDS = {
  en: { menu: "Menu", goOn: "Go on from here", sitDown: "Sit down" },
  de: { menu: "Menü", goOn: "Von hier weiterspielen", sitDown: "Hinsetzen" },
} as const;

/** What Chromium may draw in this or that way, it draws in one. */
const DRAWING = [
  "--disable-partial-raster",
  "--disable-checker-imaging",
  "--disable-threaded-animation",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--run-all-compositor-stages-before-draw",
];

export async function launchChromium(): Promise<Browser> {
  const { executablePath, args } = await findChromium();
  return chromium.launch({ executablePath, args: [...args, ...DRAWING] });
}

/** One build before one window: the clock stands, luck is the same for every picture, and nothing moves by itself. */
export class Camera {
  readonly #page: Page;
  readonly #devtools: CDPSession;
  readonly #served: Served;
  #record = { text: "", path: "" };

  static async open(browser: Browser, served: Served): Promise<Camera> {
    const context = await browser.newContext({
      baseURL: served.address,
      reducedMotion: "reduce",
      serviceWorkers: "block",
      locale: "en-GB",
      timezoneId: "UTC",
    });
    await context.addInitScript(fixWorld, NOW);
    const page = await context.newPage();
    // Something of the same origin, where settings can be left for the pages to come.
    await page.goto("/robots.txt");
    page.setDefaultTimeout(PATIENCE_MS);
    return new Camera(page, await context.newCDPSession(page), served);
  }

  private constructor(page: Page, devtools: CDPSession, served: Served) {
    this.#page = page;
    this.#devtools = devtools;
    this.#served = served;
  }

  /** `record` is what a moment is a moment of. */
  async take({ size, theme, language, place, name }: Look, record: string, turn: number): Promise<Buffer> {
    const page = this.#page;
    await page.setViewportSize(size);
    await page.evaluate(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(`safehouse.${key}`, value);
      },
      // Luck names a match, too: looked at twice, it is two.
      { theme, language, pace: "brisk", luck: `${name} ${turn}` },
    );
    if ("path" in place) await page.goto(place.path);
    else await this.#goTo(place, record, WORDS[language]);
    await this.#untilStill(STILL_MS[turn - 1] ?? 0);
    const { data } = await this.#devtools.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
    return Buffer.from(data, "base64");
  }

  async #goTo({ n, from, isPlayed }: Moment, record: string, words: (typeof WORDS)["en" | "de"]): Promise<void> {
    const page = this.#page;
    if (this.#record.text !== record) {
      await page.goto("/replay");
      const file = { name: "record.json", mimeType: "application/json", buffer: Buffer.from(record) };
      await page.locator("input[type=file]").setInputFiles(file);
      await page.waitForURL(/\/replay\/file\//);
      this.#record = { text: record, path: new URL(page.url()).pathname };
    }
    await page.goto(`${this.#record.path}?n=${n}&eyes=${from}`);
    await page.getByRole("slider").waitFor();
    if (isPlayed) {
      await page.getByRole("button", { name: words.menu, exact: true }).click();
      await page.getByRole("menuitem", { name: words.goOn }).click();
      await page.getByRole("dialog").getByRole("button", { name: words.sitDown }).click();
      await page.waitForURL(/\/local\//);
      // Where the pointer was left, something would be lit under it.
      await page.mouse.move(0, 0);
    }
    await page.waitForFunction(() => document.querySelectorAll("[data-board] *").length > 20);
  }

  /** Everything that was asked for is there, fonts as well, and the page has not changed for a while. */
  async #untilStill(stillMs: number): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    do await this.#page.evaluate(waitForStillness, stillMs);
    while (!this.#served.isQuiet(stillMs) && Date.now() < until);
  }
}

/** Runs in the page. */
async function waitForStillness(stillMs: number): Promise<void> {
  await document.fonts.ready;
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, stillMs);
    const watcher = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, stillMs);
    });
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}

/** Runs in the page before anything else does. Only what tells the time stands still: timers go on. */
function fixWorld(now: number): void {
  globalThis.Date = class extends Date {
    constructor(...given: []) {
      super(...(given.length === 0 ? ([now] as unknown as []) : given));
    }
    static override now(): number {
      return now;
    }
  } as DateConstructor;
  let state = 0x811c9dc5;
  const luck = globalThis.localStorage?.getItem("safehouse.luck") ?? "";
  for (const letter of luck) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const draw = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state >>> 24;
  };
  Math.random = () => draw() / 256;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer);
    for (let at = 0; at < bytes.length; at++) bytes[at] = draw();
    return array;
  };
}
