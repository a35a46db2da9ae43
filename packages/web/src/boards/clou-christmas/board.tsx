import type { Event, Move, View } from "@safehouse/games/clou-christmas/board";
import { isCampaignEvent } from "@safehouse/games/clou-christmas/board";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import "../clou/inks.css";
import "./inks.css";
import { later, useSoon } from "../../ui/later.tsx";
import type { BoardProps } from "../contract.ts";
import { LaidDesk } from "./context.ts";
import { BookDesk } from "./desk.tsx";
import { soundOf } from "./logic/news.ts";
import { useWords, type Words } from "./text/words.ts";
import { useDeskState } from "./use-desk-state.ts";

/** A campaign begins at its book. */
const PrepareTable = later(async () => (await import("./prepare/prepare-table.tsx")).PrepareTable);
const HeistTable = later(async () => (await import("./heist/heist-table.tsx")).HeistTable);

export type CampaignProps = BoardProps<View, Move, Event>;

/** Between heists the campaign book, in a heist the table of Clou. */
export function Board(props: CampaignProps): JSX.Element {
  const t = useWords(props.language);
  return t === null ? <></> : <Spoken {...props} t={t} />;
}

function Spoken({ t, ...props }: CampaignProps & { readonly t: Words }): JSX.Element {
  useSoon(PrepareTable, HeistTable);
  const desk = useDeskState(props, t);
  const { latest, sound } = props;
  const { campaign, heist } = props.view;
  useEffect(() => {
    const heard = soundOf(latest.events.filter(isCampaignEvent));
    if (heard !== null) sound(heard);
  }, [latest.key]);
  return (
    <LaidDesk table={desk}>
      {heist === null ? (
        <BookDesk />
      ) : campaign.phase === "break-in" ? (
        <HeistTable key={campaign.heist} heist={heist} />
      ) : (
        <PrepareTable key={campaign.heist} heist={heist} />
      )}
    </LaidDesk>
  );
}
