import { PASS, PLAY } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./crew.css";
import { Seat } from "../../kit/seat.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tool } from "./cards/tool.tsx";
import { useTable } from "./context.ts";
import { actsOfPhase, type SeenAct } from "./logic/acts.ts";
import { useActWords } from "./use-act-words.ts";

/** Who is the boss, who holds how much, who is waited for, and what each has done in this phase. */
export function Crew(): JSX.Element {
  const { view, t } = useTable();
  const acts = actsOfPhase(view);
  return (
    <section class="rob-crew" data-part="crew" aria-labelledby="rob-crew-title">
      <h2 class="caps" id="rob-crew-title">
        {t.crew}
      </h2>
      <ul>
        {view.sizes.map((_, seat) => (
          // A seat is its number.
          // oxlint-disable-next-line react/no-array-index-key
          <Member key={seat} seat={seat} acts={acts.filter((act) => act.seat === seat)} />
        ))}
      </ul>
    </section>
  );
}

function Member({ seat, acts }: { seat: number; acts: readonly SeenAct[] }): JSX.Element {
  const { view, t, seats, pending, isYou } = useTable();
  const wordsOf = useActWords();
  const { table, sizes } = view;
  const isBoss = seat === table.boss;
  const isBot = seats[seat]?.kind === "bot";
  // While two choose a card for each other, both are waited for until both have.
  const isAsked = pending.some((decision) => decision.seat === seat);
  const isInHeist = table.target !== null;
  const isOut = table.sitting[seat] === 1;
  const holds = isInHeist && !isBoss ? t.tools(found(sizes[seat])) : "";
  const facts = [
    isYou(seat) ? t.you : "",
    isBoss ? t.boss : holds,
    isBot ? t.bot : "",
    isOut ? t.sitsOut : "",
    isAsked ? t.toMove : "",
    ...acts.map(wordsOf),
  ];
  const line = [isBoss ? t.boss : holds, isBot ? t.bot : "", isOut ? t.sitsOut : ""].filter(Boolean).join(", ");
  return (
    <li class="rob-member" data-part="member" data-thing={`seat:${seat}`} data-spot={`seat-${seat}`}>
      <Seat
        seat={seat}
        words={facts.filter(Boolean).join(", ")}
        mark={isBoss ? "host" : undefined}
        line={
          <>
            <span class="rob-member-line">{line}</span>
            <span class="rob-member-short">
              {isBoss ? t.bossShort : isOut ? t.sitsOut : ""}
              {!isBoss && !isOut && isInHeist && (
                <>
                  <Icon name="tools" /> {sizes[seat]}
                </>
              )}
            </span>
          </>
        }
      />
      <span class="rob-member-acts" aria-hidden="true">
        {acts.map((act, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- what was done stays in its place
          <ActMark key={i} act={act} />
        ))}
      </span>
    </li>
  );
}

function ActMark({ act }: { act: SeenAct }): JSX.Element {
  if (act.what === PLAY && act.face !== null) return <Tool face={act.face} />;
  if (act.what === PLAY) return <span class="rob-act-card" />;
  return <Icon name={act.what === PASS ? "minus" : "swap"} />;
}
