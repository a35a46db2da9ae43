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
  /** Only at these; a television is never held upright. */
  readonly sizes?: readonly string[];
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

async function openFile(page: Page, record: string): Promise<void> {
  const buffer = readFileSync(new URL(`../../../games/${record}.json`, import.meta.url));
  await page.goto("/replay");
  await page.locator("input[type=file]").setInputFiles({ name: "match.json", mimeType: "application/json", buffer });
  await page.waitForURL(/\/replay\/file\//);
}

async function open(page: Page, { record, n, eyes, isPlayed = true }: Moment): Promise<void> {
  await openFile(page, record);
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

/** Written and drawn in, with a what-if, so that all of it is there to be read. */
function study(record: string, n: number, isSample?: true): State {
  const [game, file] = record.split("/") as [string, string];
  return {
    name: `${game}: a study`,
    async arrive(page) {
      await open(page, { record: `${game}/fixtures/${file}`, n, eyes: "open", isPlayed: false });
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("menuitem", { name: "Make a study" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Begin" }).click();
      await expect(page.locator("[data-part=study]")).toHaveAttribute("data-place", `match:${n}`);
      await standing(page);
      await page.keyboard.press("n");
      await page
        .getByRole("dialog")
        .getByRole("textbox")
        .fill("Here it went wrong: everybody could have known better.");
      await page.getByRole("dialog").getByRole("button", { name: "Keep" }).click();
      await expect(page.locator("[data-part=study-note]")).toBeVisible();
    },
    ...(isSample && { isSample }),
  };
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

/** A table for one and a bot, which runs. Its address says which. */
async function playOnline(page: Page, game: string, isSlow = false): Promise<void> {
  await openOnline(page, "Ada", 2, game);
  await page.locator("[data-part=lobby-seat]").getByRole("button", { name: "Add a bot" }).click();
  if (isSlow) {
    await page.getByRole("button", { name: "Change" }).click();
    await page.getByRole("radio", { name: "7 days" }).check({ force: true });
    await page.getByRole("button", { name: "Save" }).click();
  }
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await standing(page);
}

const desk: State = {
  name: "a desk",
  async arrive(page) {
    await playOnline(page, "klaumau", true);
    await page.goto("/tables");
    await expect(page.locator("[data-part=desk-slip], [data-part=desk-row]").first()).toBeVisible();
  },
};

/** A television or a laptop: wide, and looked at from afar. */
const TELEVISION = ["1440×900", "1920×1080"];

const screenBefore: State = {
  name: "a big screen before the start",
  sizes: TELEVISION,
  async arrive(page) {
    const link = await openOnline(page, "Ada", 4);
    await page.goto(link.replace("/table/", "/screen/"));
    await expect(page.locator("[data-part=screen-lobby]")).toBeVisible();
  },
};

function bigScreen(game: string): State {
  const arrive = async (page: Page): Promise<void> => {
    await playOnline(page, game);
    await page.goto(page.url().replace("/table/", "/screen/"));
    await expect(page.locator("[data-part=screen-match]")).toBeVisible();
  };
  return { name: `${game}: a big screen`, sizes: TELEVISION, arrive };
}

/** Beside a big screen: only what that cannot show. */
function hand(game: string): State {
  const arrive = async (page: Page): Promise<void> => {
    await playOnline(page, game);
    const screen = await page.context().newPage();
    await screen.goto(page.url().replace("/table/", "/screen/"));
    await page.bringToFront();
    await page.locator("[data-part=hand-only]").click();
    await expect(page.locator("[data-part=table][data-hand-only=true]")).toBeVisible();
  };
  return { name: `${game}: the hand only`, arrive };
}

function review(game: string, record: string): State {
  const whole = (page: Page): Promise<void> =>
    expect(page.locator("[data-part=review-progress][data-stage=whole]")).toBeAttached();
  return {
    name: `${game}: a review`,
    async arrive(page) {
      await openFile(page, `${game}/fixtures/${record}`);
      await page.goto(page.url().replace("/replay/", "/review/"));
      await whole(page);
    },
    async again(page) {
      await page.reload();
      await whole(page);
    },
  };
}

function puzzle(game: string): State {
  const arrive = async (page: Page): Promise<void> => {
    await page.goto(`/puzzles/${game}?n=2`);
    await expect(page.locator("[data-part=puzzle-answer]").first()).toBeVisible();
    await standing(page);
  };
  return { name: `${game}: a puzzle`, arrive, again: arrive };
}

function solved(game: string): State {
  const unsolved = puzzle(game);
  const arrive = async (page: Page): Promise<void> => {
    await unsolved.arrive(page);
    await page.locator("[data-part=puzzle-answer]").first().click();
    await expect(page.locator("[data-part=puzzle-verdict]")).toBeVisible();
  };
  return { name: `${game}: a puzzle that was answered`, arrive, again: arrive };
}

/** What is asked for beside the board of a table that was dealt at once, by the name of its button. */
function beside(game: string, name: string, button: RegExp, there: string): State {
  const ask = async (page: Page): Promise<void> => {
    await expect(page.locator("[data-part=board][data-asked=true]")).toBeVisible();
    await page.getByRole("button", { name: button }).first().click();
    await expect(page.locator(there)).toBeVisible();
  };
  return {
    name: `${game}: ${name}`,
    async arrive(page) {
      await page.goto(`/play/${game}`);
      await ask(page);
    },
    async again(page) {
      await page.reload();
      await ask(page);
    },
  };
}

const coach = (game: string): State =>
  beside(game, "the coach", /^(What would you do\?|Was würdest du tun\?)$/, "[data-part=coach-said]");

const legend = (game: string): State => beside(game, "the legend", /^(Legend|Legende)$/, "[data-part=legend]");

const companion: State = {
  name: "a night on paper",
  async arrive(page) {
    await page.goto("/companion/clou");
    await page.getByRole("button", { name: "Begin the night" }).click();
    await page.getByRole("button", { name: "Throw" }).click();
    await expect(page.locator("[data-part=dice]")).toBeVisible();
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
  table("the casino, a symbol", { record: "clou/casino-1-normal", n: 1, eyes: 0 }, clou),
  table("the observatory, dice", { record: "clou/observatory-2-normal", n: 2, eyes: 0 }, clou),
  table("the mint, three of them", { record: "clou/mint-3-easy", n: 3, eyes: 0 }, clou),
  table("driving", { record: "clou/mansion-1-easy", n: 77, eyes: 0 }, clou),
  table("the terminus", { record: "clou/terminus-2-normal", n: 1, eyes: 0 }, clou),
  table("the sleeping cars", { record: "clou/sleepers-1-normal", n: 1, eyes: 0 }, clou),
  table("the mail coach", { record: "clou/coach-1-normal", n: 1, eyes: 0 }, clou),
  table("the viaduct", { record: "clou/viaduct-3-easy", n: 1, eyes: 0 }, clou),
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
  page("/studies"),
  study("klaumau/plain-4-easy", 60, true),
  study("clou/mansion-2-normal", 60),
  page("/daily"),
  page("/daily?game=klaumau"),
  page("/records"),
  page("/my-game"),
  page("/puzzles"),
  page("/puzzles/klaumau/print?n=1"),
  page("/print/clou"),
  page("/companion/clou"),
  page("/paper"),
  page("/companion/clou-christmas"),
  page("/workshop/clou"),
  page("/workshop/robnrun"),
  page("/about"),
  page("/lab/clou"),
  page("/learn/clou"),
  lobby,
  wishes,
  desk,
  companion,

  ...["klaumau", "robnrun", "clou"].flatMap((game) => [coach(game), legend(game), puzzle(game), bigScreen(game)]),
  hand("klaumau"),
  hand("robnrun"),
  solved("robnrun"),
  screenBefore,
  review("clou", "mansion-1-normal"),
  review("klaumau", "plain-2-normal"),
];
