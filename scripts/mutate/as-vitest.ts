/** Stands in for vitest in a mutated process: tests are gathered, and run as often as there are mutants. */
export { expect } from "vitest";

type Run = (...values: unknown[]) => unknown;

export interface GatheredTest {
  readonly title: string;
  readonly run: () => unknown;
}

export const gathered: GatheredTest[] = [];
const above: string[] = [];

const define = withEach((title, run) => gathered.push({ title: [...above, title].join(" "), run }));
export { define as it, define as test };
export const describe = withEach((title, run) => {
  above.push(title);
  run();
  above.pop();
});

function withEach(add: (title: string, run: () => unknown) => void) {
  const one = (title: string, run: Run): void => add(title, () => run());
  const each = (cases: readonly unknown[]) => (title: string, run: Run) => {
    for (const values of cases) add(title, () => (Array.isArray(values) ? run(...values) : run(values)));
  };
  return Object.assign(one, { each });
}
