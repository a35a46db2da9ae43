import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import "./words-table.css";
import { settings } from "../app/settings.ts";
import type { Question } from "../boards/contract.ts";
import type { Moment, SeatInfo, Session } from "../play/session.ts";
import { askedAgain } from "../play/table/said.ts";
import { sentencesOf } from "../play/table/sentences.ts";
import { useShortcuts } from "../play/table/shortcuts.ts";
import { de as tableDe } from "../play/table/text/de.ts";
import { en as tableEn } from "../play/table/text/en.ts";
import { lastAnswer } from "../play/table/turns.ts";
import type { Moves } from "../play/table/use-moves.ts";
import { useText } from "../text/texts.ts";
import { Button } from "../ui/button.tsx";
import { AskKeys } from "./ask-keys.tsx";
import { ChoiceTree } from "./choice-tree.tsx";
import { type Level, levelOf, sureLevel, type Trail } from "./level.ts";
import { offersOf } from "./offers.ts";
import { resultLines } from "./result.ts";
import { sinceOwnTurn } from "./since.ts";
import { Spoken, useSpoken } from "./spoken.tsx";
import { SwitchPanel } from "./switch-panel.tsx";
import { TablePaper } from "./table-paper.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { scanOptions } from "./scan-options.ts";
import { useScanner } from "./use-scanner.ts";
import { useWords, type LoadedWords } from "./use-words.ts";

export interface WordsTableProps {
  readonly session: Session;
  readonly now: Moment;
  readonly seats: readonly SeatInfo[];
  readonly questions: readonly Question[];
  readonly moves: Moves;
  /** The question that was read aloud when the focus came to it. */
  readonly heard: { current: string };
  readonly onLeave: () => void;
}

/** A table made of the game's contract alone: read by eye or ear, played with keys, or with one switch. */
export function WordsTable(props: WordsTableProps): JSX.Element {
  const t = useText({ en, de });
  const loaded = useWords(props.session, props.seats, settings.language.value);
  if (loaded.type === "loading") return <p class="table-wait">{t.loading}</p>;
  if (loaded.type === "failed") {
    return (
      <div class="table-wait">
        <p>{t.failed}</p>
        <Button onClick={loaded.retry}>{t.retry}</Button>
      </div>
    );
  }
  return <ReadyTable {...props} {...loaded} />;
}

type ReadyProps = WordsTableProps & Extract<LoadedWords, { type: "ready" }>;

function ReadyTable({ session, now, questions, moves, heard, onLeave, words, voice }: ReadyProps): JSX.Element {
  const t = useText({ en, de });
  const tableWords = useText({ en: tableEn, de: tableDe });
  const { game } = session;
  const root = useRef<HTMLDivElement>(null);
  const { spoken, speak } = useSpoken();
  // A replay has controls of its own, for more than one switch.
  const options = session.isReplay ? null : scanOptions();
  const sections = useMemo(() => words.describe(now.view, voice), [words, voice, now]);
  const question = questions.find((each) => each.moves.length > 0) ?? null;
  const offers = useMemo(
    () => (question === null ? [] : offersOf(game, words, now.view, question, voice)),
    [game, words, voice, now, question?.decision.id],
  );
  const log = session.log.value;
  const since = useMemo(
    () =>
      sinceOwnTurn(log, session.viewer.value, now.n, game.meta.decisions).flatMap((row) =>
        sentencesOf(row, voice, tableWords, log),
      ),
    [log, now.n, voice, tableWords],
  );
  const result = now.outcome === null ? [] : resultLines(now.outcome, voice, t);

  const id = question?.decision.id ?? "";
  const key = question === null ? "" : askedAgain(question, lastAnswer(log, session.viewer.value));
  const [kept, setTrail] = useState<Trail>({ question: "", chosen: [], isMenu: false });
  const trail: Trail = kept.question === key ? kept : { question: key, chosen: [], isMenu: false };
  const goTo = (chosen: readonly string[], isMenu = false): void => setTrail({ question: key, chosen, isMenu });
  const focus = (part: string): void => root.current?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();

  const readTable = (): void => {
    focus("title");
    speak([...sections.flatMap(({ heading, lines }) => [`${heading}.`, ...lines.map(({ text }) => text)]), ...result]);
  };
  const readChanges = (): void => {
    focus(since.length > 0 ? "since" : "title");
    speak(since.length > 0 ? since : [t.nothingNew]);
  };
  const readMoves = (): void => {
    if (trail.isMenu) goTo([]);
    focus("question");
    speak([level.title, ...level.entries.filter(({ number }) => number !== null).map(spokenEntry)]);
  };
  const again = (): void => speak([level.title, ...level.entries.map(({ label }) => label)]);
  const choosing = levelOf({
    question: question?.text ?? null,
    offers,
    trail,
    hasMenu: options !== null,
    isOver: now.outcome !== null,
    mayUndo: session.mayUndo.value,
    t,
    say: voice.say,
    goTo,
    submit: (offer) => moves.submit(offer.decision, offer.move),
    again,
    readTable,
    readChanges,
    undo: moves.undo,
    leave: onLeave,
  });
  const unsure = moves.unsure?.decision === id ? moves.unsure : null;
  const level: Level =
    unsure === null
      ? choosing
      : sureLevel({
          answer: [voice.say(unsure.label), unsure.doubt].filter((each) => each !== null).join(". "),
          t,
          again,
          confirm: moves.confirm,
          dismiss: moves.dismiss,
        });
  // As if it was pressed there: what keeps a press from slipping (use-press-guard.ts) keeps keys and switches from it, too.
  const press = (at: number): void => root.current?.querySelectorAll<HTMLElement>('[data-part="choice"]')[at]?.click();
  const scan = useScanner(options, groupOf(key, level), level.entries.length, press);
  const choose = (number: number): void => press(level.entries.findIndex((entry) => entry.number === number));
  useShortcuts({
    t: readTable,
    c: readChanges,
    m: readMoves,
    s: () => level.entries.find(({ icon }) => icon === "speech")?.act(),
    Backspace: () => level.entries.find(({ icon }) => icon === "back")?.act(),
    ...Object.fromEntries(NUMBERS.map((number) => [String(number), () => choose(number)])),
  });

  return (
    <div class="words" ref={root}>
      <TablePaper game={game.meta.id} sections={sections} since={since} result={result} />
      <div class="words-side">
        <AskKeys {...{ readTable, readChanges, readMoves }} />
        <ChoiceTree
          level={level}
          question={key}
          scan={scan}
          isSwitched={options !== null}
          isSent={moves.sent !== null}
          onHeard={() => (heard.current = key)}
        />
        {options !== null && <SwitchPanel options={options} scan={scan} />}
      </div>
      <Spoken lines={spoken} />
    </div>
  );
}

/** Another question, or other choices: the scanner begins anew. */
function groupOf(question: string, { path, entries }: Level): string {
  return [question, path, ...entries.map(({ label }) => label)].join("\n");
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];

function spokenEntry({ number, label }: Level["entries"][number]): string {
  return `${number}: ${label}.`;
}
