import type { Message, Refusal } from "@safehouse/kernel";
import type { JSX } from "preact";
import { RuleTag } from "../../../ui/rule-tag.tsx";

interface ProblemProps {
  readonly refusal: Refusal;
  say(message: Message): string;
}

/** What is wrong, and the rule that says so. */
export function Problem({ refusal, say }: ProblemProps): JSX.Element {
  return (
    <>
      {say(refusal.why)} <RuleTag game="robnrun" rule={refusal.rule} />
    </>
  );
}
