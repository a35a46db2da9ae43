import { askAbout } from "@safehouse/kernel";
import type { JSX, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import "./ask.css";
import { settings } from "../app/settings.ts";
import type { Question } from "../boards/contract.ts";
import type { Moment, SeatInfo, Session } from "../play/session.ts";
import { useText } from "../text/texts.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { RuleTag } from "../ui/rule-tag.tsx";
import { type LoadedWords, useWords } from "../words/use-words.ts";
import { placeCard } from "./place-card.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { type Asking, useAsking } from "./use-asking.ts";
import { whyNot } from "./why-not.ts";

export interface AskProps {
  readonly session: Session;
  readonly seats: readonly SeatInfo[];
  /** What is shown: an answer tells no more than the table. */
  readonly shown: Moment;
  readonly questions: readonly Question[];
  readonly table: RefObject<HTMLElement | null>;
  /** What happened before this part was there. */
  readonly waking: Event | null;
}

/** Answers whoever asks what a thing on the table is. */
export function Ask({ session, seats, shown, questions, table, waking }: AskProps): JSX.Element {
  const card = useRef<HTMLElement>(null);
  const { asking, close } = useAsking(table, card, waking);
  return asking === null ? <></> : <Asked {...{ session, seats, shown, questions, asking, close, card }} />;
}

type AskedProps = Omit<CardProps, "loaded"> & Pick<AskProps, "seats">;

/** What answers is fetched with the first question. */
function Asked({ seats, ...props }: AskedProps): JSX.Element {
  const { session, asking } = props;
  const loaded = useWords(session, seats, settings.language.value);
  useEffect(() => void session.rules.fetch(), []);
  if (loaded.type !== "ready" || !asking.near.isConnected) return <></>;
  return <Card {...props} loaded={loaded} />;
}

interface CardProps extends Pick<AskProps, "session" | "shown" | "questions"> {
  readonly asking: Asking;
  readonly close: () => void;
  readonly card: RefObject<HTMLElement | null>;
  readonly loaded: Extract<LoadedWords, { type: "ready" }>;
}

/** Name, costs, gives, why not now, rule; beside the thing, on a phone at the foot of the screen. */
function Card({ session, shown, questions, asking, close, card, loaded }: CardProps): JSX.Element {
  const t = useText({ en, de });
  const { words, voice } = loaded;
  const answer = askAbout(words, shown.view, asking.thing, voice);
  const rules = session.rules.known.value;
  const refusal = rules === null ? null : whyNot(words, rules, shown.view, questions, asking.thing);
  const [place, setPlace] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const why = refusal === null ? "" : voice.say(refusal.why);
  useLayoutEffect(() => {
    const own = card.current?.getBoundingClientRect();
    const table = asking.near.closest("[data-board]");
    if (own === undefined || table === null) return;
    const lit = [...table.querySelectorAll("[data-lit=true], [data-prompt] button")].map((each) =>
      each.getBoundingClientRect(),
    );
    const screen = { width: innerWidth, height: innerHeight };
    const next = placeCard(asking.near.getBoundingClientRect(), own, screen, lit);
    // Whoever only rests somewhere has not asked for anything to be covered.
    if (asking.by === "hover" && next.isInTheWay) close();
    else setPlace(next);
  }, [asking, why, questions]);
  // What is not to be seen yet cannot have the focus.
  const isPlaced = place !== null;
  useLayoutEffect(() => {
    if (isPlaced && asking.by === "key") card.current?.focus();
  }, [asking, isPlaced]);
  if (answer === null) return <></>;
  const rule = answer.rule ?? refusal?.rule;
  const game = session.game.meta.id;
  return (
    <section
      ref={card}
      class="ask-card"
      data-part="ask-card"
      data-theme="paper"
      data-by={asking.by}
      role="dialog"
      aria-label={answer.name}
      tabIndex={-1}
      style={place === null ? { visibility: "hidden" } : { left: `${place.x}px`, top: `${place.y}px` }}
      onPointerLeave={() => asking.by === "hover" && close()}
    >
      <header>
        <div>
          <h2>{answer.name}</h2>
          {answer.kind !== undefined && <p>{answer.kind}</p>}
        </div>
        {asking.by !== "hover" && <IconButton icon="close" label={t.close} onClick={close} />}
      </header>
      <dl>
        <Part label={t.costs} text={answer.costs} />
        <Part label={t.gives} text={answer.gives} />
        <Part label={t.does} text={answer.does} />
        {why !== "" && (
          <div class="ask-why" data-part="why-not">
            <dt>{t.whyNot}</dt>
            <dd>
              {why} {refusal !== null && <RuleTag game={game} rule={refusal.rule} />}
            </dd>
          </div>
        )}
      </dl>
      <footer>
        {rule !== undefined && (
          <span>
            {t.rule} <RuleTag game={game} rule={rule} />
          </span>
        )}
        <small>{t.how}</small>
      </footer>
    </section>
  );
}

function Part({ label, text }: { readonly label: string; readonly text: string | undefined }): JSX.Element {
  if (text === undefined) return <></>;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
