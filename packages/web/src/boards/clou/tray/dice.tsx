import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./dice.css";
import { useRoving } from "../../../ui/roving.ts";
import { useTable } from "../context.ts";
import { DieFace } from "./die.tsx";
import { Whites } from "./whites.tsx";

/** The three dice of the round, what was added to the next use, and the white symbols in reach. */
export function Dice(): JSX.Element {
  const { t, night, view, hands, chosen, lit, isAsked, asked, news, isMoving } = useTable();
  const row = useRef<HTMLDivElement>(null);
  useRoving(row, { selector: "button", orientation: "horizontal" });
  if (night.dice.length === 0) return <></>;
  const hand = view.seat === null ? null : hands[view.seat];
  const mayPick = isAsked && asked.kind === "dice";
  return (
    <div ref={row} class="clou-dice" role="group" aria-label={t.dice} data-rolled={news.hasRolled && isMoving}>
      {night.dice.map((face, i) => (
        <Die
          // A die is told apart by its place alone.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${night.round}-${i}`}
          face={face}
          index={i}
          isLeft={hand === null || ((hand.left >> i) & 1) === 1}
          isChosen={((chosen.dice >> i) & 1) === 1}
          isLit={mayPick && lit.dice.has(i)}
          mayPick={mayPick}
        />
      ))}
      {hand !== null &&
        hand.readyDice.map((face, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={`${face}-${i}`} class="clou-die" data-virtual="true" role="img" aria-label={t.virtualDie(face)}>
            <DieFace face={face} />
          </span>
        ))}
      {hand !== null && hand.shifts.length > 0 && (
        <span class="clou-shift" role="img" aria-label={t.shiftReady(total(hand.shifts))}>
          {t.shiftBy(total(hand.shifts))}
        </span>
      )}
      {hand !== null && hand.whites.length > 0 && <Whites whites={hand.whites} />}
    </div>
  );
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}

interface DieProps {
  readonly face: number;
  readonly index: number;
  readonly isLeft: boolean;
  readonly isChosen: boolean;
  readonly isLit: boolean;
  readonly mayPick: boolean;
}

function Die({ face, index, isLeft, isChosen, isLit, mayPick }: DieProps): JSX.Element {
  const { t, press } = useTable();
  const state = !isLeft ? t.dieUsed : isChosen ? t.dieChosen : isLit ? t.dieFits : t.dieLeft;
  const label = `${t.die(face)}, ${state}`;
  const looks = { "data-used": !isLeft, "data-chosen": isChosen, "data-lit": isLit };
  if (!mayPick || !isLeft) {
    return (
      <span class="clou-die" role="img" aria-label={label} {...looks}>
        <DieFace face={face} />
      </span>
    );
  }
  return (
    <button
      type="button"
      class="clou-die"
      aria-label={label}
      aria-pressed={isChosen}
      {...looks}
      onClick={(event) => press({ on: "die", die: index }, event.currentTarget)}
    >
      <DieFace face={face} />
    </button>
  );
}
