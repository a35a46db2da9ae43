import { HEISTS, SPECIAL_SIGNS } from "@safehouse/games/clou-christmas/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./progress.css";
import { Icon } from "../../../ui/icon.tsx";
import { useDesk } from "../context.ts";
import { Cross } from "../mark.tsx";
import { Doubles } from "./doubles.tsx";
import { Kitty } from "./kitty.tsx";
import { StartStory } from "./start-story.tsx";
import { Thieves } from "./thieves.tsx";
import { Traces } from "./traces.tsx";

export interface ProgressProps {
  readonly isNarrow: boolean;
  /** Brings the police report on a heist back. */
  readonly onReport: (heist: number) => void;
}

/** The left page: what has been done, what it brought and what it cost. */
export function Progress({ isNarrow, onReport }: ProgressProps): JSX.Element {
  const { t, seats, name } = useDesk();
  return (
    // Before the first report nothing on it is pressed, but it may have to be scrolled.
    <section class="xmas-page" aria-label={t.progress} tabIndex={0}>
      <header class="xmas-title">
        <h2>{t.title}</h2>
        <p class="hand">{seats.map((_, seat) => name(seat)).join(" + ")}</p>
      </header>
      {!isNarrow && <StartStory isOpen />}
      <ol class="xmas-heists" data-part="heists" aria-label={t.heists}>
        {HEISTS.map((heist, i) => (
          <HeistRow key={heist.id} index={i} onReport={onReport} />
        ))}
      </ol>
      <Kitty />
      <div class="xmas-two">
        <Traces />
        <Thieves />
      </div>
      <Doubles />
    </section>
  );
}

function HeistRow({ index, onReport }: { readonly index: number } & Pick<ProgressProps, "onReport">): JSX.Element {
  const { t, names, view } = useDesk();
  const { campaign } = view;
  const { id, special } = found(HEISTS[index]);
  const report = campaign.reports[index];
  const isHeld = campaign.special.includes(special);
  const loot = names.thing(special);
  const words = isHeld ? t.specialHeld(loot) : report === undefined ? t.specialMissing(loot) : t.specialLost(loot);
  return (
    <li class="xmas-heist" data-part="heist" data-thing={`heist:${id}`} data-done={report !== undefined}>
      <b class="xmas-no num" aria-hidden="true">
        {index + 1}
      </b>
      <span class="xmas-heist-name">
        <b>{names.thing(id)}</b>
        <small>{t.where(id)}</small>
      </span>
      <span class="xmas-special">
        <span class="xmas-circle" data-lost={report !== undefined && !isHeld}>
          <Icon name={found(SPECIAL_SIGNS[index])} label={words} />
          {isHeld && <Cross hand={index} />}
        </span>
        <small aria-hidden="true">{loot}</small>
      </span>
      {report === undefined ? (
        <span class="xmas-stamp" data-part="stamp" data-kind={index + 1 === campaign.heist ? "next" : "later"}>
          {index + 1 === campaign.heist && t.stampNext}
        </span>
      ) : (
        <button type="button" class="xmas-report" onClick={() => onReport(index)}>
          <span class="xmas-stamp" data-part="stamp" data-kind={report.result}>
            {report.result === "away" ? t.stampAway : t.stampCaught}
          </span>
          <small>{t.report}</small>
        </button>
      )}
    </li>
  );
}
