import type { Event, Move, View } from "@safehouse/games/clou-christmas/board";
import { isCampaignEvent } from "@safehouse/games/clou-christmas/board";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import "../clou/inks.css";
import "./inks.css";
import type { BoardProps } from "../contract.ts";
import { DeskContext } from "./context.ts";
import { BookDesk } from "./desk.tsx";
import { HeistTable } from "./heist/heist-table.tsx";
import { soundOf } from "./logic/news.ts";
import { PrepareTable } from "./prepare/prepare-table.tsx";
import { wordsIn } from "./text/words.ts";
import { useDeskState } from "./use-desk-state.ts";

export type CampaignProps = BoardProps<View, Move, Event>;

/** Between heists the campaign book, in a heist the table of Clou. What one pair of eyes has picked up is not for the next. */
export function Board(props: CampaignProps): JSX.Element {
  return <SeenBy key={String(props.viewer)} {...props} />;
}

function SeenBy(props: CampaignProps): JSX.Element {
  const desk = useDeskState(props, wordsIn(props.language));
  const { latest, sound } = props;
  const { campaign, heist } = props.view;
  useEffect(() => {
    const heard = soundOf(latest.events.filter(isCampaignEvent));
    if (heard !== null) sound(heard);
  }, [latest.key]);
  return (
    <DeskContext.Provider value={desk}>
      {heist === null ? (
        <BookDesk />
      ) : campaign.phase === "break-in" ? (
        <HeistTable key={campaign.heist} heist={heist} />
      ) : (
        <PrepareTable key={campaign.heist} heist={heist} />
      )}
    </DeskContext.Provider>
  );
}
