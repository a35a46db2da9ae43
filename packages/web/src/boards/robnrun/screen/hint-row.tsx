import { priceOf } from "@safehouse/games/robnrun/board";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./hint-row.css";
import { useRoving } from "../../../ui/roving.ts";
import { useTable } from "../context.ts";
import { CardWords } from "../hint-words.tsx";

/** The six hint cards: open ones, and face-down ones with their price. */
export function HintRow(): JSX.Element {
  const { view, t } = useTable();
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, { selector: "button", orientation: "horizontal" });
  const { open } = view.table;
  const sorted = view.six.toSorted((a, b) => Number(open.includes(b)) - Number(open.includes(a)) || a - b);
  return (
    <ul ref={list} class="rob-hints" aria-label={t.yourHints}>
      {sorted.map((hint) => (
        <li key={hint}>
          <HintCard hint={hint} />
        </li>
      ))}
    </ul>
  );
}

function HintCard({ hint }: { hint: number }): JSX.Element {
  const { view, t, say, controls, draft, question, pressHint } = useTable();
  const isOpen = view.table.open.includes(hint);
  const isUsed = view.table.used.includes(hint);
  const price = priceOf(view, hint);
  const isAsked = question?.decision.kind === "hint";
  const isLit = controls.hints.has(hint);
  const isChosen = draft?.hint === hint;
  const name = say({ id: `hint-name.${hint}` });
  const facts = [
    `${hint}, ${say({ id: `hint-card.${hint}` })}`,
    isOpen ? t.hintOpen : t.hintDown,
    isUsed ? t.hintUsed : "",
    price > 0 ? t.price(price) : t.free,
    isAsked ? (isLit ? t.canBe : t.cannotBe) : "",
  ];
  return (
    <button
      type="button"
      class="rob-hint"
      data-part="hint"
      data-thing={`hint:${hint}`}
      aria-label={facts.filter(Boolean).join(", ")}
      aria-pressed={isChosen}
      aria-disabled={!isLit}
      data-open={isOpen}
      data-lit={isLit}
      data-off={isAsked && !isLit}
      onClick={(event) => pressHint(hint, event.currentTarget)}
    >
      <span class="rob-hint-head">
        <span class="rob-number">{hint}</span>
        {isUsed && <small>{t.hintUsed}</small>}
      </span>
      <span class="rob-hint-words">{isOpen ? <CardWords hint={hint} /> : name}</span>
      {price > 0 && <span class="rob-hint-price">{t.price(price)}</span>}
    </button>
  );
}
