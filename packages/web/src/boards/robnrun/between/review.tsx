import { goldIn, NAMES, type Review, SAFES, type SeatReview } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import "./review.css";
import { Tabs } from "../../../ui/tabs.tsx";
import { ToolRow } from "../cards/tool.tsx";
import { useTable } from "../context.ts";
import { openActs } from "../logic/review.ts";
import { facesOf } from "../logic/safes.ts";
import { useThought } from "../thinking/use-thought.ts";
import { Apart } from "./apart.tsx";
import { SeatStory } from "./seat-story.tsx";

/** The heist gone through again, with everything open. */
export function HeistReview({ review }: { review: Review }): JSX.Element {
  const { view, t } = useTable();
  const seats = useThought("review", { table: view.table, review }, String(review.heist));
  return (
    <div class="rob-review">
      <Safes review={review} />
      <Hands review={review} />
      {seats === null ? <p>{t.thinking}</p> : <Thoughts review={review} seats={seats} />}
    </div>
  );
}

function Safes({ review }: { review: Review }): JSX.Element {
  const { t, cardName } = useTable();
  const words = (faces: readonly number[]): string => t.list(faces.map((face) => cardName(found(NAMES[face]))));
  return (
    <ul class="rob-review-safes">
      {review.safes.map((safe, i) => {
        const faces = facesOf(found(SAFES[safe]));
        const isCracked = review.cracked[i] === 1;
        return (
          <li key={safe} data-cracked={isCracked}>
            <ToolRow faces={faces} label={words(faces)} />
            <b>
              {isCracked ? t.cracked : t.shut}, {t.gold(goldIn(safe))}
            </b>
          </li>
        );
      })}
    </ul>
  );
}

function Hands({ review }: { review: Review }): JSX.Element {
  const { t, name, cardName } = useTable();
  const row = (faces: readonly number[]): JSX.Element =>
    faces.length === 0 ? (
      <span>{t.nothing}</span>
    ) : (
      <ToolRow faces={faces} label={t.list(faces.map((face) => cardName(found(NAMES[face]))))} />
    );
  return (
    <dl class="rob-review-hands">
      <div>
        <dt>{t.alarmPile}</dt>
        <dd>{row(review.wrong)}</dd>
      </div>
      {review.hands.map((hand, seat) => {
        if (seat === review.boss) return null;
        return (
          // A seat is its number.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={seat}>
            <dt>
              {t.leftInHands}: {name(seat)}
            </dt>
            <dd>{row(hand)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Thoughts({ review, seats }: { review: Review; seats: readonly SeatReview[] }): JSX.Element {
  const { view, t, name } = useTable();
  const own = seats.some(({ seat }) => seat === view.seat) ? view.seat : seats[0]?.seat;
  const [chosen, setChosen] = useState(String(own));
  const acts = openActs(review, seats);
  const current = seats.find(({ seat }) => String(seat) === chosen) ?? seats[0];
  return (
    <>
      <Apart acts={acts} seats={seats} />
      <Tabs
        label={t.seenBy}
        tabs={seats.map(({ seat }) => ({ id: String(seat), label: name(seat) }))}
        current={chosen}
        onChange={setChosen}
      >
        {current !== undefined && <SeatStory review={review} seat={current} acts={acts} />}
      </Tabs>
    </>
  );
}
