import type { Problem } from "@safehouse/games/clou/workshop";
import type { Message } from "@safehouse/kernel";
import type { JSX } from "preact";

interface RefusedProps {
  readonly problems: readonly Problem[];
  say(message: Message): string;
}

/** Why a plan that somebody brought is not taken: in the reader's words, and exactly for whoever wrote the file. */
export function Refused({ problems, say }: RefusedProps): JSX.Element | null {
  const [first] = problems;
  if (first === undefined) return null;
  const { path, problem, message = { id: "code.wrong", args: { path } } } = first;
  return (
    <>
      {say(message)}
      {path !== "" && (
        <code class="clw-exactly">
          {path}: {problem}
        </code>
      )}
    </>
  );
}
