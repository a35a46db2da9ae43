import { bestOf } from "@safehouse/games/puzzles";
import { findOnShelf } from "@safehouse/games/shelf";
import { say } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import "./print-page.css";
import type { PageProps } from "../../app/pages.ts";
import { settings } from "../../app/settings.ts";
import { amount } from "../../coach/amount.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { useWords } from "../../words/use-words.ts";
import { LETTERS } from "./letters.ts";
import { openPuzzleOf, type OpenPuzzle } from "./open.ts";
import { addressOf, seriesIn } from "./series.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** So many on paper at once. */
const PRINTED = 4;

/** Some puzzles in words, and their solutions on a page of their own. */
export function Page({ params, query }: PageProps): JSX.Element {
  const t = useText({ en, de });
  const game = params["game"] ?? "";
  const language = settings.language.value;
  const address = query.toString();
  const series = useMemo(() => seriesIn(query), [address]);
  const [opened, setOpened] = useState<readonly OpenPuzzle[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    setOpened(null);
    const day = new Date().toISOString().slice(0, 10);
    const first = series.place ?? 0;
    const all = Array.from({ length: PRINTED }, (_, i) =>
      openPuzzleOf(game, { ...series, place: first + i }, day, language).catch(() => null),
    );
    void (async () => {
      const puzzles = (await Promise.all(all)).filter((each) => each !== null);
      // A short series begins anew: nobody prints one twice.
      const fresh = puzzles.filter(({ place }, i) => puzzles.findIndex((each) => each.place === place) === i);
      if (isWanted) setOpened(fresh);
    })();
    return () => {
      isWanted = false;
    };
  }, [game, series, language]);
  if (opened === null) return <Frame title={t.printTitle} lead={t.loading} children={null} />;
  if (opened.length === 0) {
    return (
      <Frame title={t.printTitle} lead={series.isOwn ? t.noneOwn : t.none}>
        <Button href="/puzzles">{t.leave}</Button>
      </Frame>
    );
  }
  return (
    <Frame
      title={t.printTitle}
      lead={`${findOnShelf(game)?.name[language] ?? game}. ${t.printLead}`}
      actions={
        <>
          <Button icon="print" tone="lit" onClick={() => globalThis.print()}>
            {t.printNow}
          </Button>
          <Button href={addressOf(game, series, series.place ?? 0)}>{t.back}</Button>
        </>
      }
    >
      {opened.map((each) => (
        <Printed key={each.puzzle.id} opened={each} isSolution={false} />
      ))}
      <section class="puzzle-solutions" data-part="puzzle-solutions">
        <h2>{t.solutions}</h2>
        {opened.map((each) => (
          <Printed key={each.puzzle.id} opened={each} isSolution />
        ))}
      </section>
    </Frame>
  );
}

interface PrintedProps {
  readonly opened: OpenPuzzle;
  readonly isSolution: boolean;
}

function Printed({ opened, isSolution }: PrintedProps): JSX.Element | null {
  const t = useText({ en, de });
  const language = settings.language.value;
  const { session, puzzle, decision, place, shelf, texts } = opened;
  const loaded = useWords(session, session.seats.value, language);
  if (loaded.type !== "ready") return null;
  const { words, voice } = loaded;
  const view: unknown = session.now.value?.view;
  const called = (way: (typeof puzzle.answers)[number][0]): string =>
    way.map((move) => voice.say(session.game.label(decision, move))).join(" · ");
  const [best] = puzzle.answers[bestOf(puzzle)] ?? [[]];
  if (isSolution) {
    const isYou = (seat: number): boolean => seat === puzzle.seat;
    return (
      <article class="puzzle-printed">
        <h3>{t.numbered(place + 1)}</h3>
        <p>
          <b>
            {LETTERS[bestOf(puzzle)]}: {called(best)}
          </b>
        </p>
        <p>{say(texts, puzzle.reason, { name: voice.name, isYou })}</p>
        <p>
          {puzzle.answers
            .map(([, worth, error], i) => {
              const [mean, off] = [worth, error].map((value) => amount(value, shelf.unit, language, true));
              return `${LETTERS[i]} ${mean} ±${off}`;
            })
            .join("  ·  ")}
        </p>
      </article>
    );
  }
  return (
    <article class="puzzle-printed" data-part="puzzle-printed">
      <h2>{t.numbered(place + 1)}</h2>
      <div class="puzzle-printed-table">
        {words.describe(view as never, voice).map(({ id, heading, lines }) => (
          <section key={id}>
            <h3>{heading}</h3>
            <ul>
              {lines.map(({ thing, text }, i) => (
                <li key={`${thing} ${i}`}>{text}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p>
        <b>{voice.say(session.game.ask(view as never, decision))}</b>
      </p>
      <ol class="puzzle-printed-answers">
        {puzzle.answers.map(([way], i) => (
          <li key={i}>
            <b>{LETTERS[i]}</b> {called(way)}
          </li>
        ))}
      </ol>
    </article>
  );
}
