import type { Moment } from "@safehouse/host";
import { type Json, worthIn } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import "./review.css";
import { addressIn } from "../../app/base.ts";
import type { PageProps } from "../../app/pages.ts";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { download } from "../../play/download.ts";
import { nameSeats } from "../../play/seat-names.ts";
import { loadTexts, makeVoice, type Voice } from "../../play/voice.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Hat } from "../../ui/hat.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { laterOpened } from "../../ui/later.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { loadPart } from "../../games/index.ts";
import type { Chapter, Film } from "../../play/replay/film.ts";
import { writePlace } from "../../play/replay/place.ts";
import { problemText } from "../replay/problem-text.ts";
import { de as replayDe } from "../replay/text/de.ts";
import { en as replayEn } from "../replay/text/en.ts";
import { type OpenedFilm, useFilm } from "../replay/use-film.ts";
import { Account, Accounts } from "./account.tsx";
import type { Story } from "./contract.ts";
import { Decisions } from "./decisions.tsx";
import { piecesOf } from "./logic/columns.ts";
import { rowsOf } from "./logic/rows.ts";
import { crewAccount, verdictOf } from "./logic/sentence.ts";
import type { ReadyReview } from "./messages.ts";
import { PartedWays } from "./parted-ways.tsx";
import { Picture } from "./picture.tsx";
import { Reel } from "./reel.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useReview } from "./use-review.ts";

const NewStudyDialog = laterOpened(async () => (await import("../../study/new-study-dialog.tsx")).NewStudyDialog);

/** Where the result of a finished match came from: one from the server, from this device, or from a file. */
export function Page({ params }: PageProps): JSX.Element {
  const t = useText({ en, de });
  const words = useText({ en: replayEn, de: replayDe });
  const { source = "", id = "" } = params;
  const [attempt, setAttempt] = useState(0);
  const opened = useFilm(source, id, attempt, true);
  if (opened === null) return <Frame title={t.titlePoints} lead={t.loading} children={null} />;
  if (!opened.ok) {
    return (
      <Frame title={t.titlePoints}>
        <Notice tone="warning">{problemText(opened.error, words)}</Notice>
        {opened.error.kind === "unreachable" && <Button onClick={() => setAttempt(attempt + 1)}>{t.retry}</Button>}
        <Button href="/replay">{words.openOther}</Button>
      </Frame>
    );
  }
  return <Opened opened={opened.value} path={`${source}/${id}`} isOwn={source !== "online"} />;
}

interface OpenedProps {
  readonly opened: OpenedFilm;
  readonly path: string;
  readonly isOwn: boolean;
}

