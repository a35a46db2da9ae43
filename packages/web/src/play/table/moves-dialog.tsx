import { type GameView, MOST_BRANCHES } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import "./moves-dialog.css";
import { settings } from "../../app/settings.ts";
import type { Question } from "../../boards/contract.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { walked } from "../../words/level.ts";
import { choicesOf, offersOf } from "../../words/offers.ts";
import { useWords } from "../../words/use-words.ts";
import type { SeatInfo, Session } from "../session.ts";
import type { Voice } from "../voice.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** A question and the table as whoever is asked sees it. */
export type Asked = Question & { readonly view: GameView };

export interface MovesDialogProps {
  readonly session: Session;
  readonly seats: readonly SeatInfo[];
  readonly questions: readonly Asked[];
  readonly voice: Voice;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly submit: (decision: string, move: Question["moves"][number]) => void;
}

/** Every move in words, for whom the board is no help: a list, or where that is long a few groups that lead to it, as for those who listen. */
export function MovesDialog({ questions, open, onClose, submit, ...props }: MovesDialogProps): JSX.Element {
  const t = useText({ en, de });
  const isIdle = questions.every(({ moves }) => moves.length === 0);
  return (
    <Dialog open={open} title={t.allMoves} onClose={onClose}>
      {isIdle && <p>{t.noMoves}</p>}
      {questions.map((asked) => (
        <MovesOf
          key={asked.decision.id}
          {...props}
          asked={asked}
          submit={(move) => {
            onClose();
            submit(asked.decision.id, move);
          }}
        />
      ))}
    </Dialog>
  );
}

interface MovesOfProps extends Pick<MovesDialogProps, "session" | "seats" | "voice"> {
  readonly asked: Asked;
  readonly submit: (move: Question["moves"][number]) => void;
}

function MovesOf(props: MovesOfProps): JSX.Element {
  return props.asked.moves.length > MOST_BRANCHES ? <Tree {...props} /> : <List {...props} />;
}

function List({ session, asked: { decision, text, moves }, voice, submit }: MovesOfProps): JSX.Element {
  return (
    <section class="table-moves">
      <h3>{text}</h3>
      <ul>
        {moves.map((move) => (
          <li key={JSON.stringify(move)}>
            <Button onClick={() => submit(move)}>{voice.say(session.game.label(decision, move))}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Until the words of the ways are there, and where they cannot be had, it is a list after all. */
function Tree(props: MovesOfProps): JSX.Element {
  const { session, seats, asked, submit } = props;
  const t = useText({ en, de });
  const loaded = useWords(session, seats, settings.language.value);
  const [names, setNames] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [names]);
  const offers = useMemo(
    () => (loaded.type === "ready" ? offersOf(session.game, loaded.words, asked.view, asked, loaded.voice) : []),
    [loaded, asked],
  );
  if (loaded.type !== "ready") return <List {...props} />;
  const chosen = walked(offers, names, loaded.voice.say);
  const last = chosen.at(-1);
  const choices = choicesOf(last?.offers ?? offers, last === undefined, loaded.voice);
  const labels = chosen.map(({ label }) => label);
  return (
    <section class="table-moves">
      <h3 tabIndex={-1} ref={heading}>
        {[asked.text, ...labels].join(" › ")}
      </h3>
      <ul>
        {choices.map((choice) => {
          const [only] = choice.offers;
          const isMove = choice.offers.length === 1 && only !== undefined;
          return (
            <li key={choice.label}>
              <Button onClick={() => (isMove ? submit(only.move) : setNames([...labels, choice.label]))}>
                {choice.label}
                {!isMove && ` · ${t.moves(choice.offers.length)}`}
              </Button>
            </li>
          );
        })}
        {last !== undefined && (
          <li>
            <Button icon="back" onClick={() => setNames(labels.slice(0, -1))}>
              {t.back}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
