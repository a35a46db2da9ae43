import { type Colour, type Event, NAMES, type Review, SAFES } from "@safehouse/games/robnrun/board";
import { eventMessage, found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./evaluation.css";
import { useHeld } from "../../../kit/use-held.ts";
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
  /** All of it is told: the next heist is known. */
  readonly isWhole: boolean;
  /** Nothing goes on until it is read. */
  readonly isHeld: boolean;
  readonly onReview: () => void;
  readonly onRead: () => void;
}

/** R-6, told in its order, line after line; what somebody has missed is told by the review. */
export function Evaluation({ review, isWhole, isHeld, onReview, onRead }: EvaluationProps): JSX.Element {
  const { t, view, steps, isBehind, skip } = useTable();
  const region = useRef<HTMLElement>(null);
  useHeld(region, isHeld);
  useRoving(region, { selector: "button, a" });
  const missed = steps[0]?.event.type === "heist-over" ? [] : stepsFrom(review);
  const told = [...missed, ...steps];
  return (
    <section
      ref={region}
      class="rob-evaluation"
      data-part="evaluation"
      aria-labelledby="rob-evaluation-title"
      tabIndex={-1}
    >
      <h2 id="rob-evaluation-title">{t.evaluation(review.heist)}</h2>
      <ol>
        {told.map((step, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps are only added
          <Step key={`${review.heist}-${i}`} step={step} review={review} />
        ))}
      </ol>
      <div class="rob-evaluation-foot">
        {isBehind && !isWhole ? (
          <Button icon="forward" onClick={skip}>
            {t.tellAll}
          </Button>
        ) : (
          <Button icon="magnifier" onClick={onReview}>
            {t.review}
          </Button>
        )}
        <Button
          class={view.table.target === null && !isHeld ? "rob-read" : ""}
          data-part={view.table.target === null ? "read" : "put-away"}
          tone="lit"
          onClick={onRead}
        >
          {view.table.target === null ? t.toTown : t.toHeist}
        </Button>
      </div>
    </section>
  );
}

interface StepProps {
  readonly step: EvaluationStep;
  readonly review: Review;
}

function Step({ step, review }: StepProps): JSX.Element {
  const { say, t, cardName } = useTable();
  const { event, rule } = step;
  const safe = "safe" in event ? event.safe : null;
  const faces = safe === null ? [] : facesOf(found(SAFES[safe]));
  return (
    <li data-type={event.type}>
      {event.type === "die" ? <AlarmDie colour={event.colour as Colour} /> : <Icon name={ICON[event.type] ?? "info"} />}
      <p>
        {say(eventMessage(event))} {event.type === "police" && <PoliceReason review={review} />}
        {faces.length > 0 && (
          <ToolRow faces={faces} label={t.list(faces.map((face) => cardName(found(NAMES[face]))))} />
        )}
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
