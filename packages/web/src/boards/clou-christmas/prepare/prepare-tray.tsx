import type { Move } from "@safehouse/games/clou-christmas/board";
import type { JSX } from "preact";
import "../../clou/tray/tray.css";
import "../../clou/tray/tray-phone.css";
import "./prepare-tray.css";
import { PromptRegion } from "../../../kit/prompt.tsx";
import { Undo } from "../../../kit/undo.tsx";
import { waitingFor } from "../../../kit/waiting.ts";
import { Button } from "../../../ui/button.tsx";
import { RuleTag } from "../../../ui/rule-tag.tsx";
import type { Table } from "../../clou/context.ts";
import { type Desk, useDesk } from "../context.ts";
import { GAME } from "../game.ts";
import { isListed } from "../logic/boxes.ts";
import type { Preparing } from "./use-preparing.ts";

const PASS: Move = { do: "pass" };
const REPORT: Move = { do: "report" };

/** What may be crossed before the first dice fall, or that the night is over. */
export function PrepareTray({ table, aimed, confirm }: Preparing): JSX.Element {
  const desk = useDesk();
  const { t, moves, answer, question, view } = desk;
  const { title, hint, rule } = wordsFor(desk, table, aimed);
  return (
    <PromptRegion
      class="clou-tray"
      data-part="tray"
      theme="night"
      isAsking={moves.length > 0}
      kind={question?.decision.kind ?? view.campaign.phase}
      label={table.t.tray}
    >
      <div class="clou-asks">
        <div class="clou-said">
          <h2>{title}</h2>
          <p class="clou-hint">
            {hint} <RuleTag game={GAME} rule={rule} />
          </p>
        </div>
        {aimed !== null && (
          <Button
            tone="lit"
            class="clou-do"
            data-part="act"
            onClick={(event) => confirm(event.currentTarget as Element)}
          >
            {t.crossIt}
          </Button>
        )}
        {isListed(moves, REPORT) && (
          <Button
            tone="lit"
            class="clou-do"
            data-part="act"
            onClick={(event) => answer(REPORT, event.currentTarget as Element)}
          >
            {t.fileReport}
          </Button>
        )}
      </div>
      <div class="clou-acts">
        <Undo class="clou-undo" />
        {aimed !== null && <Button onClick={table.putDown}>{t.back}</Button>}
        {aimed === null && isListed(moves, PASS) && (
          <Button class="clou-pass" data-part="pass" onClick={(event) => answer(PASS, event.currentTarget as Element)}>
            {t.pass}
          </Button>
        )}
      </div>
    </PromptRegion>
  );
}

function wordsFor(desk: Desk, { names }: Table, aimed: string | null): { title: string; hint: string; rule: string } {
  const { t, question, view } = desk;
  const { phase } = view.campaign;
  const waiting = waitingFor(desk);
  const titled = (asking: string): string => {
    if (aimed !== null) return capital(names.place(aimed));
    return question === null ? waiting : asking;
  };
  if (phase === "scout") return { title: titled(t.scoutTitle), hint: t.scoutHint, rule: "X-5.2" };
  if (phase === "tune") return { title: titled(t.tuneTitle), hint: t.tuneHint, rule: "X-5.4" };
  return { title: question?.text ?? waiting, hint: t.nightOver, rule: "X-2.4" };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
