import { bestOf } from "@safehouse/games/puzzles";
import { say } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { settings } from "../../app/settings.ts";
import { amount } from "../../coach/amount.ts";
import type { Voice } from "../../play/voice.ts";
import { useText } from "../../text/texts.ts";
import { LETTERS } from "./letters.ts";
import type { OpenPuzzle } from "./open.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface AnswersProps {
  readonly opened: OpenPuzzle;
  readonly voice: Voice;
  /** Null until one was given. */
  readonly chosen: number | null;
  readonly onChoose: (answer: number) => void;
}

/** All answers alike until one is given; then what each is worth, as bars with one standard error. */
export function Answers({ opened, voice, chosen, onChoose }: AnswersProps): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const { puzzle, shelf, session, decision, texts } = opened;
  const { answers, seat } = puzzle;
  const best = bestOf(puzzle);
  const worths = answers.map(([, worth]) => worth);
  const most = Math.max(...worths);
  const least = Math.min(...worths);
  const error = Math.max(...answers.map(([, , each]) => each));
  const [from, to] = [least - 2 * error - (most - least) / 4, most + 2 * error];
  const share = (worth: number): number => (100 * (worth - from)) / (to - from);
  const told = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (chosen !== null) told.current?.focus();
  }, [chosen]);
  const verdict =
    chosen === null
      ? ""
      : chosen === best
        ? t.found(LETTERS[best] ?? "")
        : t.missed(
            LETTERS[chosen] ?? "",
            LETTERS[best] ?? "",
            amount(most - (worths[chosen] ?? 0), shelf.unit, language),
          );
  return (
    <div class="puzzle-answers">
      {chosen !== null && (
        <div class="puzzle-verdict" data-part="puzzle-verdict">
          <h2 ref={told} tabIndex={-1}>
            {verdict}
          </h2>
          <p>{say(texts, puzzle.reason, { name: voice.name, isYou: (other) => other === seat })}</p>
        </div>
      )}
      <ul aria-label={t.answers}>
        {answers.map(([way, worth, wrong], i) => {
          const lines = way.map((move) => voice.say(session.game.label(decision, move)));
          const content = (
            <>
              <b class="puzzle-letter">{LETTERS[i]}</b>
              <span class="puzzle-way">
                {lines.map((line, k) => (
                  <span key={k}>{line}</span>
                ))}
              </span>
            </>
          );
          if (chosen === null) {
            return (
              <li key={i}>
                <button type="button" class="puzzle-answer" data-part="puzzle-answer" onClick={() => onChoose(i)}>
                  {content}
                </button>
              </li>
            );
          }
          const marks = [i === best ? t.best : "", i === chosen ? t.yourAnswer : ""].filter((mark) => mark !== "");
          return (
            <li key={i} class="puzzle-answer" data-best={i === best} data-yours={i === chosen}>
              {content}
              <span class="puzzle-worth">
                <b>{amount(worth, shelf.unit, language, true)}</b> ±{amount(wrong, shelf.unit, language, true)}
                {shelf.unit === "chance" && " %"}
              </span>
              <span class="puzzle-bar" aria-hidden="true">
                <span style={{ width: `${share(worth)}%` }} />
                <i
                  style={{ left: `${share(worth - wrong)}%`, width: `${share(worth + wrong) - share(worth - wrong)}%` }}
                />
              </span>
              {marks.length > 0 && <small>{marks.join(", ")}</small>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
