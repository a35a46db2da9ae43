import type { Event, Move, View } from "@safehouse/games/clou/board";
import { type CampaignEvent, isCampaignEvent } from "@safehouse/games/clou-christmas/board";
import type { JSX } from "preact";
import "./heist-table.css";
import { heistBoard } from "../../clou/board.tsx";
import type { BoardProps } from "../../contract.ts";
import { type Desk, useDesk } from "../context.ts";
import { ConcertNote } from "./concert-note.tsx";
import { KIT } from "./kit.ts";

const HeistBoard = heistBoard(KIT);

/** In a heist: the table of Clou, and what the concert asks of everybody. */
export function HeistTable({ heist }: { readonly heist: View }): JSX.Element {
  const desk = useDesk();
  return (
    <div class="xmas-night" data-part="night">
      <HeistBoard {...heistProps(desk, heist)} />
      <ConcertNote heist={heist} />
    </div>
  );
}

/** What the table of Clou gets of the campaign. A move that ends the heist has nothing to show there, also where the next one is prepared at once. */
export function heistProps(desk: Desk, heist: View): BoardProps<View, Move, Event> {
  const { events, key } = desk.latest;
  return {
    ...desk,
    view: heist,
    questions: desk.questions as BoardProps<View, Move, Event>["questions"],
    latest: {
      key,
      events: events.filter((event) => !isCampaignEvent(event)) as Exclude<(typeof events)[number], CampaignEvent>[],
    },
    sent: desk.sent as BoardProps<View, Move, Event>["sent"],
    suppose(view, kind) {
      const supposed = desk.suppose({ ...desk.view, heist: view }, kind);
      if (supposed === null) return null;
      return { moves: supposed.moves as readonly Move[], preview: (move) => supposed.preview(move)?.heist ?? null };
    },
    preview(decision, move) {
      const after = desk.preview(decision, move);
      return after?.campaign.heist === desk.view.campaign.heist ? after.heist : null;
    },
  };
}
