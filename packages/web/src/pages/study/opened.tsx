import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { TableMessage } from "../../play/table/table-message.tsx";
import type { Texts } from "../../text/texts.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { type OpenedStudy, type OpenProblem, useStudy } from "./use-study.ts";

export interface OpenedProps {
  readonly source: string;
  readonly id: string;
  readonly children: (opened: OpenedStudy) => JSX.Element;
}

/** A study as soon as it is there, or why it is not shown. */
export function Opened({ source, id, children }: OpenedProps): JSX.Element {
  const t = useText({ en, de });
  const [attempt, setAttempt] = useState(0);
  const opened = useStudy(source, id, attempt);
  if (opened === null) return <TableMessage title={t.loading} />;
  if (opened.ok) return children(opened.value);
  return (
    <TableMessage title={t.title} text={problemText(opened.error, t)}>
      {opened.error.kind === "unreachable" && (
        <Button tone="lit" onClick={() => setAttempt(attempt + 1)}>
          {t.retry}
        </Button>
      )}
      <Button href="/studies">{t.toList}</Button>
    </TableMessage>
  );
}

export function problemText(problem: OpenProblem, t: Texts<typeof en>): string {
  switch (problem.kind) {
    case "part":
      return t.part(problem.part);
    case "edition":
      return t.edition(problem.rules);
    case "release":
      return t.edition(problem.record.rules);
    case "damaged":
      return t.damaged(problem.n);
    case "cut":
      return t.cut(problem.n);
    case "saved":
    case "not-record":
      return t["not-study"];
    default:
      return t[problem.kind];
  }
}
