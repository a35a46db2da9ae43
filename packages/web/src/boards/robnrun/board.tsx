import type { Event, Move, View } from "@safehouse/games/robnrun/board";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "./inks.css";
import { later, useSoon } from "../../ui/later.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import type { BoardProps } from "../contract.ts";
import { Bar } from "./bar.tsx";
import { Between, Evaluation } from "./between/between.tsx";
import { ReviewSheet } from "./between/review-sheet.tsx";
import { LaidTable, type Words } from "./context.ts";
import { Crew } from "./crew.tsx";
import { HintCards } from "./know/hints.tsx";
import { Knowledge } from "./know/knowledge.tsx";
import { isBetweenHeists, phaseOf } from "./logic/phase.ts";
import { MapSheet } from "./map-sheet.tsx";
import { More } from "./more.tsx";
import { Prompt } from "./prompt/prompt.tsx";
import { RoadStrip } from "./road/road-strip.tsx";
import { Road } from "./road/road.tsx";
import { Sky } from "./sky.tsx";
import { Station, StationStrip } from "./station/station.tsx";
import { useWords } from "./text/use-words.ts";
import type { Drawer } from "./tools-row.tsx";
import { Town } from "./town/town.tsx";
import { useNews } from "./use-news.ts";
import { useTableState } from "./use-table-state.ts";
// What these are like is told before the layout, also where the parts themselves come later.
import "../../kit/hand.css";
import "./cards/tool-card.css";
import "./hand.css";
import "./know/notes.css";
import "./middle/lying.css";
// Last: where the parts go depends on the room there is, and overrules what they are like alone.
import "./layout/frame.css";
import "./layout/narrow.css";
import "./layout/small.css";
import "./layout/flat.css";
import "./layout/wide.css";
import "./layout/between.css";
import "./layout/columns.css";
import "./layout/tall.css";
import "./layout/large.css";

/** Only a boss has a screen, and a heist begins with choosing where: these are for what follows. */
const Lying = later(async () => (await import("./middle/lying.tsx")).Lying);
const Hand = later(async () => (await import("./hand.tsx")).Hand);
const NotePad = later(async () => (await import("./know/notes.tsx")).NotePad);
const Screen = later(async () => (await import("./screen/screen.tsx")).Screen);
const Everything = later(async () => (await import("./open/everything.tsx")).Everything);
const SafeList = later(async () => (await import("./know/safe-list.tsx")).SafeList);

/** The table speaks the viewer's language, or waits for it. */
export function Board(props: BoardProps<View, Move, Event>): JSX.Element {
  const t = useWords(props.language);
  return t === null ? <></> : <Spoken {...props} t={t} />;
}

/** The road above, station and town beside, the heist in the middle, the crew opposite, question and own tools below. */
function Spoken({ t, ...props }: BoardProps<View, Move, Event> & { readonly t: Words }): JSX.Element {
  const { view, latest, isReplay } = props;
  useSoon(Screen, Lying, Hand, NotePad, Evaluation);
  const news = useNews(latest, view);
  const table = useTableState(props, t, news, () => news.setRead(true));
  const board = useRef<HTMLDivElement>(null);
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const close = (): void => setDrawer(null);
  const { isBoss } = table;
  const { review, config } = view.table;
  const isBetween = isBetweenHeists(view.table);
  const hasHand = view.seat !== null && !isBoss && !isBetween;
  // A quick boss may have begun the next heist before everybody has read how the last one ended.
  const isLooking = isBetween || (news.steps.length > 0 && !news.isRead && !isReplay);
  // Another heist is another scene: what lies elsewhere in it is new, and has not moved.
  const scene = isLooking ? "between" : view.table.heist;
  // On a small screen the boss has come down to the hints: what is played then lies further up.
  const isPlaying = isBoss && phaseOf(view.table) === "accomplices";
  useEffect(() => {
    if (isPlaying) board.current?.scrollTo({ top: 0 });
  }, [isPlaying]);
  // Where nobody is asked there may be more than fits, and nothing to press: the keyboard must be able to scroll it.
  const scrolling = (label: string) =>
    isReplay || view.open !== null ? ({ tabIndex: 0, role: "group", "aria-label": label } as const) : {};
  const middle = view.open === null ? t.headline(view.table.heist, view.table.round) : t.everything;
  return (
    <LaidTable table={table}>
      <div ref={board} class="rob" data-boss={isBoss} data-hand={hasHand} data-between={isBetween}>
        <div class="rob-frame" data-part="frame">
          <div class="rob-route" data-part="route" data-thing="route">
            <Road titleId="rob-road-title" />
          </div>
          <button
            type="button"
            class="rob-strips"
            data-part="strips"
            data-theme="night"
            onClick={() => setDrawer("map")}
          >
            <RoadStrip />
            <StationStrip />
            <span class="vh">{t.map}</span>
          </button>
          <div class="rob-side" {...scrolling(t.map)}>
            <Station titleId="rob-station-title" />
            {isBetween ? <HintCards /> : <Town titleId="rob-side-town-title" />}
            {config.notes && hasHand && <NotePad titleId="rob-notes-title" />}
          </div>
          <Crew key={`crew ${scene}`} />
          <Bar key={`bar ${scene}`} />
          <div key={`middle ${scene}`} class="rob-middle" {...scrolling(middle)}>
            <div class="rob-main">
              {isLooking ? (
                <Between isRead={news.isRead} setRead={news.setRead} onReview={() => setDrawer("review")} />
              ) : (
                <>
                  <Lying />
                  {view.open !== null ? <Everything open={view.open} /> : isBoss ? <Screen /> : <Knowledge />}
                </>
              )}
            </div>
            <More onOpen={setDrawer} />
          </div>
          <div key={`foot ${scene}`} class="rob-foot">
            {hasHand && <Hand />}
            <Prompt />
          </div>
        </div>
        <Sky board={board} />
        <MapSheet open={drawer === "map"} onClose={close} />
        {review !== null && <ReviewSheet review={review} open={drawer === "review"} onClose={close} />}
        <Sheet open={drawer === "notes"} title={t.notes} onClose={close}>
          <NotePad titleId="rob-notes-sheet-title" />
        </Sheet>
        <Sheet open={drawer === "list"} title={t.list70} onClose={close}>
          <SafeList />
        </Sheet>
      </div>
    </LaidTable>
  );
}
