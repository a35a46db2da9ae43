import type { Spot } from "@safehouse/games/clou/workshop";
import type { Drawing } from "@safehouse/paper";
import { drawPlan } from "@safehouse/paper/clou/plan";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import "./site.css";
import { Drawn } from "../../../../boards/clou/drawn.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Choice } from "../../../../ui/choice.tsx";
import { useEditing } from "../context.ts";
import { arrange } from "../logic/arrange.ts";
import { Adds } from "./adds.tsx";
import { EDGE, Handle, SQUARE } from "./handle.tsx";

/** Around the start arrow, as large as it is drawn in the longest language. */
function startArea([x, y]: Spot): Pick<Drawing["spots"][number], "x" | "y" | "width" | "height"> {
  const [width, height] = [130, 44];
  return { x: EDGE + x * SQUARE - width / 2, y: EDGE + y * SQUARE - height / 2, width, height };
}

/** The plan as it will be drawn, with a handle over every room and thing. */
export function Site(): JSX.Element {
  const { plan, layout, names, t, changePlan, setLayout } = useEditing();
  const drawing = useMemo(
    () => drawPlan({ plan, layout, crew: null, marks: null, names, around: "nothing" }),
    [plan, layout, names],
  );
  const tidy = (): void => changePlan({ ...plan, layouts: { ...plan.layouts, [layout]: arrange(plan, layout) } });
  return (
    <section class="clw-site" aria-label={t.site}>
      <div class="clw-site-head">
        <Choice
          label={t.layout}
          isLabelHidden
          layout="row"
          value={layout}
          options={[
            { value: "wide", label: t.wide },
            { value: "tall", label: t.tall },
          ]}
          onChange={setLayout}
        />
        <Adds />
        <Button size="small" icon="swap" onClick={tidy}>
          {layout === "tall" ? t.arrangeTall : t.arrangeWide}
        </Button>
      </div>
      <p class="muted">{t.siteHelp}</p>
      <div class="clw-sheet" data-theme="night" data-layout={layout}>
        <div class="clw-drawing">
          <Drawn drawing={drawing} class="clw-drawn" />
          {drawing.spots
            .filter(({ kind }) => kind === "room")
            .map((spot) => (
              <Handle key={spot.id} drawing={drawing} spot={spot} />
            ))}
          {drawing.spots
            .filter(({ kind }) => kind === "thing" || kind === "loot")
            .map((spot) => (
              <Handle key={spot.id} drawing={drawing} spot={spot} />
            ))}
          <Handle
            drawing={drawing}
            spot={{ id: "start", kind: "thing", label: t.start, ...startArea(plan.layouts[layout].start) }}
          />
        </div>
      </div>
    </section>
  );
}
