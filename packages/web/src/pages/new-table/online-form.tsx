import type { JSX } from "preact";
import { type Texts, useText } from "../../text/texts.ts";
import { Switch } from "../../ui/switch.tsx";
import type { Draft } from "./draft.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { isSlowTimer, TIMERS } from "./timers.ts";

export function OnlineForm({
  draft,
  onChange,
}: {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}): JSX.Element {
  const t = useText({ en, de });
  return (
    <section aria-labelledby="new-online">
      <h2 id="new-online">{t.onlineTitle}</h2>
      <Switch
        label={t.public}
        help={t.publicHelp}
        checked={draft.isPublic}
        onChange={(isPublic) => onChange({ ...draft, isPublic })}
      />
      <Switch
        label={t.spectators}
        help={t.spectatorsHelp}
        checked={draft.spectators}
        onChange={(spectators) => onChange({ ...draft, spectators })}
      />
      <label class="new-timer">
        <span>{t.timer}</span>
        <select
          class="new-select"
          value={String(draft.timer)}
          onChange={(event) => onChange({ ...draft, timer: TIMERS[event.currentTarget.selectedIndex] ?? null })}
        >
          {TIMERS.map((timer) => (
            <option key={timer} value={String(timer)}>
              {timerText(t, timer)}
            </option>
          ))}
        </select>
      </label>
      {isSlowTimer(draft.timer) && <p class="muted new-timer-help">{t.timerSlow}</p>}
    </section>
  );
}

function timerText(t: Texts<typeof en>, seconds: number | null): string {
  if (seconds === null) return t.timerNone;
  if (isSlowTimer(seconds)) return t.days(seconds / 86_400);
  if (seconds === 3600) return t.hour;
  return seconds % 60 === 0 && seconds > 60 ? t.minutes(seconds / 60) : t.seconds(seconds);
}
