import { GAME_IDS } from "@safehouse/games";
import type { Shape, ValueKind } from "../arguments.ts";
import type { Command } from "../command.ts";
import { withCommon } from "../session.ts";

/** A command as shells see it: what may follow its name. */
export interface Completed {
  readonly name: string;
  /** What its one thing is; null if nobody can know. */
  readonly thing: ValueKind | null;
  readonly values: Shape["values"];
  readonly switches: readonly string[];
}

export function completedOf(
  commands: { readonly [name: string]: Command },
  shells: readonly string[],
): readonly Completed[] {
  const names = Object.keys(commands);
  const things: { readonly [thing in NonNullable<Shape["thing"]>]: ValueKind | null } = {
    game: GAME_IDS,
    thing: GAME_IDS,
    file: "file",
    shell: shells,
    match: null,
    guest: null,
    name: null,
    folder: "folder",
  };
  const listed = Object.entries(commands).map(([name, { shape, verbs = {} }]): Completed => {
    const words = Object.keys(verbs);
    return {
      name,
      thing: words.length > 0 ? words : shape.thing === null ? null : things[shape.thing],
      values: withCommon(shape),
      switches: [...shape.switches, "help"],
    };
  });
  return [...listed, { name: "help", thing: names, values: {}, switches: [] }];
}

/** The options of a command as they are typed. */
export function optionsOf({ values, switches }: Completed): string[] {
  return [...Object.keys(values), ...switches].map((name) => `--${name}`);
}
