import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import "./tabs.css";
import { useRoving } from "./roving.ts";

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: number;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  readonly onChange: (id: Id) => void;
  /** What belongs to the current tab. */
  readonly children: ComponentChildren;
}

export function Tabs<Id extends string>({ label, tabs, current, onChange, children }: TabsProps<Id>): JSX.Element {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useRoving(list, { selector: "[role=tab]", orientation: "horizontal" });
  useEffect(() => {
    // Tab leads to the chosen one, however it was chosen.
    for (const tab of list.current?.querySelectorAll<HTMLElement>("[role=tab]") ?? []) {
      tab.tabIndex = tab.getAttribute("aria-selected") === "true" ? 0 : -1;
    }
  }, [current]);
  return (
    <div class="ui-tabs">
      <div ref={list} role="tablist" aria-label={label} class="ui-tabs-list">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${id}-panel`}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span class="ui-tabs-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  );
}
