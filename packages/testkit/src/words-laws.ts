import {
  type AnyTableWords,
  askAbout,
  branches,
  canonical,
  type Json,
  LANGUAGES,
  MOST_BRANCHES,
  type PathStep,
  type SeatDecision,
  type TableSection,
  type ThingAnswer,
  typedWords,
} from "@safehouse/kernel";
import { describeError } from "./guard.ts";
import type { Report } from "./laws.ts";
import { BROKEN_TEXT, type Texts } from "./texts.ts";

/** What a section is called by those who type: one word. */
const SECTION_ID = /^[a-z]+\d*$/;
/** What it is, and which: people who build scenarios of their own choose names of their own. */
const THING_ID = /^[a-z]+\d*(:\S+)?$/;
const TYPED = /^[\x21-\x7e]+( [\x21-\x7e]+)*$/;

interface Offer {
  readonly move: Json;
  readonly path: readonly PathStep[];
}

/** The laws of one view in words. */
export function examineDescription(texts: Texts, report: Report, view: unknown): void {
  const { words, tellings } = texts;
  if (words === null) return;
  try {
    const told = LANGUAGES.map((language) => words.describe(view, tellings[language]));
    for (const sections of told) examineSections(report, sections);
    const [first, ...rest] = told.map(idsOf);
    for (const ids of rest) {
      if (canonical(ids) !== canonical(first)) report("words", `${canonical(ids)} here and ${canonical(first)} there`);
    }
    examineThings(texts, report, words, view, told[0] ?? []);
  } catch (error) {
    report("words", `describe threw: ${describeError(error)}`);
  }
}

function idsOf(sections: readonly TableSection[]): string[] {
  return sections.flatMap(({ id, lines }) => [id, ...lines.map(({ thing }) => thing)]);
}

function examineSections(report: Report, sections: readonly TableSection[]): void {
  if (sections.length === 0) report("words", "there is nothing to say");
  for (const ids of [sections.map(({ id }) => id), sections.flatMap(({ lines }) => lines.map(({ thing }) => thing))]) {
    const twice = ids.find((id, i) => ids.indexOf(id) < i);
    if (twice !== undefined) report("words", `"${twice}" is there twice`);
  }
  for (const { id, heading, lines } of sections) {
    if (!SECTION_ID.test(id)) report("words", `"${id}" is no name of a section`);
    if (lines.length === 0) report("words", `the section ${id} has no lines`);
    const strange = lines.find(({ thing }) => !THING_ID.test(thing));
    if (strange !== undefined) report("words", `"${strange.thing}" is no id of a thing`);
    for (const text of [heading, ...lines.map((line) => line.text)]) {
      if (typeof text !== "string" || text.trim() === "" || /[\r\n]/.test(text) || BROKEN_TEXT.test(text)) {
        report("words", `${id} says ${JSON.stringify(text)}`);
      }
    }
  }
}

/** Everything that is told of, every sign of the legend and every rule of the house can be asked about. */
function examineThings(
  texts: Texts,
  report: Report,
  words: AnyTableWords,
  view: unknown,
  sections: readonly TableSection[],
): void {
  const told = sections.flatMap(({ lines }) => lines.map(({ thing }) => thing));
  for (const thing of [...told, ...(words.legend?.(view) ?? []), ...(words.house?.(view) ?? [])]) {
    if (texts.isTried(`thing ${thing}`)) continue;
    const answers = LANGUAGES.map((language) => askAbout(words, view, thing, texts.tellings[language]));
    for (const answer of answers) {
      if (answer === null) report("thing", `nothing is said of ${thing}`);
      else examineAnswer(texts, report, thing, answer);
    }
    const [parts, ...others] = answers.map((answer) => Object.keys(answer ?? {}).join());
    if (others.some((each) => each !== parts)) report("thing", `of ${thing} more is said in one language`);
  }
  const next = words.next?.(view) ?? [];
  if (new Set(next).size < next.length) report("thing", `the next seats are ${canonical(next)}`);
}

function examineAnswer(texts: Texts, report: Report, thing: string, { rule, ...said }: ThingAnswer): void {
  for (const text of Object.values(said)) {
    if (text.trim() === "" || BROKEN_TEXT.test(text)) report("thing", `of ${thing} is said ${JSON.stringify(text)}`);
  }
  if (rule !== undefined) texts.rule(report, rule, thing);
}

/** The laws of the ways to the moves of one question. */
export function examinePaths(
  texts: Texts,
  report: Report,
  view: unknown,
  decision: SeatDecision,
  moves: readonly Json[],
): void {
  const { words } = texts;
  if (words === null) return;
  try {
    const offers = moves.map((move): Offer => ({ move, path: words.path(view, decision, move) }));
    for (const { path, move } of offers) {
      const wrong = path.find(({ id }) => !TYPED.test(id));
      if (path.length === 0 || wrong !== undefined) report("path", `${canonical(move)}: ${canonical(path)}`);
      for (const { label, id } of path) texts.message(report, label, `step ${id} of ${canonical(move)}`);
    }
    const typed = offers.map(({ path }) => typedWords(path).join(" "));
    const twice = typed.find((line, i) => line === "" || typed.indexOf(line) < i);
    if (twice === undefined) examineLevel(texts, report, offers);
    else report("path", `two moves of ${decision.id} are typed "${twice}"`);
  } catch (error) {
    report("path", `path threw at ${decision.id}: ${describeError(error)}`);
  }
}

function examineLevel(texts: Texts, report: Report, offers: readonly Offer[]): void {
  const level = branches(offers);
  const found = level.flatMap(({ items }) => items);
  if (found.length !== offers.length) report("path", `${offers.length} moves, but ${found.length} behind the choices`);
  if (level.length > MOST_BRANCHES) {
    report("path", `${level.length} choices: ${level.map(({ steps }) => typedWords(steps).join(" ")).join(", ")}`);
    return;
  }
  for (const language of LANGUAGES) {
    const { say } = texts.tellings[language];
    const labels = level.map(({ steps }) => steps.map(({ label }) => say(label)).join(", "));
    const alike = labels.find((label, i) => label === "" || labels.indexOf(label) < i);
    if (alike !== undefined && offers.length > 1) report("path", `two choices are called "${alike}", ${language}`);
  }
  for (const { items } of level) {
    if (items.length === offers.length && items.length > 1) report("path", `${items.length} moves are never parted`);
    else if (items.length > 1) examineLevel(texts, report, items);
  }
}
