import { facesIn } from "@safehouse/games/clou/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { useRoving } from "../../../ui/roving.ts";
import { useSpokenTable } from "../context.ts";
import { maskOf } from "../logic/chosen.ts";
import { waysTo } from "../logic/lit.ts";
import "./answers.css";

/** A place was picked before the dice: which of them shall it be? */
export function Ways(): JSX.Element {
  const { t, asked, chosen, press } = useSpokenTable();
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, { selector: "button" });
  return (
    <ul ref={list} class="clou-fits" aria-label={t.ways}>
      {waysTo(asked, chosen.at ?? "").map((dice) => (
        <li key={dice.join()}>
          <button
            type="button"
            class="clou-fit"
            data-part="fit"
            aria-label={t.way(dice.join(" + "))}
            onClick={(event) => press({ on: "way", dice }, event.currentTarget)}
          >
            <b class="num">
              <Sum dice={maskOf(asked, dice)} />
            </b>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** "1 + 3 + 5 − 1 = 8": the dice in hand and all that was added to them. */
export function Sum({ dice }: { readonly dice: number }): JSX.Element {
  const { reader, view, hands } = useSpokenTable();
  const seat = view.seat ?? 0;
  const { readyDice, shifts } = found(hands[seat]);
  const parts = [...facesIn(view, dice), ...readyDice].join(" + ");
  const by = shifts.reduce((sum, shift) => sum + shift, 0);
  const shift = by === 0 ? "" : by < 0 ? ` − ${-by}` : ` + ${by}`;
  const number = reader.sumOfDice(view, seat, dice);
  const isPlain = parts === String(number) && shift === "";
  return (
    <>
      {!isPlain && `${parts}${shift} = `}
      <em>{number ?? "–"}</em>
    </>
  );
}
