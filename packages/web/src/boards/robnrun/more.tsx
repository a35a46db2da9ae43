import type { JSX } from "preact";
import "./more.css";
import { useTable } from "./context.ts";
import { BossHints } from "./know/hints.tsx";
import { MemoryAid } from "./know/memory-aid.tsx";
import { ThisPhase } from "./know/this-phase.tsx";
import { Told } from "./know/told.tsx";
import { type Drawer, ToolsRow } from "./tools-row.tsx";

/** Beside the heist: for the boss what was told, for the others what the boss may tell and what the crew does. */
export function More({ onOpen }: { onOpen: (drawer: Drawer) => void }): JSX.Element {
  const { view, isBoss } = useTable();
  const { config, heist } = view.table;
  return (
    <div class="rob-more">
      {isBoss ? (
        <>
          <Told />
          {config.memoryAid && <MemoryAid key={heist} />}
        </>
      ) : (
        <>
          <ThisPhase />
          <BossHints />
        </>
      )}
      <ToolsRow onOpen={onOpen} />
    </div>
  );
}
