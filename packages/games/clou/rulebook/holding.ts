import type { Rulebook, WorkedExample } from "@safehouse/kernel";

/** The chapters of a rulebook that hold in a sequel, too: all but the rules that it replaces, and chapters that lose every rule. */
export function chaptersHolding({ chapters }: Rulebook, replaced: readonly string[]): Rulebook["chapters"] {
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(({ id }) => !replaced.includes(id)) }))
    .filter(({ rules }) => rules.length > 0);
}

/** The examples that can be read in a sequel, too: all but those of rules that it replaces, and those that speak of such rules. */
export function examplesHolding<Example extends WorkedExample>(
  examples: readonly Example[],
  replaced: readonly string[],
): readonly Example[] {
  return examples.filter(
    ({ rule, steps }) =>
      !replaced.includes(rule) && !steps.some(({ words }) => replaced.some((id) => words.en.includes(id))),
  );
}
