import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { useText } from "../../text/texts.ts";
import { useWidth } from "../../ui/use-width.ts";
import { type Piece, rangeOf } from "./logic/columns.ts";
import { ReviewTable } from "./review-table.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** In pixels; it is as wide as there is room, so that letters have their size on a phone, too. */
const USUAL_WIDTH = 900;
const HIGH = 340;
const LEFT = 52;
const RIGHT = 78;
const TOP = 28;
const FOOT = 26;
/** What the name of a piece needs, about. */
const NAME_WIDTH = 76;

export interface PictureProps {
  readonly pieces: readonly Piece[];
  readonly names: readonly string[];
  readonly figure: (value: number, isChange?: boolean) => string;
  /** Less is not drawn. */
  readonly least: number;
  readonly chosen: number | null;
  readonly onChoose: (entry: number) => void;
  readonly isRough: boolean;
}

/** The worth of the match as one stepped line: luck hatched, answers solid, the others' outlined. */
export function Picture({ pieces, names, figure, least, chosen, onChoose, isRough }: PictureProps): JSX.Element {
  const t = useText({ en, de });
  const figureRef = useRef<HTMLElement>(null);
  const wide = useWidth(figureRef, USUAL_WIDTH);
  const [low, high] = rangeOf(pieces);
  const x = (i: number): number => LEFT + ((wide - LEFT - RIGHT) * i) / Math.max(1, pieces.length);
  const y = (value: number): number => TOP + (HIGH - TOP - FOOT) * (1 - (value - low) / (high - low));
  const expected = pieces[0]?.before ?? 0;
  const every = Math.ceil((pieces.length * NAME_WIDTH) / (wide - LEFT - RIGHT));
  const slot = x(1) - x(0);
  return (
    <figure ref={figureRef} class="review-picture" data-rough={isRough}>
      <svg viewBox={`0 0 ${wide} ${HIGH}`} role="img" aria-label={t.picture}>
        <defs>
          <pattern id="review-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect class="review-hatch" width="3" height="6" />
          </pattern>
        </defs>
        {ticksOf(low, high).map((tick) => (
          <g key={tick}>
            <line class="review-tick" x1={LEFT} x2={wide - RIGHT} y1={y(tick)} y2={y(tick)} />
            <text class="review-axis" x={LEFT - 8} y={y(tick) + 4} text-anchor="end">
              {figure(tick)}
            </text>
          </g>
        ))}
        <line class="review-expected" x1={LEFT} x2={wide - RIGHT} y1={y(expected)} y2={y(expected)} />
        {pieces.map((piece, i) => (
          <g
            key={piece.first}
            class="review-piece"
            data-part="review-piece"
            data-chosen={chosen !== null && chosen >= piece.first && chosen <= piece.last}
            onClick={() => onChoose(piece.first)}
          >
            <rect
              class="review-ground"
              data-odd={i % 2 === 1}
              x={x(i)}
              y={TOP}
              width={slot}
              height={HIGH - TOP - FOOT}
            />
            {columnsOf(piece).map(({ kind, from, to }, k) =>
              Math.abs(to - from) < least ? null : (
                <rect
                  key={kind}
                  class={`review-column review-${kind}`}
                  x={x(i) + slot * (0.08 + 0.29 * k)}
                  width={slot * 0.26}
                  y={Math.min(y(from), y(to))}
                  height={Math.max(1, Math.abs(y(from) - y(to)))}
                />
              ),
            )}
            {columnsOf(piece).map(({ kind, from, to }, k) =>
              slot <= 40 || Math.abs(to - from) < 8 * least ? null : (
                <text
                  key={kind}
                  class={`review-amount review-amount-${kind}`}
                  x={x(i) + slot * (0.21 + 0.29 * k)}
                  y={to > from ? y(to) - 5 : y(to) + 14}
                  text-anchor="middle"
                >
                  {figure(to - from, true)}
                </text>
              ),
            )}
            {i % every === 0 && (
              <text class="review-axis" x={x(i) + slot / 2} y={HIGH - 8} text-anchor="middle">
                {names[i]}
              </text>
            )}
          </g>
        ))}
        <polyline class="review-line" points={lineOf(pieces, x, y, slot)} />
        <text class="review-end" x={wide - RIGHT + 8} y={y(pieces.at(-1)?.after ?? expected) + 7}>
          {figure(pieces.at(-1)?.after ?? expected)}
        </text>
      </svg>
      <details>
        <summary>{t.asTable}</summary>
        <ReviewTable label={t.asTable} heads={[t.piece, t.before, t.luck, t.own, t.otherSeats, t.after]}>
          {pieces.map((piece, i) => (
            <tr key={piece.first}>
              <th scope="row">{names[i]}</th>
              <td>{figure(piece.before)}</td>
              <td>{figure(piece.luck, true)}</td>
              <td>{figure(piece.own, true)}</td>
              <td>{figure(piece.others, true)}</td>
              <td>{figure(piece.after)}</td>
            </tr>
          ))}
        </ReviewTable>
      </details>
    </figure>
  );
}

interface Column {
  readonly kind: "luck" | "own" | "others";
  readonly from: number;
  readonly to: number;
}

function columnsOf({ before, luck, own, others, after }: Piece): Column[] {
  // What the estimate changed lies between the columns: they end where the piece does.
  const start = after - luck - own - others;
  const revised = Number.isFinite(start) ? start : before;
  return [
    { kind: "luck", from: revised, to: revised + luck },
    { kind: "own", from: revised + luck, to: revised + luck + own },
    { kind: "others", from: revised + luck + own, to: after },
  ];
}

function lineOf(
  pieces: readonly Piece[],
  x: (i: number) => number,
  y: (value: number) => number,
  slot: number,
): string {
  return pieces
    .flatMap((piece, i) => {
      const [luck, own, others] = columnsOf(piece);
      const heights = [luck?.from, luck?.to, own?.to, others?.to].map((value) => y(value ?? piece.after));
      // A step at every column: down or up its left edge, then on to the next.
      return [0.08, 0.37, 0.66].flatMap((share, k) => {
        const place = x(i) + slot * share;
        return [`${place},${heights[k]}`, `${place},${heights[k + 1]}`];
      });
    })
    .join(" ");
}

/** A handful of round numbers. */
function ticksOf(low: number, high: number): number[] {
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough) ?? rough;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  return ticks;
}
