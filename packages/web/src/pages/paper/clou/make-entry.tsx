import type { View } from "@safehouse/games/clou/board";
import type { PaperGame } from "@safehouse/games/clou/companion";
import type { GameView, Json, Outcome } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import "../../../boards/clou/inks.css";
import "../../../boards/clou/sheet/sheet.css";
import "../../../boards/clou/tray/dice.css";
import "./entry.css";
import { settings } from "../../../app/settings.ts";
import { setTitle } from "../../../app/title.ts";
import { namesFrom } from "../../../boards/clou/names.ts";
import { useWords } from "../../../boards/clou/text/use-words.ts";
import { useShortcuts } from "../../../play/table/shortcuts.ts";
import { useVoice } from "../../../play/table/use-voice.ts";
import type { Voice } from "../../../play/voice.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Hat } from "../../../ui/hat.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import type { EntryModule, EntryProps } from "../contract.ts";
import { enteredThisRound } from "./entries.ts";
import { type Desk, DeskContext, useDesk } from "./desk.ts";
import { HandDice } from "./hand-dice.tsx";
import { NoteLine } from "./note-line.tsx";
import { Proposals } from "./proposals.tsx";
import { Slip } from "./slip.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useEntry } from "./use-entry.ts";
import { WholeSheet } from "./whole-sheet.tsx";

/** So many presses a round, whatever was written: `games/clou/test/on-paper.test.ts` counts them. */
const MOST_PRESSES = 4;

/** A game of the family whose sheets are entered. */
export interface EnteredGame {
  readonly id: string;
  readonly game: PaperGame;
  /** The heist in a view; null between heists. */
  heistOf(view: GameView): View | null;
}

export function makeEntry({ id, game, heistOf }: EnteredGame): EntryModule {
  function Entry(props: EntryProps): JSX.Element | null {
    const { session } = props;
    const language = settings.language.value;
    const words = useWords(language);
    const voice = useVoice(session, session.seats.value, language);
    const view = session.now.value === null ? null : heistOf(session.now.value.view);
    if (words === null || voice === null) return null;
    return <Laid {...props} {...{ id, game, words, voice, view, language }} />;
  }
  return { Entry };
}

type LaidProps = EntryProps & Omit<Desk, "t" | "names" | "entry" | "name"> & { readonly voice: Voice };

function Laid({ onPrint, onWhole, onLeave, ...given }: LaidProps): JSX.Element {
  const { session, seat, view, voice, game } = given;
  const t = useText({ en, de });
  const names = useMemo(() => namesFrom(voice.say), [voice]);
  const entry = useEntry(game, session, view, seat);
  const name = voice.name(seat);
  const [isSheet, setSheet] = useState(false);
  const [only, setOnly] = useState<string | null>(null);
  useEffect(() => setTitle(t.onPaper(name)), [t, name]);
  useEffect(() => setOnly(null), [session.now.value?.n]);
  useShortcuts({ u: entry.undo });
  const desk: Desk = { ...given, t, names, entry, name };
  const outcome = session.now.value?.outcome ?? null;
  const isOver = outcome !== null;
  return (
    <DeskContext.Provider value={desk}>
      <div class="entry" data-part="entry" data-asked={entry.asked.type} data-busy={entry.isBusy}>
        <header class="entry-head">
          <IconButton icon="back" label={t.back} onClick={onLeave} />
          <Hat seat={seat} mark="pencil" isTurn={entry.asked.type !== "wait"} />
          <div class="entry-who">
            <h1>{t.onPaper(name)}</h1>
            <p>{view !== null && whereOf(desk, view)}</p>
          </div>
          <IconButton icon="print" label={t.print} onClick={onPrint} />
          <Menu label={t.whole} icon="menu" items={[{ label: t.whole, icon: "plan", onSelect: onWhole }]} />
        </header>
        <div class="entry-body">
          {session.connection.value === "lost" && <p class="entry-note">{t.lineDown}</p>}
          {view !== null && !isOver && <HandDice view={view} />}
          <Slip events={enteredThisRound(session.log.value, seat)} />
          <NoteLine />
          {isOver ? (
            <Said title={t.over} lead={howItEnded(desk, outcome)} />
          ) : (
            <Question only={only} onAll={() => setOnly(null)} onWhole={onWhole} />
          )}
          {view !== null && !isOver && (
            <div class="entry-sheet">
              <Button icon="paper" pressed={isSheet} onClick={() => setSheet(!isSheet)}>
                {isSheet ? t.hideSheet : t.sheetOf(name)}
              </Button>
              {isSheet && <WholeSheet view={view} at={only} onPress={(cell) => setOnly(cell === only ? null : cell)} />}
            </div>
          )}
        </div>
        {!isOver && <Foot />}
      </div>
    </DeskContext.Provider>
  );
}

