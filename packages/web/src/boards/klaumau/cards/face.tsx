import { type Card, CARDS, type Colour, faceOf, handPoints } from "@safehouse/games/klaumau/board";
import type { JSX } from "preact";
import "./card.css";
import { useTable } from "../context.ts";
import { groundOf, iconOf, STONES } from "./drawing.ts";
import { Glyph } from "./glyph.tsx";

/** The drawing of one card. It says nothing to a screen reader: whatever holds it has its name. */
export function CardFace({ name }: { name: string }): JSX.Element {
  const { say, view } = useTable();
  const face = faceOf(name);
  const card = CARDS[face];
  const isMixed = card.colours.length > 1;
  return (
    <svg class="klau-card-face" viewBox="0 0 100 140" aria-hidden="true" data-ground={groundOf(card)}>
      <rect class="klau-paper" width="100" height="140" rx="9" />
      {isMixed ? (
        <MixedGround colours={card.colours} />
      ) : (
        <rect class="klau-ground" x="5" y="5" width="90" height="130" rx="6" />
      )}
      {card.kind === "police" && (
        <path class="klau-ribbon" data-stone={card.colours[0]} d="M5 13V11a6 6 0 0 1 6-6H89a6 6 0 0 1 6 6v2z" />
      )}
      <g class="klau-print">
        <Picture card={card} />
        <Glyph name={iconOf(card)} x={9.5} y={card.kind === "police" ? 15 : 11} size={19} />
        {card.colours.length > 0 && card.kind !== "police" && <Glyph name={card.colours[0]} x={12} y={33} size={14} />}
      </g>
      {card.kind !== "number" && (
        <CardName words={say({ id: `kind.${card.kind}` })} ground={isMixed ? card.colours.at(-2) : undefined} />
      )}
      <circle class="klau-paper" cx="83.5" cy="123.5" r="8.5" />
      <text class="klau-coin" x="83.5" y="127.8">
        {handPoints(view.table)[face]}
      </text>
    </svg>
  );
}

function Picture({ card }: { card: Card }): JSX.Element {
  if (card.colours.length > 1) {
    return (
      <>
        <circle class="klau-paper" cx="50" cy="72" r="26" />
        <g class="klau-ink">
          <Glyph name="plan" x={33} y={55} size={34} />
        </g>
      </>
    );
  }
  if (card.kind !== "number") return <Glyph name={iconOf(card)} x={25} y={42} size={50} />;
  const { size, at } = STONES[card.value];
  return (
    <>
      {at.map(([x, y]) => (
        <Glyph key={`${x}-${y}`} name={card.colours[0]} x={x} y={y} size={size} />
      ))}
    </>
  );
}

/** Two colours share the card along its diagonal, four in quarters; each bears its cut. */
function MixedGround({ colours }: { colours: readonly Colour[] }): JSX.Element {
  if (colours.length === 2) {
    return (
      <>
        <path data-stone={colours[0]} d="M5 128V11a6 6 0 0 1 6-6H93z" />
        <path data-stone={colours[1]} d="M95 12v117a6 6 0 0 1-6 6H7z" />
        <path data-stone={colours[0]} d="M5 124v5a6 6 0 0 0 1.600 4.100L93.300 6.700A6 6 0 0 0 89 5h-5z" />
        <path data-stone={colours[1]} d="M6.600 133.100A6 6 0 0 0 11 135h5L95 20v-9a6 6 0 0 0-1.700-4.300z" />
        <g class="klau-print" data-stone-print={colours[1]}>
          <Glyph name={colours[1]} x={76} y={93} size={14} />
        </g>
      </>
    );
  }
  return (
    <>
      <path data-stone={colours[0]} d="M5 70V11a6 6 0 0 1 6-6h39v65z" />
      <path data-stone={colours[1]} d="M50 5h39a6 6 0 0 1 6 6v59H50z" />
      <path data-stone={colours[2]} d="M5 70h45v65H11a6 6 0 0 1-6-6z" />
      <path data-stone={colours[3]} d="M50 70h45v59a6 6 0 0 1-6 6H50z" />
      <g class="klau-print" data-stone-print={colours[1]}>
        <Glyph name={colours[1]} x={74} y={33} size={14} />
      </g>
      <g class="klau-print" data-stone-print={colours[2]}>
        <Glyph name={colours[2]} x={12} y={92} size={14} />
      </g>
      <g class="klau-print" data-stone-print={colours[3]}>
        <Glyph name={colours[3]} x={74} y={92} size={14} />
      </g>
    </>
  );
}

/** Long names take two lines, so that they never meet the coin. */
function CardName({ words, ground }: { words: string; ground: Colour | undefined }): JSX.Element {
  const lines = words.split(" ");
  const first = 127.5 - (lines.length - 1) * 10;
  return (
    <text class="klau-card-name" data-stone-print={ground}>
      {lines.map((line, i) => (
        <tspan key={line} x="11" y={first + i * 10}>
          {i === 0 ? line.charAt(0).toUpperCase() + line.slice(1) : line}
        </tspan>
      ))}
    </text>
  );
}
