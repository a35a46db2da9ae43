import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { useWidth } from "../../ui/use-width.ts";
import { along, scaleOver } from "../lab/logic/scale.ts";
import type { LEVELS } from "./logic/course.ts";

export interface PlotProps {
  readonly course: readonly (number | null)[];
  readonly levels: readonly { readonly level: string; readonly rate: number }[];
  readonly word: (level: (typeof LEVELS)[number]) => string;
  readonly format: (rate: number) => string;
}

/** In pixels; it is as wide as there is room, so that letters have their size on a phone, too. */
const USUAL_WIDTH = 560;
const HIGH = 180;
const LEFT = 46;
const RIGHT = 118;
const TOP = 12;
const FOOT = 10;
/** Names of levels closer than this would lie over each other. */
const APART = 15;

/** One line over all matches, and a dashed one for each level. What it shows stands in the table below it. */
export function Plot({ course, levels, word, format }: PlotProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const wide = useWidth(place, USUAL_WIDTH);
  const rates = course.filter((rate) => rate !== null);
  const scale = scaleOver([...rates, ...levels.map(({ rate }) => rate)]);
  const y = (value: number): number => TOP + ((HIGH - TOP - FOOT) * (100 - along(scale, value))) / 100;
  const x = (i: number): number => LEFT + ((wide - LEFT - RIGHT) * (i + 0.5)) / course.length;
  const points = course.flatMap((rate, i) => (rate === null ? [] : [`${x(i)},${y(rate)}`]));
  const names = spread(levels.map(({ rate }) => y(rate)));
  return (
    <div ref={place}>
      <svg class="my-plot" viewBox={`0 0 ${wide} ${HIGH}`} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line class="my-tick" x1={LEFT} x2={wide - RIGHT} y1={y(tick)} y2={y(tick)} />
            <text class="my-axis" x={LEFT - 8} y={y(tick) + 5} text-anchor="end">
              {format(tick)}
            </text>
          </g>
        ))}
        {levels.map(({ level, rate }, i) => (
          <g key={level} class="my-level" data-level={level}>
            <line x1={LEFT} x2={wide - RIGHT} y1={y(rate)} y2={y(rate)} />
            <text class="my-axis" x={wide - RIGHT + 8} y={(names[i] ?? 0) + 5}>
              {word(level as (typeof LEVELS)[number])}
            </text>
          </g>
        ))}
        {points.length > 1 && <polyline class="my-line" points={points.join(" ")} />}
        {course.map((rate, i) =>
          rate === null ? null : (
            <circle key={i} class="my-dot" cx={x(i)} cy={y(rate)} r={course.length > 40 ? 2 : 4} />
          ),
        )}
      </svg>
    </div>
  );
}

/** Heights moved apart, in their order, so that words beside them can be read. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((height, i) => ({ height, i })).toSorted((a, b) => a.height - b.height);
  let least = TOP;
  for (const each of order) {
    each.height = Math.max(each.height, least);
    least = each.height + APART;
  }
  let most = HIGH - FOOT;
  for (const each of order.toReversed()) {
    each.height = Math.min(each.height, most);
    most = each.height - APART;
  }
  return order.toSorted((a, b) => a.i - b.i).map(({ height }) => height);
}
