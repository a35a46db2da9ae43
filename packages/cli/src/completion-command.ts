import { quote } from "./clean.ts";
import type { Command } from "./command.ts";
import { bashScript } from "./completion/bash.ts";
import { fishScript } from "./completion/fish.ts";
import { type Completed, completedOf } from "./completion/completed.ts";
import { zshScript } from "./completion/zsh.ts";
import { CommandError, EXIT, type ExitStatus } from "./exit.ts";
import type { Io } from "./io.ts";
import { openSession } from "./session.ts";

const SHAPE = { thing: "shell", values: {}, switches: [] } as const;

const SCRIPTS: { readonly [shell: string]: (commands: readonly Completed[]) => string } = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** Prints what a shell needs to complete command lines of this program; it then asks nobody. */
export function makeCompletion(commands: () => { readonly [name: string]: Command }): Command {
  return {
    shape: SHAPE,
    async run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
      const { words, given, print } = openSession(io, "completion", SHAPE, argv);
      const script = Object.hasOwn(SCRIPTS, given.thing) ? SCRIPTS[given.thing] : undefined;
      if (script === undefined) {
        const shells = Object.keys(SCRIPTS).join(", ");
        throw CommandError.badInput(words("shell.unknown", { given: quote(given.thing), shells }));
      }
      print([script(completedOf(commands(), Object.keys(SCRIPTS)))]);
      return EXIT.fine;
    },
  };
}
