import type { Star } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { RuleTag } from "../../../ui/rule-tag.tsx";
import { useRoving } from "../../../ui/roving.ts";
import { useSpokenTable } from "../context.ts";
import { movesOfStar, turnsOf } from "../logic/chosen.ts";
import { Answers } from "./answers.tsx";
import { Chain } from "./chain.tsx";
import { DieFace } from "./die.tsx";
import "./answers.css";

/** A star is looked at: what it does, and for whom, or to which die. */
export function AskStar(): JSX.Element {
  const { reader, game, t, names, view, asked, chosen, foreseeStar } = useSpokenTable();
  const star = reader.sheetOf(view, view.seat ?? 0).stars?.find(({ id }) => id === chosen.star);
  const [first] = movesOfStar(asked, chosen.star);
  if (star === undefined || first === undefined) return <></>;
  // Only what is not a choice can be foretold, and what is simply gained has been said already.
  const isChoice = "for" in first || "die" in first;
  const chain = isChoice ? [] : foreseeStar(first).filter(({ type }) => type !== "gains");
  return (
    <>
      <div class="clou-said clou-star-said">
        <Icon name="star" />
        <div>
          <h2>{names.star(star.id)}</h2>
          <p class="clou-hint">
            {names.starEffect(view.seats === 1 ? forOneself(star.effect) : star.effect)} {t.starOnce}{" "}
            <RuleTag game={game} rule="A-4.1" />
          </p>
          {chain.length > 0 && <Chain chain={chain} />}
        </div>
      </div>
      <StarAnswers star={star} />
    </>
  );
}

/** Alone there is nobody else to give anything to. */
function forOneself(effect: Star["effect"]): Star["effect"] {
  return "to" in effect ? { ...effect, to: "self" } : effect;
}

function StarAnswers({ star }: { readonly star: Star }): JSX.Element {
  const { t, view, asked, name, isYou, press } = useSpokenTable();
  const moves = movesOfStar(asked, star.id);
  const [first] = moves;
  if (first === undefined) return <></>;
  if ("die" in first) return <TurnDie />;
  if ("for" in first && view.seats > 1) {
    return (
      <Answers
        answers={moves.flatMap((move) =>
          "for" in move
            ? [{ move, title: isYou(move.for) ? t.starForMe : t.starFor(name(move.for)), seat: move.for }]
            : [],
        )}
      />
    );
  }
  return (
    <Button
      tone="lit"
      class="clou-do"
      data-part="act"
      onClick={(event) => press({ on: "answer", move: first }, event.currentTarget as Element)}
    >
      {"throwAnew" in star.effect ? t.starThrow : t.starUse}
    </Button>
  );
}

/** Which die, then which face. */
function TurnDie(): JSX.Element {
  const { t, asked, chosen, press } = useSpokenTable();
  const row = useRef<HTMLDivElement>(null);
  useRoving(row, { selector: "button", orientation: "horizontal" });
  const faces = [...new Set(turnsOf(asked, chosen.star).map(({ die }) => die))];
  return (
    <div class="clou-turn">
      <div ref={row} class="clou-turn-row" role="group" aria-label={t.starWhichDie}>
        {faces.map((face) => (
          <button
            key={face}
            type="button"
            class="clou-die"
            data-part="die"
            aria-label={t.die(face)}
            aria-pressed={chosen.turn === face}
            data-lit="true"
            data-chosen={chosen.turn === face}
            onClick={(event) => press({ on: "turn", die: face }, event.currentTarget)}
          >
            <DieFace face={face} />
          </button>
        ))}
      </div>
      {chosen.turn === null ? <p class="clou-hint">{t.starWhichDie}</p> : <TurnTo />}
    </div>
  );
}

function TurnTo(): JSX.Element {
  const { t, asked, chosen, press } = useSpokenTable();
  const row = useRef<HTMLDivElement>(null);
  useRoving(row, { selector: "button", orientation: "horizontal" });
  return (
    <>
      <Icon name="arrow-right" />
      <div ref={row} class="clou-turn-row" role="group" aria-label={t.starTurnTo(chosen.turn ?? 0)}>
        {turnsOf(asked, chosen.star).map((move) =>
          move.die === chosen.turn ? (
            <button
              key={move.to}
              type="button"
              class="clou-die"
              data-part="die"
              aria-label={t.starTo(move.to)}
              data-lit="true"
              onClick={(event) => press({ on: "answer", move }, event.currentTarget)}
            >
              <DieFace face={move.to} />
            </button>
          ) : null,
        )}
      </div>
    </>
  );
}
