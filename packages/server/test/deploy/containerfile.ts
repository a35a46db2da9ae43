/** One instruction of a Containerfile, such as `COPY scripts scripts`. */
export interface Step {
  readonly does: string;
  readonly what: string;
}

export function readSteps(text: string): Step[] {
  return text
    .replaceAll(/^#.*$/gm, "")
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .flatMap((line) => {
      const [, does, what] = /^([A-Z]+)\s+(.+)$/.exec(line.trim()) ?? [];
      return does === undefined || what === undefined ? [] : [{ does, what }];
    });
}

/** The variables that `ENV` sets. */
export function readVariables(steps: readonly Step[]): { readonly [name: string]: string } {
  const pairs = steps.filter(({ does }) => does === "ENV").flatMap(({ what }) => what.split(/\s+/));
  return Object.fromEntries(pairs.map((pair) => pair.split("=", 2)));
}
