import { BOX_PRICE, HEISTS } from "@safehouse/games/clou-christmas/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { waitingFor } from "../../../kit/waiting.ts";
import { RuleTag } from "../../../ui/rule-tag.tsx";
import { type Desk, useDesk } from "../context.ts";
import { GAME } from "../game.ts";
import { kittyLeft } from "../logic/kitty.ts";

/** The one sentence, and a line below it with its rule. */
export function Asking(): JSX.Element {
  const { title, hint, rule } = sentence(useDesk());
  return (
    <div class="xmas-asking" data-part="asking">
      <h2>{title}</h2>
      <p>
        {hint} {rule !== null && <RuleTag game={GAME} rule={rule} />}
      </p>
    </div>
  );
}

interface Sentence {
  readonly title: string;
  readonly hint: string;
  readonly rule: string | null;
}

function sentence(desk: Desk): Sentence {
  const { t, view, outcome, say, names, question } = desk;
  const { campaign, seat } = view;
  if (outcome?.type === "shared") {
    return { title: say({ id: `result.${outcome.result}` }), hint: t.pointsTotal(outcome.points), rule: "X-7.2" };
  }
  const together = view.seats > 1 ? ` ${t.allAgree}` : "";
  const hasAnswered = seat !== null && campaign.answers[seat] !== null;
  switch (campaign.phase) {
    case "free":
      return { title: t.freeTitle, hint: hasAnswered ? t.youAnswered : `${t.freeHint}${together}`, rule: "X-1.4" };
    case "wages": {
      const left = kittyLeft(campaign);
      const hint = hasAnswered ? t.youAnswered : `${t.mayBuy(BOX_PRICE, Math.floor(left / BOX_PRICE))}${together}`;
      return { title: t.kittyLeft(left), hint, rule: "X-2.5" };
    }
    default: {
      const heist = names.thing(found(HEISTS[campaign.heist - 1]).id);
      const waiting = question === null ? waitingFor(desk) : "";
      return { title: waiting || t.teamTitle(heist), hint: t.teamHint, rule: "X-2.2" };
    }
  }
}
