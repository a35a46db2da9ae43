import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { PromptRegion } from "../../../kit/prompt.tsx";
import { Undo } from "../../../kit/undo.tsx";
import { waitingFor } from "../../../kit/waiting.ts";
import { Button } from "../../../ui/button.tsx";
import { useTable } from "../context.ts";
import { useSoon } from "../../../ui/later.tsx";
import { laterSpoken } from "../later-spoken.tsx";
import { isBusy, movesOf } from "../logic/chosen.ts";
import { AskDice } from "./ask-dice.tsx";
import { Said } from "./said.tsx";
import { Dice } from "./dice.tsx";
import "./tray.css";
import "./tray-phone.css";

/** What a press leads to, once there is something to press with. */
const Glanced = laterSpoken(async () => (await import("./aimed.tsx")).Glanced);
const AskSettle = laterSpoken(async () => (await import("./settle.tsx")).AskSettle);
const AskNumber = laterSpoken(async () => (await import("./settle.tsx")).AskNumber);

/** Nothing of it is needed while dice are used. */
const AskCrew = laterSpoken(async () => (await import("./votes.tsx")).AskCrew);

/** Only where somebody else is at it. */
const Ahead = laterSpoken(async () => (await import("./ahead.tsx")).Ahead);

const WITH_DICE = ["dice", "settle", "number", "offer"];

/** The tin on the table: dice, the one sentence that says what is asked, and all that can be answered; always in reach. */
export function Tray(): JSX.Element {
  const { t, night, question, asked, isAsked, aim, putDown } = useTable();
  useSoon(AskCrew, Glanced, AskSettle, AskNumber);
  const hasDice = night.stage === "dice" && (asked.kind === null || WITH_DICE.includes(asked.kind));
  return (
    <PromptRegion
      class="clou-tray"
      data-part="tray"
      theme="night"
      isAsking={isAsked}
      kind={asked.kind ?? night.stage}
      label={t.tray}
    >
      {hasDice && <Dice />}
      {/* Beside the dice, or in their place: another line, which is not pushed aside by them. */}
      <div key={String(hasDice)} class="clou-asks">
        <Asking />
        <Glanced />
      </div>
      <div class="clou-acts">
        <Undo class="clou-undo" />
        {question?.decision.kind === "dice" && <Finish />}
        {question?.decision.kind === "settle" && aim?.isGrave === true && !aim.isGlance && (
          <Button onClick={putDown}>{t.back}</Button>
        )}
      </div>
    </PromptRegion>
  );
}

function Asking(): JSX.Element {
  const { question, pending, say, outcome, night, view, hands, t, lamp, chosen, mayMark } = useTable();
  if (outcome !== null && outcome.type === "shared") {
    return <Said title={say({ id: `result.${outcome.result}` })} hint={t.pointsNow(outcome.points)} />;
  }
  switch (question?.decision.kind) {
    case "dice":
      return question.moves.length === 0 ? <Said title={question.text} /> : <AskDice />;
    case "settle":
      return <AskSettle />;
    case "number":
      return <AskNumber />;
    case "offer":
    case "leave":
    case "driver":
    case "flee":
    case "drive":
      return <AskCrew />;
    default: {
      if (pending.length === 0) return <Ahead />;
      if (lamp === "later" && isBusy(chosen)) return <AskDice />;
      if (night.settler !== null && night.settler !== view.seat && !night.isAlarm) return <Ahead />;
      const waiting = waitingFor({ pending, say });
      const isDone = view.seat !== null && night.stage === "dice" && found(hands[view.seat]).isFinished;
      const hints = [...(isDone ? [t.finishedWaiting] : []), ...(mayMark ? [t.markHint] : [])];
      return <Said title={waiting} {...(hints.length > 0 && { hint: hints.join(" ") })} />;
    }
  }
}

/** Always at the same place; pressed too early, it tells what still fits. */
function Finish(): JSX.Element {
  const { t, asked, chosen, press, putDown, isAsked } = useTable();
  if (isBusy(chosen)) {
    return (
      <Button class="clou-finish" data-part="finish" onClick={putDown}>
        {t.back}
      </Button>
    );
  }
  const mayFinish = isAsked && movesOf(asked, "finish").length > 0;
  return (
    <button
      type="button"
      class={`ui-button clou-finish ${mayFinish ? "ui-button-lit" : ""}`}
      data-part="finish"
      data-tone={mayFinish ? "lit" : "plain"}
      aria-disabled={!mayFinish}
      onClick={(event) => press({ on: "finish" }, event.currentTarget)}
    >
      <span>{t.done}</span>
    </button>
  );
}
