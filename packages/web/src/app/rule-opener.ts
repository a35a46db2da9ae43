import { navigate } from "./router.ts";

type RuleOpener = (game: string, rule: string) => void;

let opener: RuleOpener | null = null;

/** A table shows rules in a sheet of its own instead of leaving the page. Returns what takes that back. */
export function openRulesWith(open: RuleOpener): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = null;
  };
}

export function openRule(game: string, rule: string): void {
  if (opener === null) navigate(rulePath(game, rule));
  else opener(game, rule);
}

export function rulePath(game: string, rule: string): string {
  return `/rules/${encodeURIComponent(game)}#${encodeURIComponent(rule)}`;
}
