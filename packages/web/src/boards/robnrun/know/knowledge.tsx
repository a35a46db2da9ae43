import type { JSX } from "preact";
import { useTable } from "../context.ts";
import { SeenHands } from "../screen/seen-hands.tsx";
import { DeductionGrid } from "./grid.tsx";
import { MemoryAid } from "./memory-aid.tsx";
import { BossHints, Told } from "./told.tsx";

/** What there is to think with: what was told, and the aids that the table has agreed on. */
export function Knowledge(): JSX.Element {
  const { view, isBoss } = useTable();
  const { config, heist } = view.table;
  return (
    <div class="rob-know">
      <Told />
      <div class="rob-aids">
        {config.memoryAid && <MemoryAid key={heist} />}
        {/* The boss knows the safes: there is nothing to work out. */}
        {!isBoss && config.deduction !== "none" && <DeductionGrid key={`grid-${heist}`} level={config.deduction} />}
        {!isBoss && <BossHints />}
        {!isBoss && <SeenHands />}
      </div>
    </div>
  );
}
