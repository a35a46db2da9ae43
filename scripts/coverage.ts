import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { GAME_IDS, loadGame } from "@safehouse/games";
import { HOUSE_RULES } from "@safehouse/kernel";
import { ROOT } from "./tool.ts";
import { type TestTitle, testTitles } from "./titles.ts";

export interface RuleCoverage {
  /** A game's id, or `house` for what holds at every table. */
  readonly game: string;
  readonly id: string;
  /** Measured rules are proven by a committed balance report and stay open until there is one. */
  readonly status: "tested" | "measured" | "open" | "missing";
  readonly tests: readonly TestTitle[];
}

export interface Coverage {
  readonly rules: readonly RuleCoverage[];
  /** Tests that name a rule which no rulebook has. */
  readonly strays: readonly (TestTitle & { readonly id: string })[];
}

interface ListedRule {
  readonly game: string;
  readonly id: string;
  readonly measured: boolean;
}

export async function ruleCoverage(): Promise<Coverage> {
  const titles = testTitles(ROOT);
  const { rules, chapters } = await listRules();
  return {
    rules: rules.map((rule) => {
      const tests = titles.filter(({ title }) => names(title, rule.id));
      return { game: rule.game, id: rule.id, status: statusOf(rule, tests.length), tests };
    }),
    strays: straysOf(titles, new Set([...rules.map(({ id }) => id), ...chapters])),
  };
}

async function listRules(): Promise<{ rules: ListedRule[]; chapters: string[] }> {
  const rules: ListedRule[] = HOUSE_RULES.map((id) => ({ game: "house", id, measured: false }));
  const chapters: string[] = [];
  for (const id of GAME_IDS) {
    const game = await loadGame(id);
    if (game === null) continue;
    const rulebook = await game.rulebook.en();
    for (const chapter of rulebook.chapters) {
      chapters.push(chapter.id);
      for (const rule of chapter.rules) {
        // A sequel's rulebook has the rules of the first game, too, where they hold.
        if (rules.some((known) => known.id === rule.id)) continue;
        rules.push({ game: id, id: rule.id, measured: rule.parts.some(({ kind }) => kind === "measured") });
      }
    }
  }
  return { rules, chapters };
}

function statusOf({ game, id, measured }: ListedRule, tests: number): RuleCoverage["status"] {
  if (!measured) return tests > 0 ? "tested" : "missing";
  const report = join(ROOT, "packages", "games", game, "balance.md");
  return existsSync(report) && names(readFileSync(report, "utf8"), id) ? "measured" : "open";
}

/** Whether a text names this very rule: K-4.1 is not named by K-4.10. */
export function names(text: string, id: string): boolean {
  return idsIn(text).includes(id);
}

function idsIn(text: string): string[] {
  return text.match(/(?<![\w.-])[A-Z]+-\d+(\.\d+)*(?![\w-])/g) ?? [];
}

function straysOf(titles: readonly TestTitle[], known: ReadonlySet<string>): Coverage["strays"] {
  const prefixOf = (id: string): string => id.slice(0, id.indexOf("-"));
  const prefixes = new Set([...known].map(prefixOf));
  return titles.flatMap((test) =>
    idsIn(test.title)
      .filter((id) => prefixes.has(prefixOf(id)) && !known.has(id))
      .map((id) => ({ ...test, id })),
  );
}
