import { fastRandom } from "@safehouse/chance";
import { openRequests, openWay, type Reply } from "@safehouse/protocol";
import { expect, MOVING, type Page, test } from "./test.ts";

const TELEVISION = { viewport: { width: 1920, height: 1080 } };
const NAMES = ["Annegret", "Bob", "Konstantin", "Dörte", "Emil", "Franz", "Gisela", "Hans"];

async function done<Value>(reply: Promise<Reply<Value>>): Promise<Value> {
  const answer = await reply;
  if (answer.result !== "done") throw new Error(answer.error);
  return answer.value;
}

interface Played {
  readonly code: string;
  /** Answers whatever is open, at random, until somebody is asked this; tells how many entries there are then. */
  readonly playUntil: (isAsked: (kinds: readonly string[]) => boolean) => Promise<number>;
}

/** A table of so many people without a device in sight. */
async function seat(server: string, game: string, seats: number): Promise<Played> {
  const stranger = openRequests(openWay({ server }));
  const created = await Promise.all(NAMES.slice(0, seats).map((name) => done(stranger.guests.create(name))));
  const people = created.map(({ token }) => openRequests(openWay({ server, guestToken: token })));
  const [host, ...others] = people as [typeof stranger, ...(typeof stranger)[]];
  const { id, code } = await done(host.tables.create({ game, seats }));
  for (const { tables } of others) await done(tables.join(id));
  const { match } = await done(host.tables.start(id));
  const views = await Promise.all(people.map(({ tables }) => done(tables.find(id))));
  const luck = fastRandom(1);
  let n = 0;
  const playUntil: Played["playUntil"] = async (isAsked) => {
    for (;;) {
      const { pending, n: entries } = await done(stranger.getMatch(match ?? ""));
      if (isAsked(pending.map((each) => each.kind))) return entries;
      n++;
      for (const { seat } of pending) {
        const token = views[seat]?.you?.token ?? "";
        const { moves, n: seen } = await done(stranger.getMatch(match ?? "", { token }));
        const listed = moves[luck.below(Math.max(1, moves.length))];
        if (listed === undefined) continue;
        const { decision, move } = listed;
        await stranger.postMove(match ?? "", token, { command: `c-${n}-${seat}`, n: seen, decision, move });
      }
    }
  };
  return { code: code ?? "", playUntil };
}

/** What of the column beside the table lies over what follows, or out of the picture, and what of the table is cut off. */
function faults(screen: Page): Promise<readonly string[]> {
  return screen.evaluate(() => {
    const picture = document.querySelector("[data-part=screen-picture]")?.getBoundingClientRect() ?? new DOMRect();
    const parts = [...document.querySelectorAll("[data-part=screen-side] > *")].filter((part) =>
      part.checkVisibility(),
    );
    const reach = (part: Element): readonly DOMRect[] =>
      [part, ...part.querySelectorAll("*")]
        .filter((inner) => inner.checkVisibility())
        .map((inner) => inner.getBoundingClientRect())
        // What is only to be heard is a pixel wide.
        .filter(({ width }) => width > 1);
    const found = parts.flatMap((part, i) => {
      const end = parts[i + 1]?.getBoundingClientRect().top ?? picture.bottom;
      const isLow = reach(part).some(({ bottom }) => bottom > end + 1);
      const isWide = reach(part).some(({ right }) => right > picture.right);
      return [
        ...(isLow ? [`${part.className} reaches too low`] : []),
        ...(isWide ? [`${part.className} is too wide`] : []),
      ];
    });
    const cut = [...document.querySelectorAll("[data-part=screen-board] *")].filter(
      (part) =>
        /auto|scroll/.test(getComputedStyle(part).overflowY) &&
        part.checkVisibility() &&
        part.scrollHeight > part.clientHeight + 8,
    );
    return [...found, ...cut.map((part) => `${part.className} is cut off`)];
  });
}

/** What cannot be read from four metres: words under 21 px, but for those on the faces of cards, and names on a plan that is mostly smaller. */
function smallLetters(screen: Page): Promise<readonly string[]> {
  return screen.evaluate(() => {
    const sizeOf = (part: Element): number => {
      const drawn = part instanceof SVGGraphicsElement ? (part.getScreenCTM()?.a ?? 1) : 0;
      const box = part.closest<HTMLElement>("div, section, ul, ol, p, header, footer");
      const laid = (box?.getBoundingClientRect().width ?? 1) / (box?.offsetWidth ?? 1);
      return Number.parseFloat(getComputedStyle(part).fontSize) * (drawn || laid);
    };
    const words = (part: Element): string =>
      [...part.childNodes].map((node) => (node instanceof Text ? node.data.trim() : "")).join("");
    const written = [...document.querySelectorAll("[data-part=screen-match] *")].filter(
      // What is only to be heard is a pixel wide.
      (part) => words(part) !== "" && part.checkVisibility() && part.getBoundingClientRect().width > 2,
    );
    const small = written.filter((part) => part instanceof HTMLElement && sizeOf(part) < 21);
    const names = written.filter((part) => part.closest("[data-part=plan]") !== null && words(part).length > 2);
    const sizes = names.map(sizeOf).toSorted((a, b) => a - b);
    const usual = sizes[Math.floor(sizes.length / 2)] ?? 22;
    return [
      ...small.map((part) => `${words(part)} has ${sizeOf(part).toFixed(1)} px`),
      ...(usual < 20 ? [`most names on the plan have ${usual.toFixed(1)} px`] : []),
    ];
  });
}

