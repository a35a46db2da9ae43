import { readGift } from "@safehouse/games/clou/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Button } from "../../../ui/button.tsx";
import { RuleTag } from "../../../ui/rule-tag.tsx";
import { useRoving } from "../../../ui/roving.ts";
import { useTable } from "../context.ts";
import { movesOf } from "../logic/chosen.ts";
import { later } from "../../../ui/later.tsx";
import { Aimed } from "./aimed.tsx";
import { Fits } from "./fits.tsx";
import { Said } from "./said.tsx";
import { Sum } from "./ways.tsx";

/** Not every game of the family has stars. */
const AskStar = later(async () => (await import("./star.tsx")).AskStar);

/** In the dice phase: what is in hand, where it fits, what would follow, or what finishing costs. */
export function AskDice(): JSX.Element {
  const { t, chosen, aim, asked, question, view, lit, hands, cells, news, name } = useTable();
  if (chosen.isWarned) return <FinishWarning />;
  if (chosen.adjust !== null) return <HowMuch />;
  if (chosen.star !== null) return <AskStar />;
  if (aim !== null && !aim.isGlance) return <Aimed />;
  if (chosen.isAny) return <Said title={t.anyTitle} hint={t.anyHint} />;
  if (asked.moves.length === 1 && asked.left !== 0 && movesOf(asked, "finish").length > 0)
    return <FinishWarning isOnly />;
  const isReady = view.seat !== null && found(hands[view.seat]).readyDice.length > 0;
  if (chosen.dice === 0 && !isReady) {
    const { given } = news;
    const gift = given !== null && given.to === view.seat ? `${t.starGiven(name(given.from))} ` : "";
    return <Said title={question?.text ?? ""} hint={`${gift}${asked.left === 0 ? t.noDiceLeft : t.pickDice}`} />;
  }
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
  const { t, asked, chosen, press } = useTable();
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
function FinishWarning({ isOnly = false }: { readonly isOnly?: boolean }): JSX.Element {
  const { reader, game, t, view, hands, names, press } = useTable();
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
