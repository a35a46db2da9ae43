import type { JSX } from "preact";
import { BOX_PRICE } from "@safehouse/games/clou-christmas/board";
import { useDesk } from "../context.ts";
import { type Box, boxesOf } from "../logic/boxes.ts";
import { Cross, handOf } from "../mark.tsx";

export interface ItemBoxesProps {
  readonly item: { readonly id: string; readonly price: number };
}

/** The boxes of a tool or a preparation: lit ones can be bought, proposed ones put back. */
export function ItemBoxes({ item }: ItemBoxesProps): JSX.Element {
  const { view, moves } = useDesk();
  return (
    <span class="xmas-boxes">
      {boxesOf(item, view.campaign, moves).map((box, i) => (
        // A box is its place.
        // oxlint-disable-next-line react/no-array-index-key
        <ItemBox key={i} item={item} box={box} index={i} />
      ))}
    </span>
  );
}

interface ItemBoxProps extends ItemBoxesProps {
  readonly box: Box;
  readonly index: number;
}

function ItemBox({ item, box, index }: ItemBoxProps): JSX.Element {
  const { t, names, view, mayPress, answer, sent } = useDesk();
  const { state, move, isLit } = box;
  const words = { crossed: t.boxCrossed, proposed: t.boxProposed, open: isLit ? t.boxBuy : t.boxShut }[state];
  const label = words(names.thing(item.id), index + 1, item.price);
  const isTrading = view.campaign.phase === "free" || view.campaign.phase === "wages";
  const isSent = sent !== null && JSON.stringify(sent.move) === JSON.stringify(move);
  const looks = {
    class: "xmas-box",
    "data-part": "box",
    "data-thing": `item:${item.id}`,
    "data-state": state,
    "data-lit": isLit,
    "data-sent": isSent,
  };
  const face = (
    <>
      {state === "open" && isTrading && (
        <b class="num" aria-hidden="true">
          {view.campaign.phase === "free" ? 0 : BOX_PRICE}
        </b>
      )}
      {state !== "open" && <Cross hand={handOf(item.id) + index} isSoft={state === "proposed"} />}
    </>
  );
  if (move === null || !mayPress || !isTrading) {
    return (
      <span role="img" aria-label={label} {...looks}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={state === "proposed"}
      aria-disabled={!isLit && state === "open"}
      onClick={(event) => answer(move, event.currentTarget)}
      {...looks}
    >
      {face}
    </button>
  );
}
