import { ITEMS } from "@safehouse/games/clou-christmas/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "./desk.css";
import { useShortcuts } from "../../play/table/shortcuts.ts";
import { signed } from "../../text/signed.ts";
import { useRoom } from "../clou/use-room.ts";
import { Bar } from "./bar/bar.tsx";
import { Book } from "./book/book.tsx";
import { type PageId, pagesFor } from "./book/pages.ts";
import { useDesk } from "./context.ts";
import { Lights } from "./lights.tsx";
import { countLit, isListed } from "./logic/boxes.ts";
import { kittyLeft } from "./logic/kitty.ts";
import { PoliceReport } from "./papers/police-report.tsx";
import { Steps } from "./steps.tsx";
import { usePaper } from "./use-paper.ts";

/** Between the heists: the campaign book on the desk, what was read on top of it, and the bar with the answers. */
export function BookDesk(): JSX.Element {
  const { t, view, moves, answer, isMoving } = useDesk();
  const { campaign } = view;
  const desk = useRef<HTMLDivElement>(null);
  const isNarrow = useRoom(desk) !== "beside";
  const { paper, putAway, show } = usePaper();
  const isCovered = paper !== null;
  const pages = pagesFor(campaign.phase);
  const topic = found(pages[1]);
  const [page, turnTo] = useState<PageId>(topic);
  useEffect(() => turnTo(topic), [campaign.phase]);
  const current = pages.includes(page) && (isNarrow || page !== "progress") ? page : topic;
  const litOn = (id: PageId): number => {
    if (id === "improvements") return countLit(ITEMS, campaign, moves);
    return id === "team" ? moves.filter((move) => move.do === "pick").length : 0;
  };
  const agree = { do: "agree", boxes: campaign.proposal } as const;
  useShortcuts({
    a: isListed(moves, agree) && desk.current !== null ? () => answer(agree, desk.current as Element) : null,
    p: () => {
      const shown = isNarrow ? pages : pages.slice(1);
      turnTo(found(shown[(shown.indexOf(current) + 1) % shown.length]));
    },
  });
  return (
    <div ref={desk} class="xmas" data-narrow={isNarrow} data-moving={isMoving}>
      {!isNarrow && <Steps isReading={isCovered} />}
      {!isNarrow && <Lights />}
      <div class="xmas-desk" data-part="book" inert={isCovered}>
        <Book {...{ isNarrow, pages, current, litOn }} onTurn={turnTo} onReport={show} />
        {isNarrow && (
          <p class="xmas-kitty-left">
            {t.kittyShort} <b class="num">{signed(kittyLeft(campaign))}</b>
          </p>
        )}
        <Bar />
      </div>
      {paper !== null && <PoliceReport key={paper} index={paper} onClose={putAway} />}
    </div>
  );
}
