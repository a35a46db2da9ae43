import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { isGuest } from "../../app/api.ts";
import { useText } from "../../text/texts.ts";
import { Notice } from "../../ui/notice.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { JoinForm } from "../join/join-form.tsx";
import { DeviceLinkPanel } from "./device-link.tsx";
import { HolidayPanel } from "./holiday-panel.tsx";
import { KeptPanel } from "./kept-panel.tsx";
import { NotifyPanel } from "./notify-panel.tsx";
import { OpenTables } from "./open-tables.tsx";
import { OwnList } from "./own-list.tsx";
import { PushPanel } from "./push-panel.tsx";
import "./tables.css";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { isReachable, ownTables, watchMyTables } from "./watch.ts";

/** The desk of somebody who plays at many tables, and where there is a seat left. */
export function Page(): JSX.Element {
  const t = useText({ en, de });
  useEffect(watchMyTables, []);
  const running = (ownTables.value ?? []).filter(({ phase }) => phase === "playing");
  const mine = running.filter(({ isYourTurn }) => isYourTurn);
  const resting = running.filter(
    ({ isYourTurn, questions }) =>
      !isYourTurn && questions.length > 0 && questions.every(({ restsUntil }) => restsUntil !== null),
  );
  const lead = t.lead(mine.length, running.length - mine.length - resting.length, resting.length);
  return (
    <Frame title={t.title} lead={lead} wide>
      <div class="tables">
        <div class="tables-main">
          {!isReachable.value && <Notice tone="warning">{t.offline}</Notice>}
          <OwnList />
        </div>
        <div class="tables-side">
          <KeptPanel />
          <OpenTables />
          <section>
            <JoinForm label={t.codeTitle} />
          </section>
          {isGuest.value && <HolidayPanel />}
          <NotifyPanel />
          <PushPanel />
          <DeviceLinkPanel />
        </div>
      </div>
    </Frame>
  );
}
