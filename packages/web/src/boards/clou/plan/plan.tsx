import type { Reader, View } from "@safehouse/games/clou/board";
import type { Drawing } from "@safehouse/paper";
import { type PlanMarks, planMarks } from "@safehouse/paper/clou";
import { AFAR_LABEL, drawPlan, LEAST_SCALE } from "@safehouse/paper/clou/plan";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import "./plan.css";
import { useSpokenTable } from "../context.ts";
import { Drawn, Meant, placed } from "../drawn.tsx";
import { useLayouts } from "../use-layouts.ts";
import { usePaperNames } from "../use-paper-names.ts";
import { PlanFoot } from "./foot.tsx";
import { Places } from "./places.tsx";
import { useDecor } from "./use-decor.ts";
import { useZoom } from "./use-zoom.ts";

/** The burglary plan: rooms, challenges, loot and bars, with something to press over every symbol. */
export function Plan(): JSX.Element {
  const { reader, view, aim, t, names: own } = useSpokenTable();
  const { plan: layout, isWindow, isAfar = false } = useLayouts();
  const names = usePaperNames();
  const plan = reader.planOf(view);
  const decor = useDecor(plan);
  const { seats: crew } = view;
  const drawn = isAfar ? ({ around: "nothing", label: AFAR_LABEL } as const) : ({ around: "bars" } as const);
  const draw = (marks: PlanMarks): Drawing =>
    drawPlan({ plan, crew, marks, names, layout, ...drawn, ...(decor && { decor }) });
  const drawing = useMemo(() => draw(planMarks(reader, view)), [view, names, layout, decor, isAfar]);
  const site = useRef<HTMLDivElement>(null);
  const { width, height, start } = plan.layouts[layout];
  const zoom = useZoom(site, isWindow, [start[0] / width, start[1] / height]);
  const after = aim?.after ?? null;
  const meant = useMemo(() => {
    const soft = after === null ? null : meantMarks(reader, view, after);
    return soft === null ? null : draw(soft);
  }, [after, names, layout, decor]);
  return (
    <section
      class="clou-plan"
      data-part="plan"
      data-theme="night"
      aria-label={`${t.plan}: ${own.thing(view.config.scenario)}`}
    >
      <div
        ref={site}
        class="clou-site"
        style={{
          "--w": drawing.width,
          "--h": drawing.height,
          "--least": `${Math.ceil(drawing.width * LEAST_SCALE)}px`,
          "--zoom": zoom.zoom.toFixed(3),
        }}
      >
        <div class="clou-blueprint">
          <Drawn drawing={drawing} class="clou-plan-drawing" />
          {meant !== null && <Meant drawing={meant} />}
          <Bars drawing={drawing} />
          <Places drawing={drawing} isFar={zoom.isFar} />
        </div>
      </div>
      <PlanFoot zoom={zoom} />
    </section>
  );
}

/** What is only aimed at, in dotted pencil; null for nothing on the plan. */
function meantMarks(reader: Reader, view: View, after: View): PlanMarks | null {
  const { crossed } = planMarks(reader, view);
  const soft = new Set([...planMarks(reader, after).crossed].filter((symbol) => !crossed.has(symbol)));
  const none: ReadonlySet<string> = new Set();
  return soft.size === 0 ? null : { crossed: none, soft, done: none, openRooms: none, openThings: none, left: {} };
}

/** The bars in words, where they are drawn. */
function Bars({ drawing }: { readonly drawing: Drawing }): JSX.Element {
  const { t, night, names } = useSpokenTable();
  const known: { readonly [bar: string]: { readonly left: number; readonly of: number } | undefined } = {
    ...night.bars,
    ...Object.fromEntries(night.specials.map((bar) => [bar.id, bar])),
  };
  const nameOf = (id: string): string =>
    id === "time" || id === "traces" || id === "cars" || id === "police" ? names.bar(id) : names.thing(id);
  return (
    <>
      {drawing.spots.flatMap((spot) => {
        const bar = spot.kind === "bar" ? known[spot.id] : undefined;
        if (bar === undefined) return [];
        const label = t.barLeft(nameOf(spot.id), bar.left, bar.of);
        return [
          <span
            key={spot.id}
            class="clou-bar"
            data-part="bar"
            data-thing={`bar:${spot.id}`}
            role="img"
            aria-label={label}
            title={label}
            style={placed(drawing, spot)}
          />,
        ];
      })}
    </>
  );
}
