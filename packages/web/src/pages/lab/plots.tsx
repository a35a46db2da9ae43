import type { LabFigure } from "@safehouse/games/lab";
import type { JSX } from "preact";
import { settings } from "../../app/settings.ts";
import { along, type Scale } from "./logic/scale.ts";

/** One row of a plot is as high as its letters; in width it takes what there is. What it shows stands beside it in words. */
const HIGH = 24;

function Row({ scale, children }: { readonly scale: Scale; readonly children: JSX.Element }): JSX.Element {
  return (
    <svg class="lab-plot" viewBox={`0 0 100 ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          class="lab-tick"
          data-zero={tick === 0}
          x1={along(scale, tick)}
          x2={along(scale, tick)}
          y1={0}
          y2={HIGH}
        />
      ))}
      {children}
    </svg>
  );
}

/** A mean, and twice its standard error to either side. */
export function Whisker({ scale, figure }: { readonly scale: Scale; readonly figure: LabFigure }): JSX.Element {
  const [mean, error] = figure;
  const at = (value: number): number => along(scale, value);
  return (
    <Row scale={scale}>
      <g class="lab-whisker">
        <line x1={at(mean - 2 * error)} x2={at(mean + 2 * error)} y1={HIGH / 2} y2={HIGH / 2} />
        <rect x={at(mean) - 0.7} y={HIGH / 2 - 6} width={1.4} height={12} />
      </g>
    </Row>
  );
}

/** Shares of matches by points, and the mean. */
export function Histogram({
  scale,
  bars,
  mean,
}: {
  readonly scale: Scale;
  readonly bars: readonly number[];
  readonly mean: number;
}): JSX.Element {
  const width = 100 / bars.length;
  const most = Math.max(...bars);
  return (
    <Row scale={scale}>
      <g>
        {bars.map((share, i) => {
          const high = most === 0 ? 0 : ((HIGH - 2) * share) / most;
          return (
            <rect
              key={i}
              class="lab-bar"
              x={i * width}
              y={HIGH - high}
              width={Math.max(0.4, width - 0.3)}
              height={high}
            />
          );
        })}
        <line class="lab-mean" x1={along(scale, mean)} x2={along(scale, mean)} y1={0} y2={HIGH} />
      </g>
    </Row>
  );
}

const WHOLE: Scale = { from: 0, to: 1, ticks: [0, 0.5, 1] };

/** A part of the whole. */
export function Share({ share }: { readonly share: number }): JSX.Element {
  return (
    <Row scale={WHOLE}>
      <rect class="lab-bar" x={0} y={6} width={along(WHOLE, share)} height={HIGH - 12} />
    </Row>
  );
}

/** The numbers under a column of plots. */
export function Ticks({ scale }: { readonly scale: Scale }): JSX.Element {
  const number = new Intl.NumberFormat(settings.language.value);
  return (
    <span class="lab-ticks" aria-hidden="true">
      {scale.ticks.map((tick) => (
        <span key={tick} style={{ left: `${along(scale, tick)}%` }}>
          {number.format(tick)}
        </span>
      ))}
    </span>
  );
}
