import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import "./table-side.css";
import { useText } from "../../text/texts.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface TableSideProps {
  readonly log: JSX.Element;
  readonly aside?: ComponentChildren;
  readonly asideLabel?: string | undefined;
  readonly asideCount: number;
}

export const counted = (label: string, count: number): string => (count > 0 ? `${label} (${count})` : label);

/** The column beside the table: the log above, whatever the page adds below. */
export function SideColumn({ log, aside, asideLabel }: Omit<TableSideProps, "asideCount">): JSX.Element {
  const t = useText({ en, de });
  return (
    <aside class="table-side" aria-label={t.side}>
      <section class="table-side-log">
        <h2 class="caps">{t.log}</h2>
        {log}
      </section>
      {aside !== undefined && (
        <section class="table-side-more" aria-label={asideLabel}>
          {aside}
        </section>
      )}
    </aside>
  );
}

interface SideSheetProps extends TableSideProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The same on a narrow screen: a sheet, with tabs if there is more than the log. */
export function SideSheet({ log, aside, asideLabel, asideCount, open, onClose }: SideSheetProps): JSX.Element {
  const t = useText({ en, de });
  const [tab, setTab] = useState("log");
  useEffect(() => {
    // Whoever presses the count wants to read what it counts.
    if (open && asideCount > 0) setTab("more");
  }, [open]);
  if (aside === undefined) {
    return (
      <Sheet open={open} title={t.log} onClose={onClose}>
        {log}
      </Sheet>
    );
  }
  const tabs = [
    { id: "log", label: t.log },
    { id: "more", label: counted(asideLabel ?? t.side, asideCount) },
  ];
  return (
    <Sheet open={open} title={t.side} onClose={onClose}>
      <Tabs label={t.side} tabs={tabs} current={tab} onChange={setTab}>
        {tab === "log" ? log : aside}
      </Tabs>
    </Sheet>
  );
}
