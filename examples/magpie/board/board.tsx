import { type BoardProps, SeatChip } from "@safehouse/web/kit";
import type { JSX } from "preact";
import "./board.css";
import { type Event, type Move, sum, type View } from "../state.ts";
import { WORDS } from "./words.ts";

type Props = BoardProps<View, Move, Event>;

/** The roof above, everybody's nest below it, and one's own cards at the bottom. */
export function Board(props: Props): JSX.Element {
  const { view, language } = props;
  const t = WORDS[language];
  return (
    <div class="magpie" data-part="board">
      <section class="magpie-roof" aria-label={t.roof} data-part="roof">
        {view.roof.length === 0 && <p class="magpie-bare">{t.bare}</p>}
        {view.roof.map((value) => (
          <Loot key={value} value={value} label={t.loot(value)} />
        ))}
      </section>
      <ul class="magpie-nests" aria-label={t.nests}>
        {props.seats.map((_, seat) => (
          <Nest key={seat} seat={seat} {...props} />
        ))}
      </ul>
      {view.seat !== null && <Hand seat={view.seat} {...props} />}
    </div>
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

function Nest({ seat, view, seats, pending, name, isYou, language }: Props & { readonly seat: number }): JSX.Element {
  const t = WORDS[language];
  const { kind } = seats[seat] as Props["seats"][number];
  const nest = view.nests[seat] ?? [];
  const hand = view.hands[seat] ?? [];
  const card = view.last?.cards[seat];
  const isTaker = view.last?.taker === seat;
  return (
    <li class={`magpie-nest ${isTaker ? "magpie-taker" : ""}`} data-part="seat" data-thing={`seat:${seat + 1}`}>
      <SeatChip
        seat={seat}
        name={name(seat)}
        kind={kind}
        you={isYou(seat)}
        isTurn={pending.some((decision) => decision.seat === seat)}
        line={t.nest(sum(nest), nest.length)}
      />
      <p class="magpie-left">{hand.length > 0 && t.holds(hand.join(" "))}</p>
      {card !== undefined && (
        <span class="magpie-card magpie-card-played">
          <span aria-hidden="true">{card}</span>
          <span class="vh">{t.bid(card)}</span>
        </span>
      )}
    </li>
  );
}

/** Every card is a button: lit if it may be bid, and it says why not if not. */
function Hand({ seat, view, questions, sent, language, ...table }: Props & { readonly seat: number }): JSX.Element {
  const t = WORDS[language];
  const question = questions[0];
  const chosen = view.bid ?? sent?.move.card ?? null;
  const press = (card: number, near: Element): void => {
    if (question === undefined) return;
    const move: Move = { do: "play", card };
    const refusal = table.explain(question.decision.id, move);
    if (refusal !== null) return table.refuse(refusal, near);
    table.sound("card");
    table.submit(question.decision.id, move, near);
  };
  return (
    <section class="magpie-hand" aria-label={t.hand}>
      <p data-part="prompt">{chosen === null ? question?.text : t.waiting}</p>
      <div class="magpie-cards">
        {(view.hands[seat] ?? []).map((card) => (
          <button
            key={card}
            type="button"
            class={`magpie-card ${question?.moves.length && chosen === null ? "magpie-card-lit" : ""}`}
            aria-pressed={card === chosen}
            aria-label={table.say({ id: "do.play", args: { card } })}
            data-part="hand-card"
            data-thing={`card:${card}`}
            onClick={({ currentTarget }) => press(card, currentTarget)}
          >
            {card}
          </button>
        ))}
      </div>
    </section>
  );
}
