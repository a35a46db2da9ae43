import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useText } from "../../text/texts.ts";
import { Notice } from "../../ui/notice.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { JoinForm } from "../join/join-form.tsx";
import { DeviceLinkPanel } from "./device-link.tsx";
import { NotifyPanel } from "./notify-panel.tsx";
import { OpenTables } from "./open-tables.tsx";
import { OwnList } from "./own-list.tsx";
import "./tables.css";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { isReachable, watchMyTables } from "./watch.ts";

/** Everything this person plays, here and online, and where there is a seat left. */
export function Page(): JSX.Element {
  const t = useText({ en, de });
  useEffect(watchMyTables, []);
  return (
    <Frame title={t.title} lead={t.lead} wide>
      <div class="tables">
        <div class="tables-main">
          {!isReachable.value && <Notice tone="warning">{t.offline}</Notice>}
          <OwnList />
        </div>
        <div class="tables-side">
          <OpenTables />
          <section>
            <JoinForm label={t.codeTitle} />
          </section>
          <NotifyPanel />
          <DeviceLinkPanel />
        </div>
      </div>
    </Frame>
  );
}
