import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { dropMove, type KeptMove, keptMoves, readKeptMoves } from "../../play/online/kept-moves.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { gameName } from "./game-name.ts";
import "./kept-panel.css";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Moves that wait for the line, in the order they are sent in, and what became of those that no longer fit. */
export function KeptPanel(): JSX.Element | null {
  const t = useText({ en, de });
  useEffect(() => void readKeptMoves().catch(() => {}), []);
  const kept = keptMoves.value;
  if (kept.length === 0) return null;
  return (
    <section class="kept" data-part="kept-moves" aria-labelledby="kept-title">
      <h2 class="caps tables-heading" id="kept-title">
        {t.keptTitle}
      </h2>
      <ul>
        {kept.map((move) => (
          <Kept key={move.command} move={move} />
        ))}
      </ul>
    </section>
  );
}

function Kept({ move }: { readonly move: KeptMove }): JSX.Element {
  const t = useText({ en, de });
  const { withdrawn, words, game, madeAt, command } = move;
  const drop = (): void => void dropMove(command).catch(() => {});
  const time = new Intl.DateTimeFormat(t.locale, { dateStyle: "short", timeStyle: "short" }).format(new Date(madeAt));
  return (
    <li class={withdrawn === null ? "kept-move kept-waits" : "kept-move"} data-part="kept-move">
      {withdrawn !== null && <Icon name="warning" />}
      <p>
        <b>{withdrawn === null ? words : t.keptWithdrawn(words)}</b>
        <small>
          {gameName(game)} · {withdrawn === null ? t.keptMade(time) : t.keptWhy(withdrawn)}
        </small>
      </p>
      <Button size="small" tone="ghost" onClick={drop}>
        {withdrawn === null ? t.keptTakeBack : t.ok}
        <span class="vh"> ({words})</span>
      </Button>
    </li>
  );
}
