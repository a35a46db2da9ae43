import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fail, type Language, LANGUAGES, ok, type Result } from "@safehouse/kernel";
import { HOUSE_TEXTS, type HouseText } from "@safehouse/protocol";

const LONGEST = 100_000;

/**
 * Reads what `--texts` is given: a folder with what the operator has to say. `imprint.md` is for everybody, `imprint.de.md` for those who
 * read German; if there is one language only, everybody gets it.
 */
export function readHouseTexts(folder: string): Result<readonly HouseText[], string> {
  if (folder === "") return ok([]);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    return fail(`The texts must be a folder, and ${JSON.stringify(folder)} is none.`);
  }
  const texts: HouseText[] = [];
  for (const about of HOUSE_TEXTS) {
    const found = new Map<Language | "all", string>();
    for (const language of ["all", ...LANGUAGES] as const) {
      const file = join(folder, language === "all" ? `${about}.md` : `${about}.${language}.md`);
      if (!existsSync(file)) continue;
      const text = readText(file);
      if (text === null) return fail(`${JSON.stringify(file)} cannot be read as a text of at most ${LONGEST} bytes.`);
      found.set(language, text);
    }
    const any = found.get("all") ?? [...found.values()][0];
    if (any === undefined) continue;
    texts.push({ about, text: { en: found.get("en") ?? any, de: found.get("de") ?? any } });
  }
  const names = HOUSE_TEXTS.map((about) => `${about}.md`).join(", ");
  return texts.length === 0
    ? fail(`The folder ${JSON.stringify(folder)} has none of ${names}, nor one for a language such as imprint.de.md.`)
    : ok(texts);
}

function readText(file: string): string | null {
  try {
    const bytes = readFileSync(file);
    return bytes.length <= LONGEST ? new TextDecoder("utf-8", { fatal: true }).decode(bytes) : null;
  } catch {
    return null;
  }
}