function Opened({ opened: { film, record }, path, isOwn }: OpenedProps): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const seats = useMemo(() => nameSeats(film.record.seats, language), [film, language]);
  const names = useMemo(() => seats.map(({ name }) => name), [seats]);
  const [isStudying, setStudying] = useState(false);
  // A study is of a match that holds to its end.
  const isWhole = film.moment(film.length, "open").outcome !== null;
  const { state, stop } = useReview(record, names, language);
  const [voice, setVoice] = useState<Voice | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadTexts(film.game, language).then((texts) => isWanted && setVoice(makeVoice(texts, seats, null)));
    return () => {
      isWanted = false;
    };
  }, [film, language, seats]);
  const { found, percent, stage } = state;
  const unit = found?.review.unit;
  const title = unit === "lead" ? t.titleLead : unit === "chance" ? t.titleChance : t.titlePoints;
  const copyLink = async (): Promise<void> => {
    const address = `${globalThis.location.origin}${addressIn(`/review/${path}`)}`;
    const text = (await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    ))
      ? t.copied
      : t.copyFailed;
    toast({ text: isOwn ? `${text} ${t.linkHere}` : text });
  };
  const save = (): void => {
    const file = new Blob([JSON.stringify(found?.review)], { type: "application/json" });
    download(file, `safehouse-review-${film.record.game}-${film.record.commitment.slice(0, 8)}.json`);
  };
  return (
    <Frame
      title={title}
      lead={`${film.game.meta.name[language]} · ${names.join(", ")}`}
      wide
      actions={
        <>
          <Button icon="eye" size="small" href={`/replay/${path}`}>
            {t.replay}
          </Button>
          <Button icon="lamp" size="small" href={`/my-game?game=${film.record.game}`}>
            {t.myGame}
          </Button>
          {isWhole && (
            <Button icon="pencil" size="small" onClick={() => setStudying(true)}>
              {t.study}
            </Button>
          )}
          <Button icon="link" size="small" onClick={() => void copyLink()}>
            {t.copy}
          </Button>
          {found !== null && (
            <Button icon="paper" size="small" onClick={save}>
              {t.save}
            </Button>
          )}
          <Button icon="print" size="small" onClick={() => globalThis.print()}>
            {t.print}
          </Button>
        </>
      }
    >
      <NewStudyDialog film={film} eyes="open" n={0} open={isStudying} onClose={() => setStudying(false)} />
      <p class="review-progress" role="status" data-part="review-progress" data-stage={stage}>
        {stage === "working" && (
          <>
            <span>{percent === 0 ? t.thinking : t.refining(percent)}</span>
            <Button size="small" onClick={stop}>
              {t.stop}
            </Button>
          </>
        )}
        {stage === "stopped" && t.stopped}
        {stage === "none" && t.none}
        {stage === "broken" && t.broken}
      </p>
      {found !== null && voice !== null && (
        <Found
          found={found}
          voice={voice}
          film={film}
          chapters={film.chapters.map(({ n, depth, name }) => ({ n, depth, name: voice.say(name) }))}
          label={(n, move) => labelOf(film.record.entries[n - 1]?.decision ?? "", move)}
          replay={`/replay/${path}`}
          isRough={stage === "working"}
        />
      )}
    </Frame>
  );

  function labelOf(id: string, move: Json): string {
    const [kind = "", seat = "0"] = id.split(":");
    return voice?.say(film.game.label({ id, kind, seat: Number(seat) }, move)) ?? "";
  }
}

/** A chapter of the match, by name. */
interface NamedChapter extends Pick<Chapter, "n" | "depth"> {
  readonly name: string;
}

interface FoundProps {
  readonly found: ReadyReview;
  readonly voice: Voice;
  readonly film: Film;
  readonly chapters: readonly NamedChapter[];
  readonly label: (n: number, move: Json) => string;
  readonly replay: string;
  readonly isRough: boolean;
}

