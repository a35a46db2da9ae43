import { type Card, CARDS, type Colour, faceOf, handPoints } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./card.css";
import { useTable } from "../context.ts";
import { groundOf, iconOf, STONES } from "./drawing.ts";
import { Glyph } from "./glyph.tsx";

/** The drawing of one card. It says nothing to a screen reader: whatever holds it has its name. */
export function CardFace({ name }: { name: string }): JSX.Element {
  const { say, view } = useTable();
  const face = faceOf(name);
  const card = found(CARDS[face]);
  const [stone] = card.colours;
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
        <path class="klau-ribbon" data-stone={stone} d="M5 13V11a6 6 0 0 1 6-6H89a6 6 0 0 1 6 6v2z" />
      )}
      <g class="klau-print">
        <Picture card={card} />
        <Glyph name={iconOf(card)} x={9.5} y={card.kind === "police" ? 15 : 11} size={19} />
        {stone !== undefined && card.kind !== "police" && <Glyph name={stone} x={12} y={33} size={14} />}
      </g>
      {card.kind !== "number" && (
        <CardName words={say({ id: `kind.${card.kind}` })} ground={isMixed ? card.colours.at(-2) : undefined} />
      )}
      <Coin points={found(handPoints(view.table)[face])} y={card.kind === "police" ? 24.5 : 20.5} />
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
  const { size, at } = found(STONES[card.value]);
  const stone = found(card.colours[0]);
  return (
    <>
      {at.map(([x, y]) => (
        <Glyph key={`${x}-${y}`} name={stone} x={x} y={y} size={size} />
      ))}
    </>
  );
}

/** Two colours share the card along its diagonal, four in quarters; each bears its cut. */
function MixedGround({ colours }: { colours: readonly Colour[] }): JSX.Element {
  const [first, second, third, fourth] = colours;
  if (third === undefined) {
    return (
      <>
        <path data-stone={first} d="M5 128V11a6 6 0 0 1 6-6H93z" />
        <path data-stone={second} d="M95 12v117a6 6 0 0 1-6 6H7z" />
        <path data-stone={first} d="M5 124v5a6 6 0 0 0 1.600 4.100L93.300 6.700A6 6 0 0 0 89 5h-5z" />
        <path data-stone={second} d="M6.600 133.100A6 6 0 0 0 11 135h5L95 20v-9a6 6 0 0 0-1.700-4.300z" />
        <Cut stone={second} x={76} y={93} />
      </>
    );
  }
  return (
    <>
      <path data-stone={first} d="M5 70V11a6 6 0 0 1 6-6h39v65z" />
      <path data-stone={second} d="M50 5h39a6 6 0 0 1 6 6v59H50z" />
      <path data-stone={third} d="M5 70h45v65H11a6 6 0 0 1-6-6z" />
      <path data-stone={fourth} d="M50 70h45v59a6 6 0 0 1-6 6H50z" />
      <Cut stone={second} x={74} y={33} />
      <Cut stone={third} x={12} y={92} />
      <Cut stone={fourth} x={74} y={92} />
    </>
  );
}

function Cut({ stone, x, y }: { stone: Colour | undefined; x: number; y: number }): JSX.Element {
  return (
    <g class="klau-print" data-stone-print={stone}>
      <Glyph name={found(stone)} x={x} y={y} size={14} />
    </g>
  );
}

/** What it costs whoever keeps it: beside its sign, where the next card of a hand leaves it in sight. */
function Coin({ points, y }: { points: number; y: number }): JSX.Element {
  return (
    <>
      <circle class="klau-paper" cx="39" cy={y} r="9" />
      <text class="klau-coin" x="39" y={y + 4.9}>
        {points}
      </text>
    </>
  );
}

/** Long names take two lines. */
function CardName({ words, ground }: { words: string; ground: Colour | undefined }): JSX.Element {
  const lines = words.split(" ");
  const first = 127.5 - (lines.length - 1) * 12;
  return (
    <text class="klau-card-name" data-caption="" data-stone-print={ground}>
      {lines.map((line, i) => (
        <tspan key={line} x="11" y={first + i * 12}>
          {i === 0 ? line.charAt(0).toUpperCase() + line.slice(1) : line}
        </tspan>
      ))}
    </text>
  );
}
