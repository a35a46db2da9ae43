import { GAME_IDS, loadOffer } from "@safehouse/games";
import { LANGUAGES } from "@safehouse/kernel";
import { type Heard, Listener, soundOf } from "./listener.ts";
import { expect, expectAccessibleDayAndNight, type Page, test } from "./test.ts";

const OVER = /^The match is over$|^Die Partie ist zu Ende$/;
const BEGIN = /^(Deal|Begin|Austeilen|Los)$/;
const RESTING = ["Press to begin.", "Resting. Press to go on."];
const AWAY = /^Send .* away$|wegschicken$/;
/** What brings a match to its end soon; else the first choice will do. */
const ENDING = [
  /^(Run away|Abhauen)/,
  /^(Done|Fertig)$/,
  /^(No more hints|Keine Hinweise mehr)/,
  /^(Pass|Passen)$/,
  /^(Buy nothing|Nichts kaufen|Agree|Zustimmen)/,
  /^Let .* go$|verzichten$/,
  /^Play |spielen$/,
];

/** Five matches alternate between the languages; all ten with WORDS=all. */
const MATCHES = GAME_IDS.flatMap((game, i) =>
  LANGUAGES.filter((_, l) => process.env["WORDS"] === "all" || i % LANGUAGES.length === l).map(
    (language) => [game, language] as const,
  ),
);

for (const [game, language] of MATCHES) {
  test(`a whole match of ${game} by ear and keys, ${language}`, async ({ visit }) => {
    const page = await visit({ locale: language === "de" ? "de-DE" : "en-GB" });
    const listener = await begin(page, game, {});
    const first = await listener.until((all) => choices(all).length > 0);
    for (const key of ["t", "c", "m"]) await listener.press(key);
    await listener.until((all) => soundOf(all).length > soundOf(first).length);

    let heard = await listener.until((all) => isOver(all) || choices(all).length > 0);
    while (!isOver(heard)) {
      expect(choices(heard).length).toBeLessThanOrEqual(8);
      heard = await answer(listener, heard);
      if (!isOver(heard) && choices(heard).length === 0) {
        heard = await listener.until((all) => isOver(all) || choices(all).length > 0);
      }
    }
    expect(soundOf(heard)).toMatch(/point|Punkt|Gold|gold/);
  });
}

test("a whole match of Clou by one key", async ({ visit }) => {
  const page = await visit();
  const listener = await begin(page, "clou", { scan: "step", scanSeconds: "1.5", scanFirst: "0", scanFilter: "0" });
  for (;;) {
    const heard = await listener.until((all) => isOver(all) || (choices(all).length > 0 && isResting(all)));
    if (isOver(heard)) break;
    // Any key is the switch. A press lights the next choice, and waiting takes it; one before the question was there is lost.
    await expect(async () => {
      await listener.press("Space");
      expect(isResting(await listener.hear())).toBe(false);
    }).toPass({ intervals: [100] });
    for (let step = choices(heard).indexOf(wantedOf(heard)); step > 0; step--) await listener.press("Space");
    await listener.until((all) => isOver(all) || isResting(all));
  }
});

test("what walks by itself is lit in turn, is taken by any key or a tap, and says so to who listens", async ({
  visit,
}) => {
  const page = await visit();
  const listener = await begin(page, "klaumau", { scan: "automatic", scanSeconds: "1", scanFirst: "0.2" });
  const isOn = (all: readonly Heard[], name: RegExp): boolean =>
    all.some((each) => each.isFocused && each.role === "button" && name.test(each.name));
  /** A busy machine may not look in time: after three rounds it rests, and any key wakes it. */
  const focusOn = async (name: RegExp): Promise<void> => {
    while (!isOn(await listener.until((all) => isOn(all, name) || isResting(all)), name)) await listener.press("Space");
  };
  await focusOn(/^Back$/);
  await focusOn(/^Say again$/);
  await expectAccessibleDayAndNight(page, "a table in words with one switch");
  await focusOn(/^Back$/);
  await page.mouse.click(300, 500);
  await listener.until((all) => all.some(({ name }) => name === "What may I do" || name === "Leave the table"));
});

interface Chosen {
  readonly [setting: string]: string;
}

/** From the page that sets a table to the table itself, in words, by keys. */
async function begin(page: Page, game: string, settings: Chosen): Promise<Listener> {
  await page.addInitScript(
    (chosen) => {
      if (location.protocol === "about:") return;
      for (const [name, value] of Object.entries(chosen)) localStorage.setItem(`safehouse.${name}`, value);
    },
    { words: "true", ...settings },
  );
  await page.goto(`./new/${game}`);
  const listener = await Listener.at(page);
  // As few as can be: a crew of one runs away when it wants to.
  const { min } = (await loadOffer(game))?.meta.seats ?? { min: 1 };
  await listener.until((all) => all.some(({ name }) => BEGIN.test(name)));
  for (;;) {
    const bots = (await listener.hear()).filter(({ role, name }) => role === "button" && AWAY.test(name));
    if (bots.length < min) break;
    await listener.tabTo("button", AWAY);
    await listener.press("Enter");
    await listener.until((all) => all.filter(({ name }) => AWAY.test(name)).length < bots.length);
  }
  await listener.tabTo("button", BEGIN);
  await listener.press("Enter");
  return listener;
}

/**
 * What is heard next. What gives something up cannot be said by the key of the answer before, if that was a moment ago: then the key is
 * pressed again.
 */
async function answer(listener: Listener, heard: readonly Heard[]): Promise<readonly Heard[]> {
  const [{ key }, before] = [wantedOf(heard), soundOf(heard)];
  let next = heard;
  await expect(async () => {
    await listener.press(key);
    await expect(async () => {
      next = await listener.hear();
      expect(soundOf(next)).not.toBe(before);
    }).toPass({ intervals: [30, 60], timeout: 200 });
  }).toPass({ intervals: [30] });
  return next;
}

/** Buttons that a digit presses. */
function choices(heard: readonly Heard[]): readonly Heard[] {
  return heard.filter(({ role, key }) => role === "button" && /^[1-8]$/.test(key));
}

/** One switch waits for a press. */
function isResting(heard: readonly Heard[]): boolean {
  return heard.some(({ name }) => RESTING.includes(name));
}

function isOver(heard: readonly Heard[]): boolean {
  return heard.some(({ role, name }) => role === "heading" && OVER.test(name));
}

/** What brings the match nearer to its end. */
function wantedOf(heard: readonly Heard[]): Heard {
  const offered = choices(heard);
  const wanted = ENDING.map((name) => offered.find((each) => name.test(each.name))).find((each) => each !== undefined);
  return wanted ?? (offered[0] as Heard);
}
