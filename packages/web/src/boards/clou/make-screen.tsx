import type { Event, Move, View } from "@safehouse/games/clou/board";
import { found } from "@safehouse/kernel";
import type { ComponentType, JSX } from "preact";
import "./inks.css";
import "./layout/screen.css";
import { Hat } from "../../ui/hat.tsx";
import { Icon } from "../../ui/icon.tsx";
import { WAY_ICONS, WAY_WORDS, wayOf } from "../way-of-playing.ts";
import type { BoardProps, ScreenBoard } from "../contract.ts";
import { LaidTable, useTable } from "./context.ts";
import { crewLine } from "./crew-line.ts";
import { Grain } from "./grain.tsx";
import type { Kit } from "./kit.ts";
import { Worth } from "./plan/worth.tsx";
import { Stage } from "./stage.tsx";
import { useWords, type Words } from "./text/use-words.ts";
import { DieFace } from "./tray/die.tsx";
import "./tray/dice.css";
import { AFAR, LayoutContext } from "./use-layouts.ts";
import { useNews } from "./use-news.ts";
import { useTableState } from "./use-table-state.ts";

type HeistProps = BoardProps<View, Move, Event>;

/** The place beside the score has these proportions; the more points there are, the smaller is what the plan says. */
const WIDTH = 792;
const HEIGHT = 536;
/** The plan leaves that much free as it is. */
export const BESIDE = 284;

/** The plan fills the height. Sheets are on the phones, and on paper. */
export function heistScreen(kit: Kit): ComponentType<HeistProps> {
  return spoken(kit, Night);
}

/** Beside it the crew with their dice, what is left of time and traces, and what the night is worth. */
export function heistSide(kit: Kit): ComponentType<HeistProps> {
  return spoken(kit, Crew);
}

export function makeScreen(kit: Kit): ScreenBoard {
  return {
    Board: heistScreen(kit),
    Side: heistSide(kit),
    width: WIDTH,
    height: HEIGHT,
    beside: BESIDE,
    showsPeople: () => true,
    where: ({ config }: View, say) => say({ id: "name", args: { id: config.scenario } }),
  };
}

const BARS = [
  ["time", "time"],
  ["traces", "trace"],
  ["cars", "car"],
  ["police", "police"],
] as const;

interface PartProps {
  readonly isMoving: boolean;
  readonly hasAlarm: boolean;
}

/** A part of the table, as soon as there are words for it. */
function spoken(kit: Kit, Part: ComponentType<PartProps>): ComponentType<HeistProps> {
  return function HeistPart(props) {
    const t = useWords(props.language);
    return t === null ? <></> : <Spoken {...props} kit={kit} t={t} Part={Part} />;
  };
}

interface SpokenProps extends HeistProps {
  readonly kit: Kit;
  readonly t: Words;
  readonly Part: ComponentType<PartProps>;
}

function Spoken({ kit, t, Part, ...props }: SpokenProps): JSX.Element {
  const news = useNews(props.latest, props.sound);
  const table = useTableState(kit, props, t, news);
  return (
    <LaidTable table={table}>
      <LayoutContext.Provider value={AFAR}>
        <Part isMoving={props.isMoving} hasAlarm={news.hasAlarm} />
      </LayoutContext.Provider>
    </LaidTable>
  );
}

function Night({ isMoving, hasAlarm }: PartProps): JSX.Element {
  return (
    <div class="clou clou-screen" data-moving={isMoving} data-alarm={hasAlarm && isMoving}>
      <Grain />
      <Stage />
    </div>
  );
}

/** What is left of it is drawn on the phones' plans; from the sofa it is read. */
function Bars(): JSX.Element {
  const { night, names } = useTable();
  return (
    <ul class="clou-screen-bars num" data-part="screen-bars">
      {BARS.map(([id, icon]) => (
        <li key={id}>
          <Icon name={icon} /> {names.bar(id)} <b>{night.bars[id].left}</b>
        </li>
      ))}
      {night.specials.map(({ id, left }) => (
        <li key={id} data-special="">
          {names.thing(id)} <b>{left}</b>
        </li>
      ))}
    </ul>
  );
}

function Crew(): JSX.Element {
  const { hands } = useTable();
  return (
    <div class="clou-screen-side">
      <ul class="clou-screen-crew" data-part="screen-crew">
        {hands.map((_, seat) => (
          // A seat is its number.
          // oxlint-disable-next-line react/no-array-index-key
          <Member key={seat} seat={seat} />
        ))}
      </ul>
      <Bars />
      <div class="clou-screen-worth">
        <Worth />
      </div>
    </div>
  );
}

function Member({ seat }: { readonly seat: number }): JSX.Element {
  const table = useTable();
  const { t, night, hands, names, name, pending, seats } = table;
  const way = wayOf(found(seats[seat]));
  const { thief, left } = found(hands[seat]);
  const { words, isDone } = crewLine(table, seat);
  return (
    <li>
      <Hat seat={seat} mark={WAY_ICONS[way]} isTurn={pending.some((asked) => asked.seat === seat)} />
      <span class="clou-screen-words">
        <b>{name(seat)}</b>
        <small>
          {/* How many dice are left is drawn below. */}
          {[names.thief(thief), t[WAY_WORDS[way]], ...(isDone ? [words] : [])].join(" · ")}
        </small>
      </span>
      <span class="clou-screen-dice" aria-hidden="true">
        {night.dice.map((face, i) => (
          // A die is told apart by its place alone.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i} class="clou-die" data-used={((left >> i) & 1) === 0}>
            <DieFace face={face} />
          </span>
        ))}
      </span>
    </li>
  );
}
