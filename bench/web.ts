/** The web app in real Chromium: what it weighs, how soon it answers a tap while bots think, whether it jumps, and what Lighthouse says. */
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { GAME_IDS } from "@safehouse/games";
import { findChromium } from "../packages/web/browser/chromium.ts";
import { buildWeb, isBuilt } from "../scripts/web-build.ts";
import { judge, type Scores } from "./lighthouse.ts";
import { median, type Row } from "./measure.ts";
import { type Running, startOwn } from "./server-process.ts";

const BUDGET = 60_000;
const FRAME_MS = 1000 / 60;
const TAPS = 40;
const WATCHED_MS = 40_000;
const GOOD_SCORE = 95;
const MOST_BOTS = 3;
/** What a table fetches and draws when it opens is measured by Lighthouse. */
const SETTLED_MS = 3_000;

export async function rows(): Promise<Row[]> {
  if (!isBuilt() && !(await buildWeb())) throw new Error("the web app could not be built");
  const server = await startOwn();
  const browser = await chromium.launch(await findChromium());
  try {
    return [
      ...(await weights(browser, server)),
      ...(await manners(browser, server)),
      ...(await pauses(browser, server)),
      ...(await judgements(server)),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Everything that Chromium fetched as script, compressed as the server sends it at worst. */
async function weights(browser: Browser, server: Running): Promise<Row[]> {
  const page = await visit(browser, server);
  const scripts = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const url = response.url();
    // A page that comes back to a script has it.
    if (!new URL(url).pathname.endsWith(".js") || scripts.has(url)) return;
    scripts.set(
      url,
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  /** What is fetched is weighed before the page goes on, and takes it along. */
  const weigh = async (): Promise<number> => {
    await page.waitForLoadState("networkidle");
    return (await Promise.all(scripts.values())).reduce((sum, bytes) => sum + bytes, 0);
  };
  await page.goto("/");
  await page.locator("h1").waitFor();
  const home = await weigh();
  await page.goto("/new/klaumau?how=bots");
  await page.locator("[data-part=new-seat]").first().waitFor();
  const form = await weigh();
  await page.getByRole("button", { name: "Deal" }).click();
  await page.locator("[data-part=hand-card]").first().waitFor();
  const all = await weigh();
  await page.context().close();
  return [
    weight("JavaScript of the home page", home),
    weight("  with the form for a table", form),
    weight("  more for Klaumau's table", all - form),
  ];
}

function weight(what: string, bytes: number): Row {
  return {
    what,
    figure: `${(bytes / 1000).toFixed(1)} kB gzipped`,
    against: `limit ${BUDGET / 1000} kB`,
    ratio: `${((100 * bytes) / BUDGET).toFixed(0)} %`,
    target: "≤ 60 kB",
  };
}

/** A table with three bots: how long from a tap to the next frame, and how much moved that nobody had touched. */
async function manners(browser: Browser, server: Running): Promise<Row[]> {
  const page = await visit(browser, server);
  await page.addInitScript(watchShifts);
  await page.goto("/new/klaumau?how=bots");
  await page.getByRole("button", { name: "Deal" }).click();
  await page.locator("[data-part=hand-card]").first().waitFor();
  const answers: number[] = [];
  for (let tap = 0; tap < TAPS; tap++) {
    answers.push(await page.evaluate(timeTap));
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(Math.max(0, WATCHED_MS - TAPS * 150));
  const shift = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
  await page.context().close();
  const sorted = answers.toSorted((a, b) => a - b);
  const worst = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  return [
    {
      what: "A tap on a card while 3 bots play, work until it is answered",
      figure: `p50 ${median(answers).toFixed(1)} ms, p95 ${worst.toFixed(1)} ms`,
      against: `one frame, ${FRAME_MS.toFixed(1)} ms`,
      ratio: `${((100 * median(answers)) / FRAME_MS).toFixed(0)} %`,
      target: "< 1 frame",
    },
    {
      what: "Layout shift at the table, turns coming and going",
      figure: shift.toFixed(3),
      against: "good by Web Vitals: 0.1",
      ratio: `${((100 * shift) / 0.1).toFixed(0)} %`,
      target: "none",
    },
  ];
}

/** Every table as Play deals it, with as many bots as it takes up to three: what keeps the page from answering while they think. */
async function pauses(browser: Browser, server: Running): Promise<Row[]> {
  const found: Row[] = [];
  for (const game of GAME_IDS) {
    const page = await visit(browser, server);
    await page.addInitScript(watchTasks);
    await page.addInitScript(watchShifts);
    await page.goto(`/new/${game}?how=bots`);
    const seats = page.locator("[data-part=new-seat]");
    await seats.first().waitFor();
    const more = page.getByRole("button", { name: "Add a bot" });
    while ((await seats.count()) <= MOST_BOTS && (await more.isVisible())) await more.click();
    await page.getByRole("button", { name: /^(?:Deal|Begin)$/ }).click();
    await page.locator("[data-part=board]").first().waitFor();
    await page.waitForTimeout(SETTLED_MS);
    const from = await page.evaluate(() => performance.now());
    await page.waitForTimeout(WATCHED_MS / 2);
    const seen = await page.evaluate(() => {
      const { tasks, shifted } = globalThis as unknown as { tasks: [number, number][]; shifted: number };
      return { tasks, shifted };
    });
    const tasks = seen.tasks.filter(([start]) => start >= from).map(([, length]) => length);
    await page.context().close();
    found.push({
      what: `${game}: tasks over 50 ms while bots think, and layout shift`,
      figure: `${tasks.length}, the longest ${Math.max(0, ...tasks).toFixed(0)} ms; ${seen.shifted.toFixed(3)}`,
      against: "50 ms",
      ratio: `${((100 * Math.max(0, ...tasks)) / 50).toFixed(0)} %`,
      target: "none",
    });
  }
  return found;
}

/** Runs in the page, before anything else does. */
function watchTasks(): void {
  const seen = globalThis as unknown as { tasks: [number, number][] };
  seen.tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });
}

/** Runs in the page, before anything else does. */
function watchShifts(): void {
  const seen = globalThis as unknown as { shifted: number };
  seen.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shifted += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page: from the press until scripts, style and layout of the answer are done. What is left is the wait for the screen. */
async function timeTap(): Promise<number> {
  const cards = document.querySelectorAll<HTMLElement>("[data-part=hand-card]");
  const card = cards[Math.floor(Math.random() * cards.length)];
  const start = performance.now();
  card?.click();
  // Preact draws after the handler, in the same task: a few microtasks later it has.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

async function judgements(server: Running): Promise<Row[]> {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/matches`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      game: "klaumau",
      seats: [{ kind: "human", name: "Ada" }, ...Array.from({ length: 3 }, () => ({ kind: "bot", level: "normal" }))],
    }),
  });
  const { id, seats } = (await response.json()) as { id: string; seats: { token?: string }[] };
  const pages = { home: "/", table: `/match/${id}#${seats[0]?.token}` };
  const found: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    for (const device of ["mobile", "desktop"] as const) {
      const scores = await judge(`http://127.0.0.1:${server.port}${path}`, device);
      found.push(judgement(`Lighthouse, ${name}, ${device}`, scores));
    }
  }
  return found;
}

function judgement(what: string, { performance, accessibility, bestPractices }: Scores): Row {
  return {
    what,
    figure: `performance ${performance}, accessibility ${accessibility}, best practices ${bestPractices}`,
    against: "of 100",
    ratio: `${Math.min(performance, accessibility, bestPractices)} %`,
    target: `≥ ${GOOD_SCORE}`,
  };
}

async function visit(browser: Browser, server: Running): Promise<Page> {
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${server.port}`,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    serviceWorkers: "block",
  });
  return context.newPage();
}
