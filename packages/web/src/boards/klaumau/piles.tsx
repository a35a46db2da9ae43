import { type Face, NAMES, policeInDeck } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./piles.css";
import { Icon } from "../../ui/icon.tsx";
import { CardBack } from "./cards/back.tsx";
import { CardFace } from "./cards/face.tsx";
import { useTable } from "./context.ts";
import { hasTurned } from "./logic/marks.ts";
import { MatchWords } from "./match-words.tsx";

/** What lies in the middle: the draw pile, the discard pile with what it asks for, and what lies beside it. */
export function Piles(): JSX.Element {
  const { view, t, latest, isMoving } = useTable();
  const { table } = view;
  const how = table.direction === 1 ? t.clockwise : t.anticlockwise;
  return (
    <section class="klau-piles" aria-labelledby="klau-piles-title">
      <h2 class="vh" id="klau-piles-title">
        {t.piles}
      </h2>
      <DrawPile />
      <DiscardPile />
      <div class="klau-beside">
        <AsidePile />
        <OutPile />
      </div>
      <p
        key={hasTurned(latest.events) ? latest.key : ""}
        class="klau-direction"
        data-part="direction"
        data-back={table.direction !== 1}
        data-turned={hasTurned(latest.events)}
        data-moving={isMoving}
      >
        <Icon name={table.direction === 1 ? "clockwise" : "counterclockwise"} />
        <span class="vh">{t.direction(how)}</span>
        <span aria-hidden="true">{how}</span>
      </p>
    </section>
  );
}

function DrawPile(): JSX.Element {
  const { view, t } = useTable();
  const layers = Math.min(3, Math.ceil(view.pile / 6));
  return (
    <div class="klau-pile" data-thing="pile:draw">
      <div class="klau-stack" data-spot="pile" data-empty={view.pile === 0}>
        {Array.from({ length: layers }, (_, layer) => (
          <div key={layer} class="klau-stack-card" style={{ "--layer": layer }}>
            {layer === layers - 1 ? <CardBack /> : <span class="klau-blank" />}
          </div>
        ))}
      </div>
      <p class="klau-caption">
        <span class="vh">{t.drawPile(view.pile)}</span>
        <span aria-hidden="true">{t.toDraw(view.pile)}</span>
      </p>
    </div>
  );
}

/** The last cards lie a little askew, each as it fell: by its place in the pile, so that it stays so. */
function DiscardPile(): JSX.Element {
  const { view, t, cardName } = useTable();
  const { discard } = view.table;
  const top = discard.at(-1);
  const first = Math.max(0, discard.length - 3);
  return (
    <div class="klau-pile klau-pile-discard" data-thing="pile:discard">
      <div class="klau-stack" data-spot="discard" data-empty={top === undefined}>
        {discard.slice(first).map((face, i) => {
          const place = first + i;
          const isTop = place === discard.length - 1;
          const askew = isTop ? -1.5 : ((place * 37) % 19) - 9;
          return (
            <div key={place} class="klau-stack-card" data-top={isTop} style={{ "--askew": `${askew}deg` }}>
              <CardFace name={found(NAMES[face])} />
            </div>
          );
        })}
      </div>
      <p class="vh">{top === undefined ? t.noDiscard : t.discardPile(cardName(found(NAMES[top])))}</p>
      <MatchWords />
    </div>
  );
}

/** Policemen and the Bomb (K-6.2, K-9.8). */
function AsidePile(): JSX.Element {
  const { view, t, cardName } = useTable();
  const { aside, config, seats, policePlayed } = view.table;
  const words = config.converted ? t.policeOf(policePlayed, policeInDeck(seats)) : t.police(policePlayed);
  return (
    <div class="klau-pile" data-thing="pile:aside">
      <div class="klau-lying" data-spot="aside" data-empty={aside.length === 0}>
        <Lying cards={aside} />
      </div>
      <p class="klau-caption">
        <span class="vh">
          {aside.length === 0
            ? t.asideEmpty
            : t.asidePile(t.cardList(aside.map((face) => cardName(found(NAMES[face])))))}
        </span>
        <span aria-hidden="true">{words}</span>
      </p>
    </div>
  );
}

/** Lost to the Bomb for this round, or sold to the Receiver for good. */
function OutPile(): JSX.Element | null {
  const { view, t, cardName } = useTable();
  const { out, gone = [] } = view.table;
  const cards = [...gone, ...out];
  const list = (faces: readonly Face[]): string => t.cardList(faces.map((face) => cardName(found(NAMES[face]))));
  if (cards.length === 0) return null;
  return (
    <div class="klau-pile">
      <div class="klau-lying klau-lying-out" data-spot="out">
        <Lying cards={cards} />
      </div>
      <p class="klau-caption">
        <span class="vh">
          {out.length > 0 && t.outPile(list(out))} {gone.length > 0 && t.gonePile(list(gone))}
        </span>
        <span aria-hidden="true">{t.outOfRound(cards.length)}</span>
      </p>
    </div>
  );
}

function Lying({ cards }: { cards: readonly Face[] }): JSX.Element {
  const first = Math.max(0, cards.length - 2);
  return (
    <>
      {cards.slice(first).map((face, i) => (
        <div key={first + i} class="klau-lying-card" style={{ "--place": i }}>
          <CardFace name={found(NAMES[face])} />
        </div>
      ))}
    </>
  );
}
