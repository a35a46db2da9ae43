import { type Gift, readGift } from "@safehouse/games/clou/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./tile.css";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";

/** A symbol as a small tile, split for one of two, a strip for one of more; decoration beside words that say the same. */
export function Tile({ gift, isFaded = false }: { readonly gift: string; readonly isFaded?: boolean }): JSX.Element {
  const read = readGift(gift);
  if (read === null) return <></>;
  if (read.kind === "adjust") {
    return (
      <span class="clou-tile" data-faded={isFaded} aria-hidden="true">
        <b class="num">±{read.by}</b>
      </span>
    );
  }
  if (read.kind === "colour" && read.colours.length > 2) {
    return (
      <span class="clou-tile-strip" data-faded={isFaded} aria-hidden="true">
        {read.colours.map((colour) => (
          <Tile key={colour} gift={colour} />
        ))}
      </span>
    );
  }
  const [first, second] = iconsOf(read);
  return (
    <span
      class="clou-tile"
      data-ground={read.kind === "colour" ? read.colours[0] : "white"}
      data-second={read.kind === "colour" ? read.colours[1] : undefined}
      data-split={second !== undefined}
      data-faded={isFaded}
      aria-hidden="true"
    >
      <Icon name={first} />
      {second !== undefined && <Icon name={second} />}
    </span>
  );
}

function iconsOf(gift: Exclude<Gift, { kind: "adjust" }>): readonly [first: IconName, second?: IconName | undefined] {
  switch (gift.kind) {
    case "colour":
      return [found(gift.colours[0]), gift.colours[1]];
    case "die":
      return [`die-${gift.face}` as IconName];
    case "any":
      return gift.what === "number"
        ? ["fill-box"]
        : gift.what === "circle"
          ? ["strike-circle"]
          : ["fill-box", "strike-circle"];
  }
}
