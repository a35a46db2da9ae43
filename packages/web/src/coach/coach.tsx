import { signal } from "@preact/signals";
import type { ConfiguredMatch } from "@safehouse/games";
import type { Json, Judged, WorthUnit } from "@safehouse/kernel";
import type { JSX, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import "./coach.css";
import { settings } from "../app/settings.ts";
import type { Question } from "../boards/contract.ts";
import type { Moment, SeatInfo, Session } from "../play/session.ts";
import type { Doubt } from "../play/table/use-moves.ts";
import type { Voice } from "../play/voice.ts";
import { useText } from "../text/texts.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Switch } from "../ui/switch.tsx";
import type { Advice } from "./messages.ts";
import { bestTwo, costOf, thingsOf } from "./options.ts";
import { Rings } from "./rings.tsx";
import { amount } from "./amount.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useAdvice } from "./use-advice.ts";

const DEPTHS = ["nudge", "comparison", "move"] as const;
type Depth = (typeof DEPTHS)[number];

/** What is less than this is shown as nothing. */
const LEAST: { readonly [unit in WorthUnit]: number } = { points: 0.05, lead: 0.05, chance: 0.005 };

/** Chosen by the person, and kept while the page is open: it never rises by itself. */
const depth = signal<Depth>("nudge");

export interface CoachProps {
  readonly session: Session;
  readonly match: ConfiguredMatch;
  readonly now: Moment;
  readonly seats: readonly SeatInfo[];
  readonly questions: readonly Question[];
  readonly voice: Voice;
  readonly table: RefObject<HTMLElement | null>;
  readonly open: boolean;
  /** Is set to what asks before a costly answer is handed in. */
  readonly doubt: { current: Doubt | null };
  readonly submit: (decision: string, move: Json) => void;
  readonly onClose: () => void;
}

/** "What would you do?", answered from the person's own view. */
export function Coach(props: CoachProps): JSX.Element | null {
  const { session, match, now, seats, questions, voice, doubt, open, onClose } = props;
  const t = useText({ en, de });
  const language = settings.language.value;
  const question = questions.find(({ moves }) => moves.length > 0) ?? null;
  const log = session.log.value;
  const undone = new Set(log.map(({ undoes }) => undoes));
  const thought = useAdvice(
    question === null
      ? null
      : {
          ...match,
          game: session.game.meta.id,
          view: now.view,
          decision: question.decision,
          moves: question.moves,
          history: log.filter(({ n }) => n <= now.n && !undone.has(n)).flatMap(({ events }) => events),
          language,
          names: seats.map((_, seat) => voice.name(seat)),
        },
  );
  const advice = thought.type === "ready" && question !== null ? thought.advice : null;
  doubt.current = (decision, move) => {
    if (!settings.warns.peek() || advice?.decision !== decision) return null;
    const cost = costOf(advice.judgement, advice.unit, move);
    return cost === null ? null : t.warning(amount(cost, advice.unit, language));
  };
  useEffect(() => () => void (doubt.current = null), []);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open) place.current?.focus();
  }, [open]);
  if (!open) return null;
  return (
    <section
      ref={place}
      class="tip"
      data-part="coach"
      data-depth={depth.value}
      data-theme="paper"
      aria-label={t.title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <header class="tip-head">
        <span class="tip-lamp">
          <Icon name="lamp" />
        </span>
        <h2>{t.title}</h2>
        <p>{t.fromYourView}</p>
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </header>
      <div class="tip-depths" role="group" aria-label={t.depth}>
        {DEPTHS.map((each) => (
          <button
            key={each}
            type="button"
            data-part={`coach-${each}`}
            aria-pressed={depth.value === each}
            onClick={() => (depth.value = each)}
          >
            {t[`depth.${each}`]}
          </button>
        ))}
      </div>
      <div class="tip-body" aria-live="polite">
        {question === null ? (
          <p>{t.notAsked}</p>
        ) : advice === null ? (
          <p>{thought.type === "failed" ? t.failed : thought.type === "none" ? t.none : t.thinking}</p>
        ) : (
          <Said {...props} advice={advice} question={question} depth={depth.value} />
        )}
      </div>
      <div class="tip-foot">
        <Switch label={t.warn} checked={settings.warns.value} onChange={(isOn) => (settings.warns.value = isOn)} />
      </div>
    </section>
  );
}

interface SaidProps extends CoachProps {
  readonly advice: Advice;
  readonly question: Question;
  readonly depth: Depth;
}

function Said({ session, voice, table, advice, question, depth: deep, submit, onClose }: SaidProps): JSX.Element {
  const t = useText({ en, de });
  const { judgement, unit, reason } = advice;
  const { decision, moves } = question;
  const [best, next] = bestTwo(judgement);
  const called = ({ way }: Judged<Json>): string[] => way.map((move) => voice.say(session.game.label(decision, move)));
  const [first] = best.way as readonly [Json];
  const things = [...new Set(best.way.flatMap(thingsOf))];
  if (next === null) return <p class="tip-said">{t.only}</p>;
  if (deep === "nudge") {
    const region = thingsOf(first);
    return (
      <>
        <p class="tip-said" data-part="coach-said">
          {nudgeFor(moves, first, judgement.isClear, t)}
        </p>
        <p>{judgement.isClear ? t.matters : t.closeCall}</p>
        {judgement.isClear && <Rings table={table} things={region} isRegion />}
      </>
    );
  }
  if (deep === "comparison") {
    // In the order in which they are listed: neither is to look better.
    const pair = [best, next].toSorted((a, b) => placeIn(moves, a) - placeIn(moves, b));
    return (
      <>
        <p class="tip-said" data-part="coach-said">
          {t.compare}
        </p>
        <ul class="tip-pair">
          {pair.map((each, i) => (
            <li key={i}>
              {called(each).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </li>
          ))}
        </ul>
      </>
    );
  }
  const gap = amount(next.loss, unit, settings.language.value);
  const error = amount(next.lossError, unit, settings.language.value, true);
  return (
    <>
      <p class="tip-said" data-part="coach-said">
        {called(best).join(" · ")}
      </p>
      <p>
        {judgement.isClear
          ? `${reason} ${t.better(gap, error)}`
          : next.loss < LEAST[unit]
            ? t.asGood
            : t.tooClose(gap, error)}
      </p>
      <div class="tip-acts">
        <Button
          tone="lit"
          icon="check"
          data-part="coach-do"
          onClick={() => {
            onClose();
            submit(decision.id, first);
          }}
        >
          {t.doIt}
        </Button>
        <Button onClick={onClose}>{t.ownWay}</Button>
      </div>
      <Rings table={table} things={things} isRegion={false} />
    </>
  );
}

/** Points at a kind of answer, never at one. */
function nudgeFor(moves: readonly Json[], best: Json, isClear: boolean, t: typeof en): string {
  const kind = (move: Json): string => (move as { readonly do: string }).do;
  const alike = moves.filter((move) => kind(move) === kind(best)).length;
  if (!isClear) return t.nudgeClose;
  if (thingsOf(best).length === 0) return t.nudgeButton;
  return alike > 1 ? t.nudgePlace : t.nudgeThing;
}

function placeIn(moves: readonly Json[], { way: [first] }: Judged<Json>): number {
  return moves.findIndex((move) => JSON.stringify(move) === JSON.stringify(first));
}
