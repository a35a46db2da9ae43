import { BAG, COLOURS, KINDS, NAMES, reading } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./lying.css";
import { Icon } from "../../../ui/icon.tsx";
import { CardBack, ToolCard } from "../cards/tool-card.tsx";
import { useTable } from "../context.ts";
import { actsOfPhase } from "../logic/acts.ts";

const WHITE = COLOURS.indexOf("white");
const RED = COLOURS.indexOf("red");

/** What lies on the table during a heist: cards played in this phase, tools that were needed, and the alarm pile. */
export function Lying(): JSX.Element {
  return (
    <div class="rob-lying">
      <Played />
      <Opened />
      <AlarmPile />
    </div>
  );
}

/** It keeps its place while hints are told: nothing below it is pushed about from phase to phase. */
function Played(): JSX.Element {
  const { view, t } = useTable();
  const { station, played, stage } = view.table;
  const all = reading(view.table, WHITE, found(station[WHITE]));
  const cards = view.open === null ? [] : actsOfPhase(view).flatMap(({ face }) => face ?? []);
  return (
    <section class="rob-played" aria-labelledby="rob-played-title">
      <h2 class="caps" id="rob-played-title">
        {t.played(played, all)}
      </h2>
      <div class="rob-slots" data-spot="middle" aria-hidden="true">
        {Array.from({ length: Math.max(all, played) }, (_, i) => (
          <span key={i} class="rob-slot" data-next={stage === "turn" && i === played}>
            {i < played && <Lain face={cards[i]} />}
          </span>
        ))}
      </div>
    </section>
  );
}

/** A card that lies face down for all but those who see everything. */
function Lain({ face }: { face: number | undefined }): JSX.Element {
  return face === undefined ? <CardBack /> : <ToolCard face={face} />;
}

function Opened(): JSX.Element {
  const { view, t, cardName } = useTable();
  const { opened, bags } = view.table;
  const rows = opened.map((count, face) => ({ count, face })).filter(({ count }) => count > 0);
  const words = rows.map(({ count, face }) => t.times(count, cardName(found(NAMES[face]))));
  const lies = rows.length === 0 && bags === 0 ? t.nothingOpen : t.list(words);
  return (
    <section class="rob-opened" data-part="opened" data-thing="opened" aria-labelledby="rob-opened-title">
      <h2 class="caps" id="rob-opened-title">
        {t.lyingOpen}
      </h2>
      <p class="vh">
        {lies} {bags > 0 && t.bagsAside(bags)}
      </p>
      <div class="rob-rows" data-spot="open" aria-hidden="true">
        {rows.length === 0 && bags === 0 && <span class="rob-slot" />}
        {rows.map(({ count, face }) => (
          <Pile key={face} face={face} count={count} />
        ))}
        {bags > 0 && <Pile face={BAG} count={bags} />}
      </div>
    </section>
  );
}

function Pile({ face, count }: { face: number; count: number }): JSX.Element {
  return (
    <span class="rob-row" data-bag={face >= KINDS} data-thing={`card:${NAMES[face]}`}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} class="rob-row-card">
          <ToolCard face={face} />
        </span>
      ))}
      {count > 1 && <b class="rob-row-count">{count}</b>}
    </span>
  );
}

function AlarmPile(): JSX.Element {
  const { view, t, isMoving } = useTable();
  const { station, wrong } = view.table;
  const allowed = reading(view.table, RED, found(station[RED]));
  return (
    <section class="rob-alarm" data-part="alarm" data-thing="alarm" aria-labelledby="rob-alarm-title">
      <h2 class="caps" id="rob-alarm-title">
        {t.alarmPile}
      </h2>
      <div class="rob-alarm-body">
        <span class="rob-slot" data-spot="alarm" aria-hidden="true">
          {wrong > 0 && <Lain face={view.open === null ? undefined : view.wrong.at(-1)} />}
        </span>
        <span class="rob-meter" aria-hidden="true">
          {Array.from({ length: allowed }, (_, i) => (
            <i key={i} data-full={i < wrong} />
          ))}
          {/* With every wrong card it is louder. */}
          <span
            key={wrong}
            class="rob-bell"
            data-moving={isMoving && wrong > 0}
            data-rings={wrong > allowed}
            style={{ "--near": Math.min(1, wrong / (allowed + 1)) }}
          >
            <Icon name="alarm" />
          </span>
        </span>
        <p class="rob-alarm-words">
          <b class="rob-alarm-full">{t.wrongOf(wrong, allowed)}</b> <span>{t.rings(allowed + 1)}</span>
          <b class="rob-alarm-short" aria-hidden="true">
            {wrong}/{allowed}
          </b>
        </p>
      </div>
    </section>
  );
}
