import { fail, isObject, ok, type Result } from "@safehouse/kernel";
import type { BurglaryPlan } from "../content/plan.ts";
import type { ThiefSheet } from "../content/sheet.ts";
import type { Problem } from "../schema/problems.ts";
import { readPlan } from "../schema/read-plan.ts";
import { readSheet } from "../schema/read-sheet.ts";
import { parseJson, unpackCode, writeLike } from "./code.ts";
import { LONGEST_CODE, MOST_BYTES, type OwnHeist } from "./own.ts";

const MOST_DEPTH = 12;

const TOO_LONG: Problem = { path: "", problem: "is too long", message: { id: "code.too-long" } };
const NO_CODE: Problem = { path: "", problem: "is no code of a plan", message: { id: "code.none" } };

/**
 * Reads a code, or the same as plain JSON, from anybody. It is data and nothing else: whatever is not asked for is refused. `thieves` are
 * those whose sheets may be changed.
 */
export function readHeist(text: string, thieves: readonly string[]): Result<OwnHeist, readonly Problem[]> {
  const code = text.trim();
  const parsed = parse(code);
  if (!parsed.ok) return fail([parsed.error]);
  const { plan: ownPlan, sheets = [], ...rest } = parsed.value;
  const strange = Object.keys(rest)[0];
  if (strange !== undefined) return fail([{ path: strange.slice(0, 40), problem: "is not a field here" }]);
  const plan = readPlan(ownPlan);
  if (!plan.ok) return fail(plan.error.map((problem) => under("plan", problem)));
  const elsewhere = ofCampaign(plan.value);
  if (elsewhere !== null) return fail([{ path: `plan.${elsewhere}`, problem: "belongs to a campaign" }]);
  const read = readSheets(sheets, thieves);
  if (!read.ok) return read;
  const heist: OwnHeist = { plan: plan.value, sheets: read.value };
  return writeLike(code, heist).length > LONGEST_CODE ? fail([TOO_LONG]) : ok(heist);
}

/** Where a plan counts on a campaign around it: nothing would come of that here. Null for nowhere. */
function ofCampaign({ sneakOut, helps, loot, rules }: BurglaryPlan): string | null {
  if (sneakOut !== undefined) return "sneakOut";
  if (helps !== undefined) return "helps";
  const marked = loot.findIndex(({ mark }) => mark !== undefined);
  if (marked >= 0) return `loot[${marked}].mark`;
  const concert = rules.findIndex(({ rule }) => rule === "concert");
  return concert < 0 ? null : `rules[${concert}]`;
}

function readSheets(input: unknown, thieves: readonly string[]): Result<readonly ThiefSheet[], readonly Problem[]> {
  if (!Array.isArray(input) || input.length > thieves.length)
    return fail([{ path: "sheets", problem: `must be a list of at most ${thieves.length} thief sheets` }]);
  const problems: Problem[] = [];
  const sheets = input.flatMap((each, i) => {
    const sheet = readSheet(each);
    if (!sheet.ok) problems.push(...sheet.error.map((problem) => under(`sheets[${i}]`, problem)));
    return sheet.ok ? [sheet.value] : [];
  });
  const ids = sheets.map(({ id }) => id);
  if (ids.some((id, i) => !thieves.includes(id) || ids.indexOf(id) < i))
    problems.push({ path: "sheets", problem: `must be of different thieves out of ${thieves.join(", ")}` });
  return problems.length === 0 ? ok(sheets) : fail(problems);
}

function parse(text: string): Result<{ readonly [field: string]: unknown }, Problem> {
  if (text.length > MOST_BYTES) return fail(TOO_LONG);
  const value = text.startsWith("{") ? parseJson(text) : unpackCode(text);
  return isObject(value) && !isDeep(value, MOST_DEPTH) ? ok(value) : fail(NO_CODE);
}

/** Whoever looks at such a thing in full runs out of stack. */
function isDeep(value: unknown, left: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return left === 0 || Object.values(value).some((each) => isDeep(each, left - 1));
}

function under(path: string, problem: Problem): Problem {
  return { ...problem, path: problem.path === "" ? path : `${path}.${problem.path}` };
}
