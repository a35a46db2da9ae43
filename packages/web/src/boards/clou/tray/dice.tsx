import type { Hand } from "@safehouse/games/clou/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./dice.css";
import { useHats } from "../../../ui/hats.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useRoving } from "../../../ui/roving.ts";
import { seatClass } from "../../../ui/seats.ts";
import { useTable } from "../context.ts";
import type { News } from "../logic/news.ts";
import { DieFace } from "./die.tsx";
import { Whites } from "./whites.tsx";

/** The three dice of the round, what was added to the next use, and the white symbols in reach. */
export function Dice(): JSX.Element {
  const { t, night, view, hands, chosen, lit, lamp, asked, news, isMoving } = useTable();
  const row = useRef<HTMLDivElement>(null);
  useRoving(row, { selector: "button", orientation: "horizontal" });
  const falls = useFalls(hands, news.throws);
  if (night.dice.length === 0) return <NoDice />;
  const hand = view.seat === null ? null : found(hands[view.seat]);
  const mayPick = lamp !== null && asked.kind === "dice";
  const isHeld = (i: number): boolean =>
    chosen.turn === null ? ((chosen.dice >> i) & 1) === 1 : night.dice.lastIndexOf(chosen.turn) === i;
  return (
    <div ref={row} class="clou-dice" data-part="dice" role="group" aria-label={t.dice}>
      {night.dice.map((face, i) => (
        // A die is told apart by its place alone. What a star threw or turned falls anew, on whichever face.
        <Falling
          // oxlint-disable-next-line react/no-array-index-key
          key={`${night.round}-${i}-${face}-${falls[i]}`}
          how={!isMoving ? null : news.hasRolled ? "thrown" : news.changed}
        >
          <Die
            face={face}
            index={i}
            isLeft={hand === null || ((hand.left >> i) & 1) === 1}
            isChosen={isHeld(i)}
            isLit={mayPick && lit.dice.has(i) && (lamp ?? false)}
            mayPick={mayPick}
            users={night.star === null ? [] : usersOf(hands, view.seat, i)}
          />
        </Falling>
      ))}
      {hand !== null &&
        hand.readyDice.map((face, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span
            key={`${face}-${i}`}
            class="clou-die"
            data-part="die"
            data-thing={`die:${face}`}
            data-virtual="true"
            role="img"
            aria-label={t.virtualDie(face)}
          >
            <DieFace face={face} />
          </span>
        ))}
      {hand !== null && hand.shifts.length > 0 && (
        <span class="clou-shift" role="img" aria-label={t.shiftReady(total(hand.shifts))}>
          {t.shiftBy(total(hand.shifts))}
        </span>
      )}
      {hand !== null && hand.whites.length > 0 && <Whites whites={hand.whites} />}
      {night.star !== null && (
        <span
          class="clou-star-left"
          role="img"
          aria-label={night.star === "free" ? t.starFree : t.starGone}
          title={night.star === "free" ? t.starFree : t.starGone}
          data-used={night.star === "used"}
        >
          <Icon name="star" />
        </span>
      )}
    </div>
  );
}

/** Before the throw: where they will lie. */
function NoDice(): JSX.Element {
  return (
    <div class="clou-dice" aria-hidden="true">
      {[0, 1, 2].map((die) => (
        <span key={die} class="clou-no-die" />
      ))}
    </div>
  );
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}

interface FallingProps {
  readonly how: News["changed"];
  readonly children: JSX.Element;
}

/** Where a die came to lie. How it fell is decided once: a later moment neither stops it nor lets it fall again. */
function Falling({ how, children }: FallingProps): JSX.Element {
  const fell = useRef(how).current;
  return (
    <span class="clou-die-place" data-part="die-place" {...(fell !== null && { "data-fell": fell })}>
      {children}
    </span>
  );
}

/** How often each die was thrown anew: a star throws those that nobody has used. */
function useFalls(hands: readonly Hand[], throws: number): readonly number[] {
  const seen = useRef({ throws, falls: [0, 0, 0] });
  if (seen.current.throws !== throws) {
    const falls = seen.current.falls.map((count, i) => (hands.every(({ left }) => (left >> i) & 1) ? throws : count));
    seen.current = { throws, falls };
  }
  return seen.current.falls;
}

/** Who else of the crew has used a die. */
function usersOf(hands: readonly Hand[], own: number | null, die: number): number[] {
  return hands.flatMap(({ left }, seat) => (seat !== own && !((left >> die) & 1) ? [seat] : []));
}

interface DieProps {
  readonly face: number;
  readonly index: number;
  readonly isLeft: boolean;
  readonly isChosen: boolean;
  readonly isLit: "now" | "later" | false;
  readonly mayPick: boolean;
  /** Whoever else has used it: what somebody has used is no longer thrown or turned. */
  readonly users: readonly number[];
}

function Die({ face, index, isLeft, isChosen, isLit, mayPick, users }: DieProps): JSX.Element {
  const { t, press, name, chosen } = useTable();
  const hat = useHats();
  const state = !isLeft
    ? t.dieUsed
    : isChosen
      ? t.dieChosen
      : isLit !== false && chosen.star === null
        ? t.dieFits
        : t.dieLeft;
  const others = users.length === 0 ? "" : `, ${t.dieUsedBy(t.and(users.map(name)))}`;
  const label = `${t.die(face)}, ${state}${others}`;
  const looks = {
    "data-thing": `die:${face}`,
    "data-used": !isLeft,
    "data-chosen": isChosen,
    "data-lit": isLit === "now" ? true : isLit,
  };
  const marks = users.length > 0 && (
    <span class="clou-die-users" aria-hidden="true">
      {users.map((seat) => (
        <i key={seat} class={seatClass(hat(seat))} />
      ))}
    </span>
  );
  if (!mayPick || !isLeft) {
    return (
      <span class="clou-die" data-part="die" role="img" aria-label={label} {...looks}>
        <DieFace face={face} />
        {marks}
      </span>
    );
  }
  return (
    <button
      type="button"
      class="clou-die"
      data-part="die"
      aria-label={label}
      aria-pressed={isChosen}
      {...looks}
      onClick={(event) => press({ on: "die", die: index }, event.currentTarget)}
    >
      <DieFace face={face} />
      {marks}
    </button>
  );
}
