import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useText } from "../../text/texts.ts";
import { Hat } from "../../ui/hat.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import type { DecisionRow } from "./logic/rows.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface DecisionsProps {
  readonly rows: readonly DecisionRow[];
  readonly name: (seat: number) => string;
  /** In which part of the match an entry is. */
  readonly where: (n: number) => string;
  readonly figure: (value: number, isChange?: boolean) => string;
  readonly chosen: number | null;
  readonly onChoose: (entry: number) => void;
}

type Shown = "costliest" | "best" | "all";
const FEW = 5;
const BEST = 3;

/** Answers by size: what was played, what the expert would have played and why, and how sure that is. */
export function Decisions({ rows, name, where, figure, chosen, onChoose }: DecisionsProps): JSX.Element {
  const t = useText({ en, de });
  const [shown, setShown] = useState<Shown>("costliest");
  const lists: { readonly [list in Shown]: readonly DecisionRow[] } = {
    costliest: rows
      .filter(({ amount }) => amount < 0)
      .toSorted((a, b) => a.amount - b.amount)
      .slice(0, FEW),
    best: rows
      .filter(({ amount }) => amount > 0)
      .toSorted((a, b) => b.amount - a.amount)
      .slice(0, BEST),
    all: rows.toSorted((a, b) => a.n - b.n),
  };
  const list = lists[shown];
  return (
    <section class="review-decisions" aria-label={t.decisionsTitle}>
      <h2>{t.decisionsTitle}</h2>
      <Tabs
        label={t.decisionsTitle}
        tabs={[
          { id: "costliest", label: t.costliest },
          { id: "best", label: t.best },
          { id: "all", label: t.all, count: rows.length },
        ]}
        current={shown}
        onChange={setShown}
      >
        {list.length === 0 && <p>{t.nothing}</p>}
        <ol class="review-rows">
          {list.map((row) => (
            <li key={row.n}>
              <button
                type="button"
                class="review-row"
                data-part="review-decision"
                aria-pressed={chosen === row.n}
                onClick={() => onChoose(row.n)}
              >
                <span class="review-row-amount">
                  <b>{figure(row.amount, true)}</b>
                  {row.error !== null && <span>±{figure(row.error)}</span>}
                </span>
                <span class="review-row-text">
                  <span class="review-row-who">
                    <Hat seat={row.seat} size="small" /> {name(row.seat)} <span>{where(row.n)}</span>
                  </span>
                  <b>{row.played}</b>
                  {row.best !== null && (
                    <span class="review-row-best">
                      <Icon name="lamp" /> {t.expert}: {row.best}. {row.reason}
                    </span>
                  )}
                  {row.isSame && <span class="review-row-best">{t.same}</span>}
                  {row.isClose && <span>{t.close}</span>}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </Tabs>
    </section>
  );
}
