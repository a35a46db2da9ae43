import { findOnShelf } from "@safehouse/games/shelf";
import type { OwnTable } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { shortDate } from "../../app/dates.ts";
import { Link } from "../../app/link.tsx";
import { Cover } from "../../shelf/cover.tsx";
import { type Texts, useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Hat } from "../../ui/hat.tsx";
import { de as tableDe } from "../../play/table/text/de.ts";
import { en as tableEn } from "../../play/table/text/en.ts";
import { isShort, lengthText, untilText } from "./desk-times.ts";
import { gameName } from "./game-name.ts";
import { useRecap } from "./recap.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useScenarios } from "./use-scenarios.ts";
import "./desk.css";

/** So many are shown at once; who plays more asks for them. */
const PAGE = 12;

/** Online tables where a match runs: one's own questions as slips, the oldest first, then whom the others wait for. */
export function Desk({ tables }: { readonly tables: readonly OwnTable[] }): JSX.Element {
  const t = useText({ en, de });
  const [shown, setShown] = useState(PAGE);
  const scenarioOf = useScenarios(tables);
  const page = tables.slice(0, shown);
  const nameOf = (table: OwnTable): string => gameName(table.game, scenarioOf(table));
  const mine = page.filter(({ isYourTurn }) => isYourTurn);
  const others = page.filter(({ isYourTurn }) => !isYourTurn);
  return (
    <>
      {mine.length > 0 && (
        <section aria-labelledby="desk-mine">
          <h2 class="caps tables-heading" id="desk-mine">
            {t.deskMine}
          </h2>
          <ul class="desk-slips" data-part="desk-slips">
            {mine.map((table) => (
              <Slip key={table.id} table={table} game={nameOf(table)} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="desk-others">
          <h2 class="caps tables-heading" id="desk-others">
            {t.deskOthers}
          </h2>
          <ul class="desk-rows" data-part="desk-rows">
            {others.map((table) => (
              <OtherRow key={table.id} table={table} game={nameOf(table)} />
            ))}
          </ul>
        </section>
      )}
      {tables.length > shown && (
        <Button onClick={() => setShown(shown + PAGE)}>{t.deskMore(tables.length - shown)}</Button>
      )}
    </>
  );
}

interface TableProps {
  readonly table: OwnTable;
  readonly game: string;
}

/** Paper, and lit: it waits for its reader. One verb. */
function Slip({ table, game }: TableProps): JSX.Element {
  const t = useText({ en, de });
  const recap = useRecap(table, useText({ en: tableEn, de: tableDe }));
  const question = table.questions.find(({ seat }) => seat === table.seat);
  const title = titleOf(table, game, t);
  return (
    <li class="desk-slip" data-part="desk-slip" data-thing={`table:${table.id}`}>
      <TableHead table={table} game={game} title={title} />
      <p class="desk-question">{recap?.questions[0] ?? t.yourTurn}</p>
      {recap !== null && recap.since.length > 0 && (
        <p class="desk-since">
          {t.deskSince} {recap.since.join(" › ")}
        </p>
      )}
      <p class="desk-times">
        <span>{question !== undefined && t.deskWaits(lengthText(question.waited, t))}</span>
        <span>{typeof question?.left === "number" && t.deskUntil(untilText(question.left, Date.now()))}</span>
      </p>
      <Button tone="lit" href={`/table/${table.id}`} data-part="desk-answer">
        {t.deskAnswer}
        <span class="vh"> ({title})</span>
      </Button>
    </li>
  );
}

function OtherRow({ table, game }: TableProps): JSX.Element {
  const t = useText({ en, de });
  const recap = useRecap(table, useText({ en: tableEn, de: tableDe }));
  const asked = table.questions.filter(({ seat }) => seat !== table.seat || !table.hasAnswered);
  const [first] = asked.toSorted((a, b) => b.waited - a.waited);
  const left = first?.left ?? null;
  return (
    <li class="desk-row" data-part="desk-row" data-thing={`table:${table.id}`}>
      <Link class="desk-row-link" href={`/table/${table.id}`}>
        <TableHead table={table} game={game} title={titleOf(table, game, t)} isSmall />
        <span class="desk-who">
          {first !== undefined && asked.length === 1 && (
            <Hat seat={table.hats[first.seat] ?? first.seat} size="small" />
          )}
          <span>
            <b>{whoIsAsked()}</b>
            <small>{first !== undefined && t.deskWaits(lengthText(first.waited, t))}</small>
          </span>
        </span>
        <span class="desk-news">{news()}</span>
        <span class="desk-left num" data-short={first !== undefined && isShort(left, first.reminders)}>
          {leftWords()}
        </span>
      </Link>
    </li>
  );

  function whoIsAsked(): string {
    if (asked.length > 1) return t.deskSeveral(asked.length);
    const name = first === undefined ? null : table.names[first.seat];
    return name ?? t.botTurn;
  }
  function news(): string {
    if (table.isByBot) return t.deskByBot;
    if (table.hasAnswered) return t.deskReady;
    const reminded = (first?.reminders ?? 0) > 0 ? `${t.deskReminded(first?.reminders ?? 0)} ` : "";
    return `${reminded}${recap === null ? "" : (recap.since.at(-1) ?? t.deskNothing)}`;
  }
  function leftWords(): string {
    if (first !== undefined && first.restsUntil !== null) return t.deskRests(shortDate(first.restsUntil));
    return left === null ? "" : t.deskLeft(lengthText(left, t));
  }
}

interface TableHeadProps extends TableProps {
  readonly title: string;
  readonly isSmall?: boolean;
}

function TableHead({ table, game, title, isSmall = false }: TableHeadProps): JSX.Element {
  const face = findOnShelf(table.game);
  return (
    <span class={isSmall ? "desk-head desk-head-small" : "desk-head"}>
      {face !== null && <Cover game={face} isSmall />}
      <span class="tables-words">
        <b>{title}</b>
        <small>{title === game ? "" : game}</small>
      </span>
    </span>
  );
}

/** Whom one plays with; alone with bots, what one plays. */
function titleOf({ names, seat }: OwnTable, game: string, t: Texts<typeof en>): string {
  const people = names.filter((name, at): name is string => name !== null && at !== seat);
  return people.length > 0 ? t.and(people) : game;
}
