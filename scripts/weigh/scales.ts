import type { Browser, Page } from "@playwright/test";
import type { Imports } from "./imports.ts";

/** Whatever a table lights for whoever is asked. */
export const LIT = "[data-part=board] :is([data-lit=true], [data-tone=lit], [data-part=answer])";

/** A device of its own, and all that it has fetched since its cache was last empty. */
export class Scales {
  readonly page: Page;
  readonly #imports: Imports;
  readonly #fetched = new Set<string>();

  static async open(browser: Browser, address: string, imports: Imports): Promise<Scales> {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      locale: "en-GB",
      reducedMotion: "reduce",
      // It would fetch the whole app.
      serviceWorkers: "block",
    });
    await context.addInitScript((lit) => {
      localStorage.setItem("safehouse.pace", "brisk");
      const watcher = new MutationObserver(() => {
        if (document.querySelector(lit) === null) return;
        performance.mark("lit");
        watcher.disconnect();
      });
      watcher.observe(document, { subtree: true, childList: true, attributes: true });
    }, LIT);
    return new Scales(await context.newPage(), imports);
  }

  private constructor(page: Page, imports: Imports) {
    this.page = page;
    this.#imports = imports;
    page.on("request", (request) => this.#fetched.add(fileOf(request.url())));
  }

  async empty(): Promise<void> {
    const devtools = await this.page.context().newCDPSession(this.page);
    await devtools.send("Network.clearBrowserCache");
    this.#fetched.clear();
  }

  /** What the page itself has asked for, since it was loaded, until something could be answered if `isFirst`. The browser counts what a worker begins with to its page; we do not. */
  async files(endings: readonly string[], isFirst = false): Promise<Set<string>> {
    const urls = await this.page.evaluate((isUntilLit) => {
      const [lit] = performance.getEntriesByName("lit");
      const until = isUntilLit && lit !== undefined ? lit.startTime : Number.POSITIVE_INFINITY;
      return performance.getEntriesByType("resource").flatMap((each) => (each.startTime < until ? [each.name] : []));
    }, isFirst);
    const asked = new Set(urls.map(fileOf));
    const begun = this.#imports.closure(asked.intersection(this.#imports.workers));
    const own = asked.difference(begun);
    const shared = this.#imports.closure(own).intersection(asked);
    return new Set([...own.union(shared)].filter((file) => endings.some((ending) => file.endsWith(`.${ending}`))));
  }

  /** What nobody but a worker has asked for. */
  async workerFiles(): Promise<Set<string>> {
    const scripts = new Set([...this.#fetched].filter((file) => file.endsWith(".js")));
    return scripts.difference(await this.files(["js"]));
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}

function fileOf(url: string): string {
  return new URL(url).pathname.slice(1);
}
