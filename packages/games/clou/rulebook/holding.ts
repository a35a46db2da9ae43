import type { Rulebook } from "@safehouse/kernel";

/** The chapters of a rulebook that hold in a sequel, too: all but the rules that it replaces, and chapters that lose every rule. */
export function chaptersHolding({ chapters }: Rulebook, replaced: readonly string[]): Rulebook["chapters"] {
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(({ id }) => !replaced.includes(id)) }))
    .filter(({ rules }) => rules.length > 0);
}
