import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./coach.css";
import { ended } from "../text/punctuation.ts";
import { useText } from "../text/texts.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { RuleTag } from "../ui/rule-tag.tsx";
import { CoachEnd } from "./coach-end.tsx";
import type { LessonTexts } from "./lesson.ts";
import type { LessonSession } from "./session.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useCoachEye } from "./use-coach-eye.ts";
import { useCoachFocus } from "./use-coach-focus.ts";
import { useCoachPlace } from "./use-coach-place.ts";
import { useCoachVoice } from "./use-coach-voice.ts";
import { useTaskWords } from "./use-task-words.ts";

export interface CoachProps {
  readonly session: LessonSession;
  readonly texts: LessonTexts;
  readonly onLeave: () => void;
  readonly onPlayOn: () => void;
  readonly onAgain: () => void;
}

/**
 * Explains the step, and says what to do now. On a phone it stands above the board; where there is more room it lies on the table,
 * on what is not needed now, so that the board is as large as ever.
 */
export function Coach({ session, texts, onLeave, onPlayOn, onAgain }: CoachProps): JSX.Element {
  const t = useText({ en, de });
  const panel = useRef<HTMLElement>(null);
  const step = session.step.value;
  const phase = session.phase.value;
  const { game, steps } = session.lesson;
  const { id = "", rule = "", look = null } = steps[step] ?? {};
  const isOver = phase === "finished";
  const title = isOver ? t.finished : (texts.steps[id]?.title ?? "");
  const text = isOver ? texts.end : (texts.steps[id]?.text ?? "");
  const progress = isOver ? "" : `${t.progress(step + 1, steps.length)}. `;
  const todo = useTaskWords(session, texts, t);
  const task = todo === "" ? "" : t.doThis(todo);
  useCoachVoice({ key: `${step} ${isOver}`, explanation: `${progress}${ended(title)} ${text}`, phase, task });
  useCoachFocus(panel, `${step} ${phase}`);
  const question = session.task.value?.decision.id ?? "";
  const isExplained = phase === "reading" || phase === "acting";
  useCoachEye({ look, isExplained, step, question });
  useCoachPlace(panel, `${step} ${phase} ${question}`, phase !== "others");
  return (
    <aside class={`coach coach-${phase}`} aria-label={t.coach} ref={panel}>
      <div class="coach-head">
        <h2 tabIndex={-1} class="coach-title" data-part="coach-title">
          {title}
        </h2>
        {!isOver && <Progress step={step + 1} steps={steps.length} />}
        <div class="coach-ways">
          {step > 0 && (
            <Button tone="ghost" size="small" icon="back" class="coach-way" onClick={() => void session.back()}>
              {t.back}
            </Button>
          )}
          {!isOver && (
            <Button tone="ghost" size="small" icon="forward" class="coach-way" onClick={() => void session.skip()}>
              {t.skip}
            </Button>
          )}
          <IconButton icon="close" label={t.leave} onClick={onLeave} class="coach-leave" />
        </div>
      </div>
      <p class="coach-text">
        {text} {!isOver && <RuleTag game={game} rule={rule} />}
      </p>
      {isOver ? (
        <CoachEnd {...{ game, onPlayOn, onAgain }} />
      ) : (
        <div class="coach-foot">
          <p class="coach-task" data-part="coach-task">
            {task !== "" && <Icon name="lamp" />}
            {phase === "others" ? t.others : task}
          </p>
          {phase === "acting" && (
            <Button key="show" size="small" icon="eye" onClick={() => void session.showMe()}>
              {t.showMe}
            </Button>
          )}
          {phase === "reading" && (
            <Button
              key="next"
              tone="lit"
              size="small"
              class="coach-next"
              data-part="coach-next"
              onClick={() => void session.next()}
            >
              {t.next}
            </Button>
          )}
        </div>
      )}
    </aside>
  );
}

function Progress({ step, steps }: { readonly step: number; readonly steps: number }): JSX.Element {
  const t = useText({ en, de });
  return (
    <p class="coach-progress">
      <progress value={step} max={steps} aria-hidden="true" />
      <span class="coach-step" data-part="coach-step">
        {t.progress(step, steps)}
      </span>
      <span class="coach-short" aria-hidden="true">
        {t.short(step, steps)}
      </span>
    </p>
  );
}
