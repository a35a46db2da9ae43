import type { JSX } from "preact";
import "./rule-tag.css";
import { Link } from "../app/link.tsx";
import { openRule, rulePath } from "../app/rule-opener.ts";
import { useText } from "../text/texts.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface RuleTagProps {
  readonly game: string;
  readonly rule: string;
}

/** The number of a rule, and the way to it: at a table into the table's own rules, elsewhere to the rules page. */
export function RuleTag({ game, rule }: RuleTagProps): JSX.Element {
  const t = useText({ en, de });
  const open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openRule(game, rule);
  };
  return (
    <Link class="ui-rule" href={rulePath(game, rule)} aria-label={t.rule(rule)} onClick={open}>
      {rule}
    </Link>
  );
}
