import type { JSX } from "preact";
import { useTable } from "../context.ts";
import { later } from "../../../ui/later.tsx";
import { SeenHands } from "../screen/seen-hands.tsx";
import { MemoryAid } from "./memory-aid.tsx";
import { Told } from "./told.tsx";

/** Most tables agree on none. */
const DeductionGrid = later(async () => (await import("./grid.tsx")).DeductionGrid);

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
