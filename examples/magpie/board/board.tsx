import {
  answering,
  type BoardProps,
  Hand,
  HandCard,
  type KitTable,
  makeTable,
  Prompt,
  Seat,
  Undo,
} from "@safehouse/web/kit";
import type { JSX } from "preact";
import { type Event, type Move, sum, type View } from "../state.ts";
import { WORDS } from "./words.ts";
import "./board.css";

interface Table extends KitTable<View, Move, Event> {
  readonly t: (typeof WORDS)["en"];
}

const [LaidTable, useTable] = makeTable<Table>();

/** The roof above, everybody's nest below it, then the question, and one's own cards at the bottom. */
export function Board(props: BoardProps<View, Move, Event>): JSX.Element {
  const { view, language, sound } = props;
  const t = WORDS[language];
  const table: Table = { ...props, ...answering(props, () => sound("card")), t };
  return (
    <LaidTable table={table}>
      <div class="magpie" data-part="board">
        <section class="magpie-roof" aria-label={t.roof} data-part="roof">
          {view.roof.length === 0 && <p class="magpie-bare">{t.bare}</p>}
          {view.roof.map((value) => (
            <Loot key={value} value={value} label={t.loot(value)} />
          ))}
        </section>
        <ul class="magpie-nests" aria-label={t.nests}>
          {view.nests.map((_, seat) => (
            <Nest key={seat} seat={seat} />
          ))}
        </ul>
        {view.seat !== null && (
          <Prompt over={t.over} idle={t.dusk} beside={<Undo tone="ghost" />}>
            {view.bid !== null && <p>{t.waiting}</p>}
          </Prompt>
        )}
        {view.seat !== null && <OwnCards cards={view.hands[view.seat] ?? []} />}
      </div>
    </LaidTable>
  );
}

function Loot({ value, label }: { readonly value: number; readonly label: string }): JSX.Element {
  return (
    <svg class="magpie-loot" viewBox="0 0 60 60" role="img" aria-label={label} data-thing={`loot:${value}`}>
      <path d="M30 4 54 24 30 57 6 24z" />
      <path class="magpie-facet" d="M6 24h48M20 24 30 4l10 20" />
      <text x="30" y="43">
        {value}
      </text>
    </svg>
  );
}

function Nest({ seat }: { readonly seat: number }): JSX.Element {
  const { view, t } = useTable();
  const nest = view.nests[seat] ?? [];
  const hand = view.hands[seat] ?? [];
  const card = view.last?.cards[seat];
  const isTaker = view.last?.taker === seat;
  return (
    <li class={`magpie-nest ${isTaker ? "magpie-taker" : ""}`} data-part="seat" data-thing={`seat:${seat + 1}`}>
      <Seat seat={seat} line={t.nest(sum(nest), nest.length)} />
      <p class="magpie-left">{hand.length > 0 && t.holds(hand.join(" "))}</p>
      {card !== undefined && (
        <span class="magpie-card">
          <span aria-hidden="true">{card}</span>
          <span class="vh">{t.bid(card)}</span>
        </span>
      )}
    </li>
  );
}

/** Every card is a button: lit if it may be bid, and it says why not if not. */
function OwnCards({ cards }: { readonly cards: readonly number[] }): JSX.Element {
  const { t, view, question, sent, act, tellWhyNot, say } = useTable();
  const chosen = view.bid ?? sent?.move.card ?? null;
  const listed = chosen === null ? (question?.moves ?? []) : [];
  return (
    <Hand class="magpie-hand" title={t.hand} count={cards.length}>
      {cards.map((card, index) => {
        const move = listed.find((each) => each.card === card);
        return (
          <HandCard
            key={card}
            thing={`card:${card}`}
            label={say({ id: "do.play", args: { card } })}
            index={index}
            count={cards.length}
            isLit={move !== undefined}
            isRaised={card === chosen}
            onPress={(near) => (move === undefined ? tellWhyNot({ do: "play", card }, near) : act(move, near))}
          >
            <span class="magpie-card">{card}</span>
          </HandCard>
        );
      })}
    </Hand>
  );
}
