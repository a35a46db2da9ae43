import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { isGuest } from "../../app/api.ts";
import { isPushOn } from "../../app/push-flag.ts";
import { type PushProblem, pushProblem, switchPushOff, switchPushOn } from "../../app/push.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Being told with the page closed: who carries it, what is said, what the carrier learns. Off until somebody switches it on. */
export function PushPanel(): JSX.Element | null {
  const t = useText({ en, de });
  const [isOn, setOn] = useState(isPushOn);
  const [problem, setProblem] = useState<PushProblem | null>(pushProblem);
  const [isBusy, setBusy] = useState(false);
  if (!isGuest.value) return null;
  const change = async (): Promise<void> => {
    setBusy(true);
    if (isOn) await switchPushOff();
    else setProblem(await switchPushOn());
    setOn(isPushOn());
    setBusy(false);
  };
  const isPossible = problem === null || problem === "failed";
  return (
    <section data-part="push">
      <h2 class="caps tables-heading">{t.pushTitle}</h2>
      {problem !== null && <p role="status">{t.pushProblem(problem)}</p>}
      {isPossible && (
        <>
          <p class="muted">
            {t.pushLead} <b>{t.pushSays}</b> {t.pushLearns}
          </p>
          <Button onClick={() => void change()} disabledWhy={isBusy ? t.pushBusy : null}>
            {isOn ? t.pushOff : t.pushOn}
          </Button>
        </>
      )}
    </section>
  );
}
