import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Button } from "../../../ui/button.tsx";
import { RuleTag } from "../../../ui/rule-tag.tsx";
import { useRoving } from "../../../ui/roving.ts";
import { useSpokenTable } from "../context.ts";
import { giftInHand, movesOf } from "../logic/chosen.ts";
import { Tile } from "../tile.tsx";
import { DoIt } from "./aimed.tsx";
import { Chain } from "./chain.tsx";
import { Said } from "./said.tsx";
import "./answers.css";

/** An activated symbol is to be placed now: where, or let go. With one place for it that is proposed. */
export function AskSettle(): JSX.Element {
  const { game, t, names, asked, chosen, press, things, ...table } = useSpokenTable();
  const aim = table.aim?.isGlance === true ? null : table.aim;
  const gift = giftInHand(asked, chosen) ?? "";
  const targets = movesOf(asked, "cross").flatMap((move) => (move.gift === gift ? [move.at] : []));
  const nameOf = (at: string): string => {
    const thing = things.find(({ parts }) => parts.some(({ symbols }) => symbols.some(({ name }) => name === at)));
    return thing === undefined ? t.yourCircle : names.thing(thing.name);
  };
  const where = [...new Set(targets.map(nameOf))];
  const hint = where.length === 0 ? t.noPlaceYet : t.crossAt(t.or(where));
  return (
    <>
      <div class="clou-said clou-settle">
        <Gifts current={gift} />
        <div>
          <h2>{t.isYours(names.symbol(gift))}</h2>
          <p class="clou-hint">
            {aim === null ? hint : targets.length === 1 ? t.goesTo(nameOf(aim.at)) : `${nameOf(aim.at)}:`}{" "}
            <RuleTag game={game} rule="C-4.2" />
          </p>
          {aim !== null && aim.after !== null && <Chain chain={aim.chain} />}
        </div>
      </div>
      <div class="clou-do clou-settle-acts">
        {aim !== null && <DoIt />}
        <Button
          data-part="act"
          data-weight="costly"
          onClick={(event) => press({ on: "let-go" }, event.currentTarget as Element)}
        >
          {t.letGo}
        </Button>
      </div>
    </>
  );
}

/** Several at once: any order will do. */
function Gifts({ current }: { readonly current: string }): JSX.Element {
  const { t, names, asked, press } = useSpokenTable();
  const row = useRef<HTMLDivElement>(null);
  useRoving(row, { selector: "button", orientation: "horizontal" });
  if (asked.queue.length <= 1) return <Tile gift={current} />;
  return (
    <div ref={row} class="clou-gifts" role="group" aria-label={t.gifts}>
      {asked.queue.map((gift, i) => (
        <button
          // Two equal symbols are told apart by their place alone.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          type="button"
          data-thing={`symbol:${gift}`}
          aria-label={names.symbol(gift)}
          aria-pressed={gift === current}
          onClick={(event) => press({ on: "gift", gift }, event.currentTarget)}
        >
          <Tile gift={gift} />
        </button>
      ))}
    </div>
  );
}

/** "Any number": which? */
export function AskNumber(): JSX.Element {
  const { t, question, asked, press } = useSpokenTable();
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, { selector: "button" });
  const listed = new Set(movesOf(asked, "write").map(({ number }) => number));
  return (
    <>
      <Said title={question?.text ?? ""} />
      <ul ref={list} class="clou-numbers" aria-label={t.numbers}>
        {Array.from({ length: 18 }, (_, i) => i + 1).map((number) => (
          <li key={number}>
            <button
              type="button"
              class="clou-number num"
              data-part="number"
              data-lit={listed.has(number)}
              aria-disabled={!listed.has(number)}
              onClick={(event) => press({ on: "number", number }, event.currentTarget)}
            >
              {number}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
