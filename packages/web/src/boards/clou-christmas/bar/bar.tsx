import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./bar.css";
import { Button } from "../../../ui/button.tsx";
import { useKeptFocus } from "../../../ui/kept-focus.ts";
import { useDesk } from "../context.ts";
import { Agreement } from "./agreement.tsx";
import { Asking } from "./asking.tsx";
import { Coins } from "./coins.tsx";
import { TradeActs } from "./trade-acts.tsx";

/** The foot of the desk: what is asked, what it is about, and the answers; always at the same place. */
export function Bar(): JSX.Element {
  const { t, view, undo, moves } = useDesk();
  const region = useRef<HTMLElement>(null);
  useKeptFocus(region);
  const { phase } = view.campaign;
  const isTrading = phase === "free" || phase === "wages";
  return (
    <section
      ref={region}
      class="xmas-bar"
      data-prompt
      data-asks={moves.length > 0}
      data-kind={phase}
      tabIndex={-1}
      aria-label={t.bar}
    >
      {phase === "wages" && <Coins />}
      <Asking />
      {isTrading && view.seats > 1 && <Agreement />}
      <div class="xmas-acts">
        {undo !== null && (
          <Button class="xmas-undo" icon="undo" size="big" onClick={undo}>
            {t.undo}
          </Button>
        )}
        {isTrading && <TradeActs />}
      </div>
    </section>
  );
}
