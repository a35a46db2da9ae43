import { CARDS, type Colour, faceOf, pointsOf, scoreOf } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { Paper } from "../../kit/paper.tsx";
import { Hat } from "../../ui/hat.tsx";
import { useTable } from "./context.ts";
import type { RoundSummary, Scored } from "./logic/table-talk.ts";
import { OpenCards } from "./reveal.tsx";
import "./summary.css";

/** How a round ended: why, what everybody still held, and what it was worth (K-7.3). */
export function Summary({ summary, onClose }: { summary: RoundSummary; onClose: () => void }): JSX.Element {
  const { t, view, say } = useTable();
  const { over, scored } = summary;
  const { type: _, ...args } = over;
  const cancelled = scored[0]?.cancelled ?? [];
  const isLast = over.round === view.table.seats;
  return (
    <Paper
      class="klau-summary"
      title={t.roundOver(over.round)}
      close={isLast ? t.close : t.onward(over.round + 1)}
      onClose={onClose}
    >
      <p class="klau-summary-why">
        {say({ id: "event.round-over", args })}
        {cancelled.length > 0 && ` ${t.forged(t.cardList(cancelled.map((colour) => say({ id: `colour.${colour}` }))))}`}
      </p>
      <ul>
        {scored.map((score) => (
          <ScoreRow key={score.seat} score={score} round={over.round} />
        ))}
      </ul>
    </Paper>
  );
}

function ScoreRow({ score, round }: { score: Scored; round: number }): JSX.Element {
  const { t, view, name, cardName } = useTable();
  const cards = score.watchdog ? [...score.cards, "watchdog"] : score.cards;
  const line = scoreOf(view.table, round, score.seat);
  const earned = pointsOf(line) - line.numberPoints - line.otherPoints - line.watchdog;
  return (
    <li>
      <Hat seat={score.seat} size="small" />
      <b class="klau-summary-name">{name(score.seat)}</b>
      <span class="klau-summary-cards">
        {cards.length === 0 ? (
          <small>{t.heldNothing}</small>
        ) : (
          <OpenCards
            cards={cards}
            label={t.cardList(cards.map(cardName))}
            cancelled={(card) => isCancelled(card, score.cancelled)}
          />
        )}
        {line.sold > 0 && <small>{t.sold(line.sold, earned)}</small>}
      </span>
      <b class="klau-summary-points num">{t.thisRound(score.points)}</b>
      <small class="klau-summary-total num">{t.inAll(score.total)}</small>
    </li>
  );
}

/** Forgery: number cards of the last colour count nothing (K-9.1). */
function isCancelled(card: string, cancelled: readonly Colour[]): boolean {
  const { kind, colours } = found(CARDS[faceOf(card)]);
  return kind === "number" && colours.some((colour) => cancelled.includes(colour));
}
