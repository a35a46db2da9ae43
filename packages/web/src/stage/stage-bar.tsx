import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import "./stage-bar.css";
import { useText } from "../text/texts.ts";
import { Button } from "../ui/button.tsx";
import { placeBar } from "./place-bar.ts";
import type { Stage } from "./stage.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface StageBarProps {
  readonly stage: Stage;
  /** How many beats are still to come. */
  readonly left: number;
  readonly isPaused: boolean;
  readonly isAsked: boolean;
}

/** Says that there is more to see than is shown, where somebody waits for it: who is asked, and who has made the table stand still. */
export function StageBar({ stage, left, isPaused, isAsked }: StageBarProps): JSX.Element | null {
  const t = useText({ en, de });
  const bar = useRef<HTMLDivElement>(null);
  const isThere = isPaused || (left > 0 && isAsked);
  // The board may come after it, so it looks with every beat.
  useLayoutEffect(() => {
    const body = bar.current?.parentElement;
    const prompt = body?.querySelector("[data-prompt]")?.getBoundingClientRect();
    if (bar.current === null || body === null || body === undefined || prompt === undefined) return;
    const { foot, right } = placeBar(body.getBoundingClientRect(), prompt);
    const { style } = bar.current;
    // Moved, not laid out anew: it follows a prompt that grows.
    style.translate = foot > 0 ? `0 ${-foot}px` : "";
    style.setProperty("--right", `${right}px`);
  }, [isThere, left]);
  if (!isThere) return null;
  return (
    <div ref={bar} class="table-stage" data-part="stage-bar">
      <p>
        {/* How many are left is no news to whoever hears each of them. */}
        <b role="status">{isAsked && left > 0 ? t.youAreAsked : t.paused}</b>
        {left > 0 && <small>{t.moreToSee(left)}</small>}
      </p>
      {isPaused && left > 0 && <Button onClick={() => stage.step()}>{t.step}</Button>}
      {isAsked && left > 0 && <Button onClick={() => stage.skip()}>{t.skip}</Button>}
      {isPaused && (
        <Button tone="ghost" onClick={() => stage.pause(false)}>
          {t.goOn}
        </Button>
      )}
    </div>
  );
}
