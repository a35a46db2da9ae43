import { type Colour, type Event, NAMES, type Review, SAFES } from "@safehouse/games/robnrun/board";
import { eventMessage } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./evaluation.css";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import { useRoving } from "../../../ui/roving.ts";
import { RuleTag } from "../../../ui/rule-tag.tsx";
import { ToolRow } from "../cards/tool.tsx";
import { useTable } from "../context.ts";
import { type EvaluationStep, stepsFrom } from "../logic/evaluation.ts";
import { facesOf } from "../logic/safes.ts";
import { AlarmDie } from "../station/die.tsx";

const ICON: { readonly [type in Event["type"]]?: IconName } = {
  "heist-over": "stamp",
  revealed: "eye",
  cracked: "gold",
  uncracked: "safe",
  car: "car",
  "safe-placed": "safe-small",
  "safe-lost": "close",
  police: "police",
  bribed: "informant",
  "informant-left": "informant",
  won: "plane",
  caught: "prison",
  stranded: "close",
};

export interface EvaluationProps {
  readonly review: Review;
  readonly onReview: () => void;
  readonly onRead: () => void;
}

/** R-6, told in its order. One line comes after the other; whoever was not there gets what the review tells. */
export function Evaluation({ review, onReview, onRead }: EvaluationProps): JSX.Element {
  const { t, steps, isMoving } = useTable();
  const region = useRef<HTMLElement>(null);
  useRoving(region, { selector: "button, a" });
  const shown = steps.length > 0 ? steps : stepsFrom(review);
  return (
    <section ref={region} class="rob-evaluation" aria-labelledby="rob-evaluation-title">
      <h2 id="rob-evaluation-title">{t.evaluation(review.heist)}</h2>
      <ol data-moving={isMoving}>
        {shown.map((step, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps are only added
          <Step key={`${review.heist}-${i}`} step={step} index={i} review={review} />
        ))}
      </ol>
      <div class="rob-evaluation-foot">
        <Button icon="magnifier" onClick={onReview}>
          {t.review}
        </Button>
        <Button class="rob-read" tone="lit" onClick={onRead}>
          {t.toTown}
        </Button>
      </div>
    </section>
  );
}

interface StepProps {
  readonly step: EvaluationStep;
  readonly index: number;
  readonly review: Review;
}

function Step({ step, index, review }: StepProps): JSX.Element {
  const { say, t, cardName } = useTable();
  const { event, rule } = step;
  const safe = "safe" in event ? event.safe : null;
  const faces = safe === null ? [] : facesOf(SAFES[safe]);
  return (
    <li style={{ "--step": index }} data-type={event.type}>
      {event.type === "die" ? <AlarmDie colour={event.colour as Colour} /> : <Icon name={ICON[event.type] ?? "info"} />}
      <p>
        {say(eventMessage(event))} {event.type === "police" && <PoliceReason review={review} />}
        {faces.length > 0 && <ToolRow faces={faces} label={t.list(faces.map((face) => cardName(NAMES[face])))} />}
      </p>
      <RuleTag game="robnrun" rule={rule} />
    </li>
  );
}

function PoliceReason({ review }: { review: Review }): JSX.Element {
  const { t } = useTable();
  const shut = review.cracked.filter((isCracked) => isCracked === 0).length;
  return <small>{t.policeBecause(shut, review.alarm)}</small>;
}
