import type { Move } from "@safehouse/games/clou-christmas/board";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../../ui/button.tsx";
import { useDesk } from "../context.ts";
import { isListed } from "../logic/boxes.ts";

/** Agree to the proposal as it stands, or to none at all. A veto ends the buying for everybody, so it is asked twice. */
export function TradeActs(): JSX.Element {
  const { t, view, moves, answer } = useDesk();
  const { proposal, phase } = view.campaign;
  const [isSure, setSure] = useState(false);
  useEffect(() => setSure(false), [proposal]);
  const agree: Move = { do: "agree", boxes: proposal };
  const refuse: Move = { do: "refuse", boxes: proposal };
  if (!isListed(moves, agree)) return <></>;
  const isEmpty = proposal.length === 0;
  const agreeWords = phase === "free" ? (isEmpty ? t.takeNothing : t.takeFree) : isEmpty ? t.buyNothing : t.settle;
  return (
    <>
      {view.seats > 1 && !isEmpty && (
        <Button
          size="big"
          tone={isSure ? "danger" : "plain"}
          onClick={(event) => (isSure ? answer(refuse, event.currentTarget as Element) : setSure(true))}
        >
          {isSure ? t.vetoSure : t.veto}
        </Button>
      )}
      <Button
        size="big"
        tone={isEmpty ? "plain" : "lit"}
        class="xmas-agree"
        data-part="agree"
        onClick={(event) => answer(agree, event.currentTarget as Element)}
      >
        {agreeWords}
      </Button>
    </>
  );
}
