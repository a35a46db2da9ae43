import { BOT_LEVELS as LEVELS } from "@safehouse/kernel";
import { expect, test } from "vitest";
import { titleOf } from "../../src/app/title.ts";
import { placeBeside } from "../../src/app/toast-place.ts";
import { BOT_LEVELS } from "../../src/text/bot-levels.ts";
import { textIn } from "../../src/text/texts.ts";

type Table = Record<string, unknown>;
const tables = import.meta.glob<{ en?: Table; de?: Table }>("../../src/**/text/{en,de}.ts", { eager: true });

const folders = Object.keys(tables)
  .filter((path) => path.endsWith("/en.ts"))
  .map((path) => path.slice(0, -"en.ts".length));

test.each(folders)("both languages of %s say the same things", (folder) => {
  const en = tables[`${folder}en.ts`]?.en ?? {};
  const de = tables[`${folder}de.ts`]?.de ?? {};
  expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const [key, text] of Object.entries(en)) {
    expect([key, typeof de[key]]).toEqual([key, typeof text]);
    expect([key, de[key] === ""]).toEqual([key, text === ""]);
  }
});

/** What people and games are called in the texts. */
const CALLED = ["game", "name", "host", "next"];

/** Every text that is about one of these things, as it is called in the source, told of `thing`. */
function told(
  language: "en" | "de",
  about: readonly string[],
  thing: string,
): (readonly [where: string, text: string])[] {
  return folders.flatMap((folder) =>
    Object.entries(tables[`${folder}${language}.ts`]?.[language] ?? {}).flatMap(([key, text]) => {
      if (typeof text !== "function") return [];
      const parameters =
        /^\(?([^()=]*)\)?\s*=>/
          .exec(String(text))?.[1]
          ?.split(",")
          .map((name) => name.trim()) ?? [];
      if (!parameters.some((name) => about.includes(name))) return [];
      const said: unknown = text(...parameters.map((name) => (about.includes(name) ? thing : "1")));
      return [[`${folder}${language} ${key}`, String(said)] as const];
    }),
  );
}

test.each(["en", "de"] as const)("nothing in %s ends twice where a name brings its own mark", (language) => {
  const texts = told(language, CALLED, "Klaumau!");
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter(([, text]) => text.includes("!."))).toEqual([]);
});

test.each(["en", "de"] as const)(
  "pages about a game in %s set its name apart from theirs, and keep the dot with it",
  (language) => {
    const titles = told(language, ["game"], "Clou").filter(([where]) => where.endsWith(" title"));
    expect(titles.length).toBeGreaterThanOrEqual(3);
    expect(titles.filter(([, text]) => text.startsWith("Clou") && !text.startsWith("Clou\u00A0· "))).toEqual([]);
  },
);

test.each(["en", "de"] as const)("how good a bot is has one name in %s", (language) => {
  for (const level of LEVELS) {
    const texts = told(language, ["level"], level);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(([, text]) => !text.includes(BOT_LEVELS[language][level]))).toEqual([]);
  }
  const keys = folders.flatMap((folder) => Object.keys(tables[`${folder}${language}.ts`]?.[language] ?? {}));
  expect(keys.filter((key) => LEVELS.some((level) => key.endsWith(`.${level}`)))).toEqual([]);
});

test("words come in the reader's language", () => {
  const words = { en: { seats: (n: number) => `${n} seats` }, de: { seats: (n: number) => `${n} Plätze` } };
  expect(textIn("en", words).seats(3)).toBe("3 seats");
  expect(textIn("de", words).seats(3)).toBe("3 Plätze");
});

test("the title tells how many tables wait", () => {
  expect(titleOf("My tables", 0)).toBe("My tables · Safehouse");
  expect(titleOf("My tables", 2)).toBe("(2) My tables · Safehouse");
  expect(titleOf("", 1)).toBe("(1) Safehouse");
});

test("a refusal stands beside what was pressed, inside the screen", () => {
  const screen = { width: 1440, height: 900 };
  const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 140 });
  expect(placeBeside(box(700, 700), screen)).toEqual({ left: "560px", bottom: "212px" });
  expect(placeBeside(box(1400, 20), screen)).toEqual({ left: "1048px", top: "172px" });
  expect(placeBeside(box(0, 700), screen)?.left).toBe("12px");
  expect(placeBeside(box(10, 700), { width: 390, height: 844 })).toBeNull();
  expect(placeBeside({ left: 0, top: 0, right: 0, bottom: 0 }, screen)).toBeNull();
});

test("until the words of a language are there, those of the other are read", () => {
  const en = { hello: "Hello" };
  const de = { hello: "Hallo" };
  const none = Object.create(null) as typeof en;
  expect(textIn("de", { en, de }).hello).toBe("Hallo");
  expect(textIn("de", { en, de: none }).hello).toBe("Hello");
  expect(textIn("en", { en: none, de }).hello).toBe("Hallo");
});
