import { type Grid, type GridCell, TOOLS } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./grid.css";
import { Tool } from "../cards/tool.tsx";
import { useTable } from "../context.ts";
import { knowledgeKey } from "../logic/knowledge-key.ts";
import { useThought } from "../thinking/use-thought.ts";

/** How often each tool is needed, as far as this seat can tell: from the hints alone, or by all inference. */
export function DeductionGrid({ level }: { level: "stated" | "full" }): JSX.Element {
  const { view, t } = useTable();
  const grid = useThought(level, view, knowledgeKey(view));
  return (
    <section class="rob-grid" aria-labelledby="rob-grid-title">
      <h2 class="caps" id="rob-grid-title">
        {t.grid}
      </h2>
      {grid === null ? <p>{t.thinking}</p> : <GridTable grid={grid} />}
    </section>
  );
}

function GridTable({ grid }: { grid: Grid }): JSX.Element {
  const { t, cardName } = useTable();
  const most = Math.max(4, ...grid.cells.map(({ max }) => Math.min(max, 8)));
  const counts = Array.from({ length: most + 1 }, (_, n) => n);
  return (
    <>
      <table>
        <caption>{grid.possible === null ? t.gridStated : t.gridFull(grid.possible)}</caption>
        <thead class="vh">
          <tr>
            <th scope="col">{t.gridTool}</th>
            <th scope="col">{t.gridNeeded}</th>
          </tr>
        </thead>
        <tbody>
          {grid.cells.map((cell, face) => (
            <tr key={TOOLS[face]} data-certain={cell.certain}>
              <th scope="row">
                <Tool face={face} label={cardName(found(TOOLS[face]))} />
              </th>
              <td>
                <Range cell={cell} counts={counts} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Range({ cell, counts }: { cell: GridCell; counts: readonly number[] }): JSX.Element {
  const { t } = useTable();
  const { min, max, open } = cell;
  return (
    <>
      <span class="vh">
        {t.gridCell(min, max)}, {t.gridOpen} {open}
      </span>
      <span class="rob-grid-cells" data-part="grid" aria-hidden="true">
        {counts.map((n) => (
          <i key={n} data-possible={n >= min && n <= max} data-open={n > 0 && n <= open}>
            {n}
          </i>
        ))}
      </span>
    </>
  );
}
