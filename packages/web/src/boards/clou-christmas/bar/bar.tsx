import type { JSX } from "preact";
import { PromptRegion } from "../../../kit/prompt.tsx";
import { Undo } from "../../../kit/undo.tsx";
import { useDesk } from "../context.ts";
import { Agreement } from "./agreement.tsx";
import { Asking } from "./asking.tsx";
import { Coins } from "./coins.tsx";
import { TradeActs } from "./trade-acts.tsx";
import "./bar.css";

/** The foot of the desk: what is asked, what it is about, and the answers; always at the same place. */
export function Bar(): JSX.Element {
  const { t, view, moves } = useDesk();
  const { phase } = view.campaign;
  const isTrading = phase === "free" || phase === "wages";
  return (
    <PromptRegion class="xmas-bar" isAsking={moves.length > 0} kind={phase} label={t.bar}>
      {phase === "wages" && <Coins />}
      <Asking />
      {isTrading && view.seats > 1 && <Agreement />}
      <div class="xmas-acts">
        <Undo class="xmas-undo" size="big" />
        {isTrading && <TradeActs />}
      </div>
    </PromptRegion>
  );
}
