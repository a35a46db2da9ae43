import type { OwnGuest, Reply } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { announce } from "../../app/announce.ts";
import { loadClient, rememberGuest } from "../../app/api.ts";
import { longDate } from "../../app/dates.ts";
import { toast } from "../../app/toast.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { dayAfter, dayOf, startOfDay } from "./days.ts";
import { lookSoon } from "./watch.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import "./holiday-panel.css";

const DAY = 86_400_000;

/** Away from one day to another: the days of slow tables do not run then. */
export function HolidayPanel(): JSX.Element {
  const t = useText({ en, de });
  const [own, setOwn] = useState<OwnGuest | null>(null);
  const [from, setFrom] = useState(() => dayOf(Date.now() + DAY));
  const [until, setUntil] = useState(() => dayOf(Date.now() + 7 * DAY));
  const take = (reply: Reply<OwnGuest>): boolean => {
    if (reply.result === "done") setOwn(reply.value);
    else if (reply.status === 401) rememberGuest(false);
    return reply.result === "done";
  };
  useEffect(() => {
    loadClient()
      .then(({ guests }) => guests.own())
      .then(take, () => {});
  }, []);
  const change = async (away: { readonly from: number; readonly until: number } | null): Promise<void> => {
    const reply = await (await loadClient()).guests.holiday(away);
    if (reply.result === "failed") toast({ text: reply.error, tone: "refusal" });
    if (!take(reply)) return;
    announce(away === null ? t.holidayOver : t.holidaySet(longDate(away.from), longDate(away.until - 1)));
    lookSoon();
  };
  const holiday = own?.holiday ?? null;
  return (
    <section data-part="holiday">
      <h2 class="caps tables-heading">{t.holidayTitle}</h2>
      {holiday === null ? (
        <form
          class="desk-holiday"
          onSubmit={(event) => {
            event.preventDefault();
            void change({ from: startOfDay(from), until: dayAfter(until) });
          }}
        >
          <p class="muted">{t.holidayLead(Math.floor((own?.holidayLeft ?? 0) / DAY))}</p>
          <label>
            <span>{t.holidayFrom}</span>
            <input
              type="date"
              required
              value={from}
              min={dayOf(Date.now())}
              onInput={(event) => setFrom(event.currentTarget.value)}
            />
          </label>
          <label>
            <span>{t.holidayUntil}</span>
            <input
              type="date"
              required
              value={until}
              min={from}
              onInput={(event) => setUntil(event.currentTarget.value)}
            />
          </label>
          <Button type="submit">{t.holidayGo}</Button>
        </form>
      ) : (
        <div class="desk-holiday-set">
          <b>{t.holidaySet(longDate(holiday.from), longDate(holiday.until - 1))}</b>
          <p>{t.holidayMeans}</p>
          <Button onClick={() => void change(null)}>{t.holidayEnd}</Button>
        </div>
      )}
    </section>
  );
}
