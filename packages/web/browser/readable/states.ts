import { readFileSync } from "node:fs";
import { openOnline } from "../tables.ts";
import { expect, type Page } from "../test.ts";

/** Something to read: how one gets there, and what is one press away at some of the sizes. */
export interface State {
  readonly name: string;
  readonly arrive: (page: Page) => Promise<void>;
  /** The same in another language; usually a reload. */
  readonly again?: (page: Page) => Promise<void>;
  /** Papers at rest: each is pressed at every size where it can be, and measured as well. */
  readonly papers?: readonly string[];
  /** Measured with every `npm test`. */
  readonly isSample?: true;
}

interface Moment {
  readonly record: string;
  readonly n: number;
  readonly eyes: number | "open";
  /** Sat down at, so that its question is asked; else it is looked at. */
  readonly isPlayed?: boolean;
}

const PLAN = "[data-part=view][data-thing=plan]";
const SHEET = "[data-part=view][data-thing='sheet:0']";

async function open(page: Page, { record, n, eyes, isPlayed = true }: Moment): Promise<void> {
  const buffer = readFileSync(new URL(`../../../games/${record}.json`, import.meta.url));
  await page.goto("/replay");
  await page.locator("input[type=file]").setInputFiles({ name: "match.json", mimeType: "application/json", buffer });
  await page.waitForURL(/\/replay\/file\//);
  await page.goto(`${page.url().split("?")[0]}?n=${n}&eyes=${eyes}`);
  if (isPlayed) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Go on from here" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sit down" }).click();
    await page.waitForURL(/\/local\//);
  }
  await standing(page);
}

async function standing(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelectorAll("[data-board] *").length > 20);
}

function table(name: string, moment: Moment, more: Omit<State, "name" | "arrive"> = {}): State {
  const [game, file] = moment.record.split("/") as [string, string];
  const record = `${game}/fixtures/${file}`;
  return { name: `${game}: ${name}`, arrive: (page) => open(page, { ...moment, record }), ...more };
}

function lesson(game: string, isSample?: true): State {
  const arrive = async (page: Page): Promise<void> => {
    await page.goto(`/learn/${game}`);
    await page.getByRole("button", { name: /^(Start|Anfangen)$/ }).click();
    await expect(page.locator("[data-part=coach-step]")).toBeVisible();
    await standing(page);
  };
  const papers = game.startsWith("clou") ? [PLAN, SHEET] : [];
  return { name: `${game}: the lesson`, arrive, again: arrive, papers, ...(isSample && { isSample }) };
}

function page(path: string, isSample?: true): State {
  const arrive = async (page: Page): Promise<void> => {
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
  };
  return { name: `page ${path}`, arrive, ...(isSample && { isSample }) };
}

const lobby: State = {
  name: "a table before the start",
  async arrive(page) {
    await openOnline(page, "Ada", 4);
    await expect(page.locator("[data-part=start-bar]")).toBeVisible();
  },
};

const wishes: State = {
  name: "thieves to wish for",
  async arrive(page) {
    await openOnline(page, "Ada", 3, "clou");
    await page.locator("[data-part=wish]").first().click();
    await expect(page.locator("[data-part=candidate]")).toBeVisible();
  },
};

const clou = { papers: [PLAN, SHEET] } as const;

export const STATES: readonly State[] = [
  table("a turn", { record: "klaumau/plain-4-easy", n: 1, eyes: 0 }, { isSample: true }),
  table("six at the table, believe or doubt", { record: "klaumau/all-6-discard", n: 11, eyes: 2 }),
  table("a reward", { record: "klaumau/next-5-normal", n: 70, eyes: 2 }),
  table("the end", { record: "klaumau/plain-4-easy", n: 256, eyes: "open", isPlayed: false }),

  table("choosing a building", { record: "robnrun/training-3-normal", n: 1, eyes: 0 }),
  table("a hint", { record: "robnrun/night-shift-4-easy", n: 4, eyes: 0 }, { isSample: true }),
  table("a turn", { record: "robnrun/short-notice-5-normal", n: 70, eyes: 1 }),
  table("the end", { record: "robnrun/hot-pursuit-4-normal", n: 226, eyes: "open", isPlayed: false }),

  table("the mansion, dice", { record: "clou/mansion-2-normal", n: 2, eyes: 0 }, { ...clou, isSample: true }),
  table("the bank, a symbol", { record: "clou/bank-3-normal", n: 60, eyes: 1 }, clou),
  table("the embassy, dice", { record: "clou/embassy-2-normal", n: 1, eyes: 0 }, clou),
  table("the auction, stay or leave", { record: "clou/auction-1-normal", n: 7, eyes: 0 }, clou),
  table("driving", { record: "clou/mansion-1-easy", n: 77, eyes: 0 }, clou),
  table("the end", { record: "clou/mansion-2-easy", n: 145, eyes: "open", isPlayed: false }, clou),

  table("the train", { record: "clou-again/train-2-easy", n: 40, eyes: 0 }, clou),
  table("the cat", { record: "clou-again/cat-2-easy", n: 1, eyes: 0 }, clou),
  table("the diamonds", { record: "clou-again/diamonds-2-normal", n: 11, eyes: 0 }, clou),
  table("the studio", { record: "clou-again/studio-1-normal", n: 1, eyes: 0 }, clou),

  table("the book", { record: "clou-christmas/three-normal", n: 0, eyes: 0 }),
  table("the team", { record: "clou-christmas/three-normal", n: 4, eyes: 1 }),
  table("a heist", { record: "clou-christmas/three-normal", n: 9, eyes: 1 }, clou),
  table("wages", { record: "clou-christmas/three-normal", n: 232, eyes: 0 }),
  table("an offer", { record: "clou-christmas/three-normal", n: 486, eyes: 0 }),
  table("the end", { record: "clou-christmas/three-normal", n: 624, eyes: "open", isPlayed: false }),

  lesson("klaumau"),
  lesson("robnrun"),
  lesson("clou", true),
  lesson("clou-again"),
  lesson("clou-christmas"),

  page("/", true),
  page("/new/klaumau"),
  page("/new/robnrun"),
  page("/new/clou"),
  page("/new/clou-christmas"),
  page("/tables"),
  page("/rules/klaumau"),
  page("/rules/clou"),
  page("/settings"),
  page("/replay"),
  page("/daily"),
  page("/daily?game=klaumau"),
  page("/records"),
  page("/print/clou"),
  page("/companion/clou"),
  page("/companion/clou-christmas"),
  page("/workshop/clou"),
  page("/workshop/robnrun"),
  page("/about"),
  page("/lab/clou"),
  lobby,
  wishes,
];
