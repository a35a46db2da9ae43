import { CAMPAIGN_SHEET, HEISTS, THIEVES } from "@safehouse/games/clou-christmas/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./team.css";
import { Hat } from "../../../ui/hat.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useSpatial } from "../../clou/use-spatial.ts";
import { useDesk } from "../context.ts";
import { itemIcon } from "../icons.ts";
import { isListed, isOwned } from "../logic/boxes.ts";
import { Portrait } from "../portrait.tsx";

/** Who goes in: the house that is next, and a card for every thief. */
export function Team(): JSX.Element {
  const { t, names, view, say } = useDesk();
  const list = useRef<HTMLUListElement>(null);
  useSpatial(list, "button");
  const { id } = found(HEISTS[view.campaign.heist - 1]);
  return (
    <section class="xmas-page xmas-team" aria-label={t.team}>
      <header class="xmas-title">
        <h2>{names.thing(id)}</h2>
      </header>
      <p class="xmas-story">{say({ id: `story.${id}` })}</p>
      <ul ref={list} class="xmas-cards" data-part="thief-cards">
        {THIEVES.map((thief) => (
          <li key={thief}>
            <ThiefCard thief={thief} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ThiefCard({ thief }: { readonly thief: string }): JSX.Element {
  const { t, names, view, moves, mayPress, answer, sent } = useDesk();
  const { prison, picks } = view.campaign;
  const seat = picks.indexOf(thief);
  const isInPrison = prison.includes(thief);
  const isLit = isListed(moves, { do: "pick", thief });
  const isSent = sent !== null && "thief" in sent.move && sent.move.thief === thief;
  const looks = {
    class: "xmas-card",
    "data-part": "thief-card",
    "data-thing": `thief:${thief}`,
    "data-lit": isLit,
    "data-prison": isInPrison,
    "data-sent": isSent,
  };
  const face = (
    <>
      <Portrait thief={thief} isInPrison={isInPrison} />
      <span class="xmas-card-words">
        <b>{names.thief(thief)}</b>
        <small>{names.role(thief)}</small>
        <Brings thief={thief} />
        {isInPrison && <small class="xmas-sits">{t.sitsUntil}</small>}
        {seat >= 0 && <TakenBy seat={seat} />}
      </span>
    </>
  );
  if (!mayPress) return <div {...looks}>{face}</div>;
  return (
    <button
      type="button"
      aria-disabled={!isLit}
      onClick={(event) => answer({ do: "pick", thief }, event.currentTarget)}
      {...looks}
    >
      {face}
    </button>
  );
}

/** What the crew's preparations make of this thief. */
function Brings({ thief }: { readonly thief: string }): JSX.Element {
  const { t, names, view, say } = useDesk();
  const own = CAMPAIGN_SHEET.preparations.find((preparation) => preparation.thief === thief);
  if (own === undefined) return <></>;
  const isBought = isOwned(own, view.campaign);
  return (
    <small class="xmas-brings" data-idle={!isBought}>
      <Icon name={itemIcon(own.id)} />
      <span>{isBought ? say({ id: "item.help", args: { item: own.id } }) : t.without(names.thing(own.id))}</span>
    </small>
  );
}

function TakenBy({ seat }: { readonly seat: number }): JSX.Element {
  const { t, name, isYou } = useDesk();
  return (
    <small class="xmas-taken">
      <Hat seat={seat} size="small" />
      {isYou(seat) ? t.takenByYou : t.takenBy(name(seat))}
    </small>
  );
}