/** Who sits over somebody else. */
function crowded(screen: Page): Promise<readonly string[]> {
  return screen.evaluate(() => {
    const seats = [...document.querySelectorAll("[data-part=screen-board] [data-part=seat-body]")];
    const boxes = seats.map((seat) => seat.getBoundingClientRect());
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map(() => `${seats[i]?.textContent ?? ""} sits over somebody`),
    );
  });
}

const CASES = [
  { game: "klaumau", seats: 8, kind: "believe", part: "seat-body" },
  { game: "robnrun", seats: 5, kind: "building", part: "building" },
  { game: "robnrun", seats: 5, kind: "turn", part: "route" },
  { game: "clou", seats: 3, kind: "leave", part: "plan" },
  { game: "clou-christmas", seats: 3, kind: "free", part: "book" },
  { game: "clou-christmas", seats: 3, kind: "leave", part: "plan" },
] as const;

for (const { game, seats, kind, part } of CASES) {
  test(`all of ${game} is in sight on a big screen at "${kind}", and nothing lies over anything else`, async ({
    visit,
    house,
  }) => {
    const { code, playUntil } = await seat(house.address, game, seats);
    await playUntil((kinds) => kinds.includes(kind));
    for (const locale of ["en-GB", "de-DE"]) {
      const screen = await visit({ ...TELEVISION, locale });
      await screen.goto(`./screen/${code}`);
      await expect(screen.locator(`[data-part=screen-match] [data-part=${part}]`).first()).toBeVisible();
      await expect.poll(() => faults(screen)).toEqual([]);
      expect(await smallLetters(screen)).toEqual([]);
      expect(await crowded(screen)).toEqual([]);
    }
  });
}

test("who brings a code to a screen that is none, or only a part of one, is told so", async ({ visit }) => {
  const screen = await visit();
  await screen.goto(`./screen/${encodeURIComponent("<img src=x>")}`);
  await expect(screen.getByText("No table has this code.")).toBeVisible();
  await screen.getByRole("textbox").fill("lemon bis");
  await screen.getByRole("textbox").press("Enter");
  await expect(screen).toHaveURL(/lemon%20bis$/);
  await expect(screen.getByText("No table has this code.")).toBeVisible();
});

const MOVED = ["opacity", "transform", "translate", "rotate", "scale"];

interface Watched {
  readonly painted: ReadonlySet<string>;
}

/** Runs in the page: notes what is animated besides, frame by frame. */
function watchPaint(moved: readonly string[]): void {
  const painted = new Set<string>();
  Object.assign(globalThis, { painted });
  const look = (): void => {
    for (const { effect } of document.getAnimations()) {
      for (const frame of effect instanceof KeyframeEffect ? effect.getKeyframes() : []) {
        for (const property of Object.keys(frame)) painted.add(property);
      }
    }
    for (const known of ["offset", "computedOffset", "easing", "composite", ...moved]) painted.delete(known);
    requestAnimationFrame(look);
  };
  look();
}

for (const [game, seats] of [
  ["klaumau", 4],
  ["robnrun", 3],
  ["clou-christmas", 2],
] as const) {
  test(`what moves on a big screen of ${game} is moved and faded, and never painted anew`, async ({ visit, house }) => {
    const { code, playUntil } = await seat(house.address, game, seats);
    const screen = await visit({ ...TELEVISION, ...MOVING });
    await screen.goto(`./screen/${code}`);
    await expect(screen.locator("[data-part=screen-match]")).toBeVisible();
    await screen.evaluate(watchPaint, MOVED);
    let left = 24;
    const entries = await playUntil(() => left-- === 0);
    // At a calm pace: some of it is still to be told when the last answer has been given.
    const shown = screen.locator("[data-part=screen-match]");
    await expect.poll(async () => Number(await shown.getAttribute("data-shown"))).toBeGreaterThanOrEqual(entries);
    expect(await screen.evaluate(() => [...(globalThis as unknown as Watched).painted])).toEqual([]);
  });
}
