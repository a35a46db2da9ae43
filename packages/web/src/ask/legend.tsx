import { askAbout } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import "./legend.css";
import { settings } from "../app/settings.ts";
import type { BoardModule } from "../boards/contract.ts";
import type { Moment, SeatInfo, Session } from "../play/session.ts";
import { useText } from "../text/texts.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { RuleTag } from "../ui/rule-tag.tsx";
import { type LoadedWords, useWords } from "../words/use-words.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface LegendProps {
  readonly session: Session;
  readonly seats: readonly SeatInfo[];
  readonly shown: Moment;
  /** Draws its signs, where there is a board. */
  readonly board: BoardModule | null;
  readonly onClose: () => void;
}

/** What is special at this table, and what its signs stand for. It lies over the paper beside the board and lets the match go on. */
export function Legend({ session, seats, shown, board, onClose }: LegendProps): JSX.Element {
  const t = useText({ en, de });
  const panel = useRef<HTMLElement>(null);
  const loaded = useWords(session, seats, settings.language.value);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <aside
      ref={panel}
      class="legend"
      data-part="legend"
      data-front=""
      data-theme="paper"
      aria-label={t.legend}
      tabIndex={-1}
      onKeyDown={onKey}
    >
      <header>
        <h2>{t.legend}</h2>
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </header>
      {loaded.type === "ready" ? (
        <Entries {...{ session, shown, board, loaded }} />
      ) : (
        <p role="status">{loaded.type === "loading" ? t.legendWaits : t.noLegend}</p>
      )}
    </aside>
  );
}

interface EntriesProps extends Pick<LegendProps, "session" | "shown" | "board"> {
  readonly loaded: Extract<LoadedWords, { type: "ready" }>;
}

function Entries({ session, shown, board, loaded }: EntriesProps): JSX.Element {
  const t = useText({ en, de });
  const { words, voice } = loaded;
  const { view } = shown;
  const list = (things: readonly string[]): JSX.Element => (
    <dl>
      {things.map((thing) => {
        const answer = askAbout(words, view, thing, voice);
        if (answer === null) return <></>;
        const sign = board?.sign?.(thing) ?? null;
        return (
          <div key={thing} data-thing={thing}>
            {sign !== null && (
              <span class="legend-sign" aria-hidden="true">
                {sign}
              </span>
            )}
            <dt>
              {answer.name} {answer.rule !== undefined && <RuleTag game={session.game.meta.id} rule={answer.rule} />}
            </dt>
            <dd>{answer.does ?? answer.gives ?? answer.kind}</dd>
          </div>
        );
      })}
    </dl>
  );
  const special = words.house?.(view) ?? [];
  const signs = words.legend?.(view) ?? [];
  if (special.length + signs.length === 0) return <p>{t.noLegend}</p>;
  return (
    <div class="legend-lists">
      {special.length > 0 && <h3 class="caps">{t.house}</h3>}
      {special.length > 0 && list(special)}
      {special.length > 0 && signs.length > 0 && <h3 class="caps">{t.signs}</h3>}
      {list(signs)}
    </div>
  );
}
