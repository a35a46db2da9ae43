import type { JSX } from "preact";
import "./hints.css";
import { useTable } from "../context.ts";
import { CardWords } from "../hint-words.tsx";

/** Which hints lie open before the boss, and which do not, where the viewer knows them. */
export function BossHints(): JSX.Element {
  const { view, t, say } = useTable();
  const { six } = view;
  const { open, target } = view.table;
  const isHeist = target !== null;
  if (six.length === 0) return <></>;
  return (
    <section class="rob-boss-hints" aria-labelledby="rob-boss-hints-title">
      <h2 class="caps" id="rob-boss-hints-title">
        {isHeist ? t.bossHintsTitle : t.tableHintsTitle}
      </h2>
      <ul>
        {six.map((hint) => {
          const isOpen = open.includes(hint);
          return (
            <li key={hint} data-open={isOpen || !isHeist} data-thing={`hint:${hint}`}>
              <span class="rob-number">{hint}</span>
              <span>{say({ id: `hint-name.${hint}` })}</span>
              {isHeist && <span class="vh">, {isOpen ? t.hintOpen : t.hintDown}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The same cards word for word, while the crew plans. */
export function HintCards(): JSX.Element {
  const { view, t } = useTable();
  const { six } = view.table;
  if (six.length === 0) return <></>;
  return (
    <section class="rob-hint-cards" aria-labelledby="rob-hint-cards-title">
      <h2 class="caps" id="rob-hint-cards-title">
        {t.tableHintsTitle}
      </h2>
      <ul>
        {six.map((hint) => (
          <li key={hint} class="rob-slip" data-part="slip" data-thing={`hint:${hint}`}>
            <span class="rob-number">{hint}</span>
            <p class="rob-hint-words">
              <CardWords hint={hint} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
