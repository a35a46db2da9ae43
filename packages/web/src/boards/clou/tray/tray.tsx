import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./tray.css";
import "./answers.css";
import "./tray-phone.css";
import { Button } from "../../../ui/button.tsx";
import { useKeptFocus } from "../../../ui/kept-focus.ts";
import { useTable } from "../context.ts";
import { later } from "../later.tsx";
import { isBusy, movesOf } from "../logic/chosen.ts";
import { AskDice } from "./ask-dice.tsx";
import { Said } from "./said.tsx";
import { AskNumber, AskSettle } from "./settle.tsx";
import { Dice } from "./dice.tsx";

/** Nothing of it is needed while dice are used. */
const AskCrew = later(async () => (await import("./votes.tsx")).AskCrew);

const WITH_DICE = ["dice", "settle", "number", "offer"];

/** The tin on the table: dice, the one sentence that says what is asked, and all that can be answered; always in reach. */
export function Tray(): JSX.Element {
  const { t, night, question, undo, asked, isAsked, aim, putDown } = useTable();
  const region = useRef<HTMLElement>(null);
  useKeptFocus(region);
  const hasDice = night.stage === "dice" && (asked.kind === null || WITH_DICE.includes(asked.kind));
  return (
    <section
      ref={region}
      class="clou-tray"
      data-part="tray"
      data-theme="night"
      data-prompt
      data-asks={isAsked}
      data-kind={asked.kind ?? night.stage}
      tabIndex={-1}
      aria-label={t.tray}
    >
      {hasDice && <Dice />}
      <div class="clou-asks">
        <Asking />
      </div>
      <div class="clou-acts">
        {undo !== null && (
          <Button class="clou-undo" data-part="undo" icon="undo" onClick={undo}>
            {t.undo}
          </Button>
        )}
        {question?.decision.kind === "dice" && <Finish />}
        {question?.decision.kind === "settle" && aim !== null && <Button onClick={putDown}>{t.back}</Button>}
      </div>
    </section>
  );
}

function Asking(): JSX.Element {
  const { question, pending, say, outcome, night, view, hands, t } = useTable();
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
      const [first] = pending;
      if (first === undefined) return <Said title={t.round(night.round)} />;
      const waiting = say({ id: `wait.${first.kind}`, args: { seats: pending.map(({ seat }) => seat) } });
      const isDone = view.seat !== null && night.stage === "dice" && hands[view.seat].isFinished;
      return <Said title={waiting} {...(isDone && { hint: t.finishedWaiting })} />;
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
