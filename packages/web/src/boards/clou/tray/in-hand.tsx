import { readGift } from "@safehouse/games/clou/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Button } from "../../../ui/button.tsx";
import { later } from "../../../ui/later.tsx";
import { RuleTag } from "../../../ui/rule-tag.tsx";
import { useRoving } from "../../../ui/roving.ts";
import { useSpokenTable } from "../context.ts";
import { movesOf } from "../logic/chosen.ts";
import { Aimed } from "./aimed.tsx";
import { Fits } from "./fits.tsx";
import { Said } from "./said.tsx";
import { Sum } from "./ways.tsx";
import "./answers.css";

/** Not every game of the family has stars. */
const AskStar = later(async () => (await import("./star.tsx")).AskStar);

/** Something is in hand: where it fits, what would follow, or what finishing costs. */
export function InHand(): JSX.Element {
  const { t, chosen, aim, lit, cells } = useSpokenTable();
  if (chosen.isWarned) return <FinishWarning />;
  if (chosen.adjust !== null) return <HowMuch />;
  if (chosen.star !== null) return <AskStar />;
  if (aim !== null && !aim.isGlance) return <Aimed />;
  if (chosen.isAny) return <Said title={t.anyTitle} hint={t.anyHint} />;
  return (
    <>
      <div class="clou-said">
        <h2 class="clou-sum num">
          <Sum dice={chosen.dice} />
        </h2>
        <p class="clou-hint">{t.fits(cells.filter(({ name }) => lit.places.has(name)).length)}</p>
      </div>
      <Fits />
    </>
  );
}

/** ±X: by how much? */
function HowMuch(): JSX.Element {
  const { t, asked, chosen, press } = useSpokenTable();
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, { selector: "button", orientation: "horizontal" });
  const shifts = movesOf(asked, "ready").flatMap((move) =>
    "by" in move && move.white === chosen.adjust ? [move.by] : [],
  );
  const gift = readGift(chosen.adjust ?? "");
  return (
    <>
      <Said title={t.howMuch(gift?.kind === "adjust" ? gift.by : 0)} hint={t.howMuchHint} />
      <ul ref={list} class="clou-numbers">
        {shifts.map((by) => (
          <li key={by}>
            <button
              type="button"
              class="clou-number num"
              data-part="number"
              data-lit="true"
              onClick={(event) => press({ on: "shift", by }, event.currentTarget)}
            >
              {t.shiftBy(by)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Dice would be left over: said before, not after. Where there is nothing else to do, nobody is asked whether it is meant. */
export function FinishWarning({ isOnly = false }: { readonly isOnly?: boolean }): JSX.Element {
  const { reader, game, t, view, hands, names, press } = useSpokenTable();
  const seat = view.seat ?? 0;
  const cost = reader.costOfFinishing(view, seat);
  const { whites } = found(hands[seat]);
  return (
    <>
      <div class="clou-said" data-warning="true">
        <h2>{t.finishTitle(cost.dice)}</h2>
        <p class="clou-hint">
          {isOnly && t.finishOnly} {cost.isCaught ? t.finishCaught : t.finishCost(cost.dice, cost.points)}{" "}
          {whites.length > 0 && t.finishWhites(t.and([...new Set(whites)].map(names.symbol)))}{" "}
          <RuleTag game={game} rule="C-3.4" />
        </p>
      </div>
      {!isOnly && (
        <Button
          tone={cost.isCaught ? "danger" : "lit"}
          class="clou-do"
          data-part="act"
          onClick={(event) => press({ on: "finish" }, event.currentTarget as Element)}
        >
          {t.finishAnyway}
        </Button>
      )}
    </>
  );
}