/** The house has counted: nobody is asked to do so again, least of all a crew that was caught. */
function howItEnded({ t, voice }: Desk, outcome: Outcome): string {
  return outcome.type === "shared" ? t.overLead(voice.say({ id: `result.${outcome.result}` }), outcome.points) : "";
}

function whereOf({ names, game, words, seat }: Desk, view: View): string {
  const { thief } = game.reader.readHand(view, seat);
  const { round } = game.reader.readNight(view);
  return [names.thief(thief), names.thing(game.reader.planOf(view).id), words.round(round)].join(" · ");
}

interface QuestionProps {
  readonly only: string | null;
  onAll(): void;
  onWhole(): void;
}

function Question({ only, onAll, onWhole }: QuestionProps): JSX.Element {
  const { t, entry, session, voice, seat, name } = useDesk();
  const { asked } = entry;
  switch (asked.type) {
    case "writing":
      return <Proposals writings={asked.writings} only={only} onAll={onAll} />;
    case "leave":
      return (
        <Said title={t.askLeave} lead={t.leaveLead}>
          <div class="entry-answers">
            <Button tone="lit" size="big" data-part="entry-answer" onClick={() => entry.leave("stay")}>
              {t.stay(name)}
            </Button>
            <Button size="big" data-part="entry-answer" onClick={() => entry.leave("run")}>
              {t.run(name)}
            </Button>
          </div>
        </Said>
      );
    case "other":
      return <Other decision={asked.decision} moves={asked.moves} onWhole={onWhole} />;
    case "wait": {
      const pending = session.now.value?.pending ?? [];
      const others = [...new Set(pending.flatMap((each) => (each.seat === seat ? [] : [voice.name(each.seat)])))];
      return <Said title={others.length === 0 ? t.waitLead : t.wait(t.and(others))} lead={t.waitLead} />;
    }
  }
}

/** More than so many are chosen at the table itself. */
const MOST_BUTTONS = 12;

function Other({
  decision,
  moves,
  onWhole,
}: {
  readonly decision: Parameters<Desk["session"]["game"]["label"]>[0];
  readonly moves: readonly Json[];
  onWhole(): void;
}): JSX.Element {
  const { t, entry, session, voice } = useDesk();
  const view = session.now.value?.view;
  const question = view === undefined ? "" : voice.say(session.game.ask(view as never, decision));
  return (
    <Said title={question} lead={t.askOther}>
      <div class="entry-answers">
        {moves.length <= MOST_BUTTONS &&
          moves.map((move) => (
            <Button key={JSON.stringify(move)} data-part="entry-answer" onClick={() => entry.answer(move)}>
              {voice.say(session.game.label(decision, move))}
            </Button>
          ))}
        <Button icon="plan" onClick={onWhole}>
          {t.whole}
        </Button>
      </div>
    </Said>
  );
}

interface SaidProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: JSX.Element;
}

function Said({ title, lead, children }: SaidProps): JSX.Element {
  return (
    <section class="entry-said">
      <h2>{title}</h2>
      {lead !== title && <p>{lead}</p>}
      {children}
    </section>
  );
}

function Foot(): JSX.Element {
  const { t, entry, name } = useDesk();
  const { asked, presses } = entry;
  const mayFinish = asked.type === "writing" && asked.writings.mayFinish;
  return (
    <footer class="entry-foot">
      <p class="entry-presses" data-part="presses" data-presses={presses}>
        {Array.from({ length: MOST_PRESSES }, (_, i) => (
          <i key={i} data-made={i < presses} aria-hidden="true" />
        ))}
        <span>{t.presses(presses, MOST_PRESSES)}</span>
      </p>
      <div class="entry-foot-row">
        <Button
          icon="undo"
          size="big"
          disabledWhy={entry.undo === null ? t.nothingYet : null}
          onClick={() => entry.undo?.()}
        >
          <span class="vh">{t.undo}</span>
        </Button>
        <Button
          size="big"
          tone={mayFinish ? "lit" : "plain"}
          data-part="round-done"
          disabledWhy={mayFinish ? null : t.waitLead}
          onClick={() => entry.done()}
        >
          {t.roundDone(name)}, {t.roundDoneLead}
        </Button>
      </div>
    </footer>
  );
}
