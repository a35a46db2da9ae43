import { NAMES, PASS, PLAY } from "@safehouse/games/robnrun/board";
import type { JSX } from "preact";
import "./crew.css";
import { Hat } from "../../ui/hat.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tool } from "./cards/tool.tsx";
import { useTable } from "./context.ts";
import { actsOfPhase, type SeenAct } from "./logic/acts.ts";

/** Who is the boss, who holds how much, who is waited for, and what each has done in this phase. */
export function Crew(): JSX.Element {
  const { view, t } = useTable();
  const acts = actsOfPhase(view);
  return (
    <section class="rob-crew" aria-labelledby="rob-crew-title">
      <h2 class="vh" id="rob-crew-title">
        {t.crew}
      </h2>
      <ul>
        {acts.map((done, seat) => (
          // A seat is its number.
          // oxlint-disable-next-line react/no-array-index-key
          <Member key={seat} seat={seat} acts={done} />
        ))}
      </ul>
    </section>
  );
}

function Member({ seat, acts }: { seat: number; acts: readonly SeenAct[] }): JSX.Element {
  const { view, t, seats, pending, name, isYou, cardName } = useTable();
  const { table, sizes } = view;
  const wordsOf = ({ what, face }: SeenAct): string => {
    if (what === PLAY) return face === null ? t.didPlay : t.didPlayOwn(cardName(NAMES[face]));
    return what === PASS ? t.didPass : t.didSwap;
  };
  const isBoss = seat === table.boss;
  // While two choose a card for each other, both are waited for until both have.
  const isAsked = pending.some((decision) => decision.seat === seat);
  const isInHeist = table.target !== null;
  const isOut = table.sitting[seat] === 1;
  const facts = [
    isYou(seat) ? t.you : "",
    isBoss ? t.boss : isInHeist ? t.tools(sizes[seat]) : "",
    seats[seat]?.kind === "bot" ? t.bot : "",
    isOut ? t.sitsOut : "",
    isAsked ? t.toMove : "",
    ...acts.map(wordsOf),
  ];
  return (
    <li class="rob-member" data-turn={isAsked} data-spot={`seat-${seat}`}>
      <Hat seat={seat}>
        {isBoss && (
          <span class="rob-member-mark">
            <Icon name="host" />
          </span>
        )}
        {!isBoss && seats[seat]?.kind === "bot" && (
          <span class="rob-member-mark">
            <Icon name="bot" />
          </span>
        )}
      </Hat>
      <span class="rob-member-words">
        <b>{name(seat)}</b>
        <span class="vh">: {facts.filter(Boolean).join(", ")}</span>
        <small aria-hidden="true">
          {isBoss ? t.bossShort : isOut ? t.sitsOut : ""}
          {!isBoss && !isOut && isInHeist && (
            <>
              <Icon name="tools" /> {sizes[seat]}
            </>
          )}
        </small>
        <span class="rob-member-acts" aria-hidden="true">
          {acts.map((act, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- what was done stays in its place
            <ActMark key={i} act={act} />
          ))}
        </span>
      </span>
    </li>
  );
}

function ActMark({ act }: { act: SeenAct }): JSX.Element {
  if (act.what === PLAY && act.face !== null) return <Tool face={act.face} />;
  if (act.what === PLAY) return <span class="rob-act-card" />;
  return <Icon name={act.what === PASS ? "minus" : "swap"} />;
}