function Found({ found, voice, film, chapters, label, replay, isRough }: FoundProps): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const { review, isShared } = found;
  const [who, setWho] = useState<number | "crew">(isShared ? "crew" : 0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [Told, setTold] = useState<{ readonly part: Story } | null>(null);
  useEffect(() => {
    let isHere = true;
    void loadPart(review.game, "story").then((part) => isHere && part !== null && setTold({ part }));
    return () => {
      isHere = false;
    };
  }, [review.game]);
  const figure = worthIn(language, review.unit);
  const account = who === "crew" ? crewAccount(review.seats) : review.seats[who];
  const said = found.advice.find(({ n }) => n === chosen);
  const entry = (n: number): string => `${replay}${writePlace(n, "open")}`;
  const starts = chapters.map(({ n }) => n);
  const pieces = piecesOf(found.match, starts, who);
  // A chapter without a name of its own is a round.
  const names = pieces.map(({ chapter }, i) => {
    const name = chapters[chapter]?.name ?? "";
    return name === "" || name.startsWith("chapter.") ? String(i + 1) : name;
  });
  if (account === undefined || account === null) return <></>;
  const choices: (number | "crew")[] = [
    ...review.seats.map(({ seat }) => seat),
    ...(isShared && review.seats.length > 1 ? ["crew" as const] : []),
  ];
  return (
    <div class="review">
      <div class="review-main">
        {Told !== null && found.story !== null && (
          <Told.part story={found.story} href={entry} {...{ found, who, voice, figure, label }} />
        )}
        <section class="review-paper">
          <header>
            <h2 class="review-sentence" data-part="review-sentence">
              {isRough ? t.reckoning : sentence()}
            </h2>
            {isRough && <p>{t.rough}</p>}
            {found.flaw !== null && <p>{t[`flaw-${found.flaw}`](review.partial?.n ?? 0)}</p>}
            {!found.isJudged && <p>{t.unjudged}</p>}
            {choices.length > 1 && (
              <div class="review-who" role="group" aria-label={t.who}>
                {choices.map((choice) => (
                  <button key={choice} type="button" aria-pressed={choice === who} onClick={() => setWho(choice)}>
                    {choice === "crew" ? <Icon name="crew" /> : <Hat seat={choice} size="small" />}
                    {choice === "crew" ? t.crew : voice.name(choice)}
                  </button>
                ))}
              </div>
            )}
          </header>
          <p>{t.line}</p>
          <p class="review-legend">
            <span data-ink="luck">{review.unit === "points" ? t.dice : t.cards}</span>
            <span data-ink="own">{t.decisions}</span>
            {who !== "crew" && <span data-ink="others">{t.others}</span>}
            <span data-ink="expected">{t.expectedLine(figure(account.expected))}</span>
          </p>
          <Picture
            pieces={pieces}
            names={names}
            figure={figure}
            least={review.unit === "chance" ? 0.003 : 0.05}
            chosen={chosen}
            onChoose={setChosen}
            isRough={isRough}
          />
          <Account review={review} account={account} isCrew={who === "crew"} name={voice.name} figure={figure} />
        </section>
        {!isShared && <Accounts review={review} account={account} isCrew={false} name={voice.name} figure={figure} />}
      </div>
      <div class="review-side">
        <Decisions
          rows={rowsOf(found, who, label)}
          name={voice.name}
          where={where}
          figure={figure}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
      {said !== undefined && <PartedWays n={said.n} advice={said} {...{ film, voice, label, replay }} />}
      <Reel
        moments={found.swings}
        name={voice.name}
        where={where}
        label={momentLabel}
        figure={figure}
        replay={replay}
      />
    </div>
  );

  function momentLabel({ n, played }: Moment): string {
    return played === undefined ? "" : label(n, played);
  }

  /** By the piece that it belongs to, and the part of a long match that this is in: every heist has a first round. */
  function where(n: number): string {
    const at = chapters.findLastIndex((chapter) => chapter.n <= n);
    const piece = pieces.findIndex(({ chapter }) => chapter === at);
    if (piece < 0) return t.entry(n);
    const name = names[piece] ?? t.entry(n);
    if (/^\d+$/.test(name)) return t.round(piece + 1);
    const part =
      chapters[at]?.depth === "section" ? chapters.findLast((each) => each.n <= n && each.depth === "part") : undefined;
    return part === undefined ? name : `${part.name}, ${name}`;
  }

  function sentence(): string {
    if (account === undefined || account === null) return "";
    const { luck, own } = verdictOf(review.unit, account.luck, account.own);
    const kind = review.unit === "points" ? "Points" : review.unit === "lead" ? "Lead" : "Chance";
    const chance = figure(Math.abs(account.luck));
    const worth = figure(Math.abs(account.own));
    const first =
      luck === "gave" ? t[`gave${kind}`](chance) : luck === "took" ? t[`took${kind}`](chance) : t[`even${kind}`];
    const second =
      own === "gained"
        ? t.gained(worth)
        : own === "even"
          ? t.steady
          : luck === "gave"
            ? t.gaveBack(worth)
            : t.cost(worth);
    return `${first} ${second}`;
  }
}
