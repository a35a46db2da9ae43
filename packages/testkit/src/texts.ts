import {
  type AnyGame,
  type AnyTableWords,
  canonical,
  houseTextDe,
  houseTextEn,
  HOUSE_RULES,
  type Language,
  LANGUAGES,
  type Message,
  type MessageTable,
  type Refusal,
  type Rulebook,
  say,
  type Speaker,
  type Telling,
} from "@safehouse/kernel";
import { describeError } from "./guard.ts";
import type { Report } from "./laws.ts";
import { plainJsonProblem } from "./plain.ts";

/** A game's words, loaded, and the laws on them. Each message is tried once. */
export interface Texts {
  message(report: Report, message: Message, where: string): void;
  refusal(report: Report, refusal: Refusal, where: string): void;
  rule(report: Report, rule: string, where: string): void;
  /** Whether this was tried often enough; counts. */
  isTried(what: string): boolean;
  /** What the laws on words and paths need: says a message in a language, as nobody in particular. */
  readonly tellings: { readonly [language in Language]: Telling };
  readonly words: AnyTableWords | null;
}

const HOUSE: { readonly [language in Language]: MessageTable } = { en: houseTextEn, de: houseTextDe };
/** What is told differently from view to view is tried more than once. */
const OFTEN = 20;
export const BROKEN_TEXT = /undefined|\bnull\b|NaN|\[object/;

const SPEAKERS: readonly Speaker[] = [
  { name: (seat) => `Player ${seat + 1}`, isYou: () => false },
  { name: (seat) => `Player ${seat + 1}`, isYou: () => true },
];

export async function loadTexts(game: AnyGame, report: Report): Promise<Texts> {
  const words = await attempt(report, "words", game.words);
  const tables = {} as Record<Language, MessageTable>;
  const rules: Record<Language, ReadonlySet<string>> = { en: new Set(), de: new Set() };
  for (const language of LANGUAGES) {
    const own = words === null ? null : await attempt(report, `words.${language}`, words.texts[language]);
    tables[language] = {
      ...HOUSE[language],
      ...(await attempt(report, `texts.${language}`, game.texts[language])),
      ...own,
    };
    const rulebook = await attempt(report, `rulebook.${language}`, game.rulebook[language]);
    if (rulebook) rules[language] = ruleIds(rulebook);
  }
  reportMissing(report, "text", "text", Object.keys(tables.en), Object.keys(tables.de));
  reportMissing(report, "rule-unknown", "rule", [...rules.en], [...rules.de]);
  const tried = new Set<string>();
  const times = new Map<string, number>();

  const message = (report: Report, message: Message, where: string): void => {
    const key = canonical(message);
    if (tried.has(key)) return;
    tried.add(key);
    const problem = plainJsonProblem(message);
    if (problem !== null) report("plain-json", `${where}: a message is not plain JSON: ${problem}`);
    for (const language of LANGUAGES) {
      for (const speaker of SPEAKERS) {
        const broken = textProblem(tables[language], message, speaker);
        if (broken !== null) report("text", `${where}, ${language}: ${broken} for ${key}`);
      }
    }
  };

  const rule = (report: Report, id: string, where: string): void => {
    const isHouse = (HOUSE_RULES as readonly string[]).includes(id);
    if (!isHouse && !LANGUAGES.every((language) => rules[language].has(id))) {
      report("rule-unknown", `${where}: the rulebook has no rule ${id}`);
    }
  };
  return {
    message,
    refusal(report, refusal, where) {
      message(report, refusal.why, where);
      rule(report, refusal.rule, where);
    },
    rule,
    isTried(what) {
      const count = times.get(what) ?? 0;
      times.set(what, count + 1);
      return count >= OFTEN;
    },
    tellings: { en: tellingIn(tables.en), de: tellingIn(tables.de) },
    words,
  };
}

function textProblem(table: MessageTable, message: Message, speaker: Speaker): string | null {
  try {
    const text: unknown = say(table, message, speaker);
    if (typeof text !== "string" || text.trim() === "") return "no words";
    return BROKEN_TEXT.test(text) ? `the text "${text}"` : null;
  } catch (error) {
    return describeError(error);
  }
}

function tellingIn(table: MessageTable): Telling {
  const [speaker] = SPEAKERS as readonly [Speaker];
  return { say: (message) => say(table, message, speaker), name: speaker.name };
}

function ruleIds(rulebook: Rulebook): Set<string> {
  return new Set(rulebook.chapters.flatMap((chapter) => [chapter.id, ...chapter.rules.map((rule) => rule.id)]));
}

function reportMissing(
  report: Report,
  law: "text" | "rule-unknown",
  what: string,
  en: readonly string[],
  de: readonly string[],
): void {
  for (const id of en) if (!de.includes(id)) report(law, `the ${what} "${id}" exists in English only`);
  for (const id of de) if (!en.includes(id)) report(law, `the ${what} "${id}" exists in German only`);
}

async function attempt<T>(report: Report, what: string, load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch (error) {
    report("text", `${what} could not be loaded: ${describeError(error)}`);
    return null;
  }
}
