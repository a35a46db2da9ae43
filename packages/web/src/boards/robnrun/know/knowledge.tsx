import type { JSX } from "preact";
import { useTable } from "../context.ts";
import { SeenHands } from "../screen/seen-hands.tsx";
import { DeductionGrid } from "./grid.tsx";
import { MemoryAid } from "./memory-aid.tsx";
import { Told } from "./told.tsx";

/** What accomplices have to think with: what was told, and the aids that the table has agreed on. */
export function Knowledge(): JSX.Element {
  const { config, heist } = useTable().view.table;
  return (
    <div class="rob-know">
      <Told />
      <div class="rob-aids">
        {config.memoryAid && <MemoryAid key={heist} />}
        {config.deduction !== "none" && <DeductionGrid key={`grid-${heist}`} level={config.deduction} />}
        <SeenHands />
      </div>
    </div>
  );
}
