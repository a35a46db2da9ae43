import { CAMPAIGN_SHEET, HEISTS, THIEVES, WISHES } from "@safehouse/games/clou-christmas/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import "./team.css";
import { Button } from "../../../ui/button.tsx";
import { Hat } from "../../../ui/hat.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { later } from "../../../ui/later.tsx";
import { LaterWishDialog } from "../../../wishes/later-dialog.ts";
import { useWishers } from "../../../wishes/wishes.ts";
import { useSpatial } from "../../clou/use-spatial.ts";
import { useDesk } from "../context.ts";
import { GAME } from "../game.ts";
import { itemIcon } from "../icons.ts";
import { isListed, isOwned } from "../logic/boxes.ts";
import { Portrait } from "../portrait.tsx";

const Candidate = later(async () => (await import("../../clou-candidate/candidate.ts")).Candidate);

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
      <Sheets />
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

/** The sheets of all four, to look at before one answers. */
function Sheets(): JSX.Element {
  const { t, view, name, say } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const { picks } = view.campaign;
  return (
    <>
      {/* It lies on paper, whatever the lamp. */}
      <p class="xmas-look" data-theme="paper">
        <Button size="small" icon="eye" onClick={() => setOpen(true)}>
          {t.lookAtSheets}
        </Button>
      </p>
      <LaterWishDialog
        game={GAME}
        wishes={WISHES}
        say={say}
        choice={view.seat === null ? null : (picks[view.seat] ?? null)}
        othersFor={(thief) => picks.flatMap((pick, seat) => (pick === thief && seat !== view.seat ? [name(seat)] : []))}
        onChoose={null}
        Candidate={Candidate}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
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
        {seat >= 0 ? <TakenBy seat={seat} /> : <WishedBy thief={thief} />}
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

/** What people wished for before the campaign; once the first heist is done, it is told no more. */
function WishedBy({ thief }: { readonly thief: string }): JSX.Element {
  const { t, name, isYou, view } = useDesk();
  const wishers = useWishers()(thief);
  if (view.campaign.reports.length > 0) return <></>;
  return (
    <>
      {wishers.map((seat) => (
        <small key={seat} class="xmas-taken" data-part="wished">
          <Hat seat={seat} size="small" />
          {isYou(seat) ? t.wishedByYou : t.wishedBy(name(seat))}
        </small>
      ))}
    </>
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
