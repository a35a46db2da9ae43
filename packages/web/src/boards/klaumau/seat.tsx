import { inTurnOrder, NAMES } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { Seat as Who } from "../../kit/seat.tsx";
import { useHats } from "../../ui/hats.ts";
import { seatClass } from "../../ui/seats.ts";
import { Bubble } from "./bubble.tsx";
import { CardFace } from "./cards/face.tsx";
import { SmallHand } from "./small-hand.tsx";
import { Stamp } from "./stamp.tsx";
import { useTable } from "./context.ts";
import { meantBySeat } from "./logic/light.ts";
import type { Place } from "./logic/seating.ts";
import { speaker } from "./logic/table-talk.ts";
import { useSeatWords } from "./use-seat-words.ts";

/** What somebody says points to them. */
const SIDES = { right: "left", left: "right", below: "up" } as const;

interface SeatProps {
  readonly seat: number;
  readonly place: Place;
  /** In the right half of a row: what is said there opens to the left. */
  readonly isLate: boolean;
}

/** Another player: hat, name, points, cards, a Watchdog if one lies there, and what is being said. */
export function Seat({ seat, place, isLate }: SeatProps): JSX.Element {
  const { view, question, lit, pressSeat } = useTable();
  const words = useSeatWords(seat);
  const hat = useHats()(seat);
  const isChoice = question !== null && question.moves.length > 0 && meantBySeat(question.decision.kind, seat) !== null;
  const isLit = lit.seats.has(seat);
  const inside = <SeatInside seat={seat} />;
  return (
    <li
      class={`klau-seat ${seatClass(hat)}`}
      data-part="seat"
      data-thing={`seat:${seat}`}
      style={{ "--x": place.x, "--y": place.y }}
      data-spot={`seat-${seat}`}
      data-late={isLate}
    >
      {isChoice ? (
        <button
          type="button"
          class="klau-seat-body"
          data-part="seat-body"
          aria-label={words}
          aria-disabled={!isLit}
          data-lit={isLit}
          data-unlit={!isLit}
          onClick={(event) => pressSeat(seat, event.currentTarget)}
        >
          {inside}
        </button>
      ) : (
        <div class="klau-seat-body" data-part="seat-body">
          <p class="vh" data-part="seat-words">
            {words}
          </p>
          {inside}
        </div>
      )}
      <Stamp seat={seat} />
      {speaker(view) === seat && <Bubble points={SIDES[place.speaks]} />}
    </li>
  );
}

/** All of it is said in words as well: here it is only drawn. */
function SeatInside({ seat }: { seat: number }): JSX.Element {
  const { view, final, t } = useTable();
  const { laid, totals, turn, stage } = view.table;
  const isNext = stage !== "over" && inTurnOrder(view.table, turn)[1] === seat;
  const known = view.open?.hands[seat]?.map((face) => found(NAMES[face]));
  // Nothing is hidden any more when all is over: everybody was told what was counted.
  const counted = stage === "over" ? final.find((score) => score.seat === seat)?.cards : undefined;
  const open = known ?? counted ?? null;
  return (
    <span class="klau-seat-inside" aria-hidden="true">
      <Who
        seat={seat}
        line={<span class="num">{t.points(found(totals[seat]))}</span>}
        isTurn={turn === seat && stage !== "over"}
      />
      {isNext && <small class="klau-seat-next">{t.nextMark}</small>}
      <span class="klau-seat-cards">
        <SmallHand count={found(view.sizes[seat])} open={open} />
        {laid[seat] === 1 && (
          <span class="klau-laid">
            <CardFace name="watchdog" />
          </span>
        )}
      </span>
    </span>
  );
}
