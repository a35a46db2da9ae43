import { followNight, type PaperAct, type PaperGame } from "@safehouse/games/clou/companion";
import type { Language, MessageTable } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { announce } from "../../../app/announce.ts";
import { navigate } from "../../../app/router.ts";
import { isMoving } from "../../../app/settings.ts";
import { setTitle } from "../../../app/title.ts";
import { namesFrom } from "../../../boards/clou/names.ts";
import type { Words } from "../../../boards/clou/text/use-words.ts";
import { useShortcuts } from "../../../play/table/shortcuts.ts";
import { makeVoice } from "../../../play/voice.ts";
import { shortNameOf } from "../../../shelf/short-name.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { CheckPart } from "./check/check-part.tsx";
import { type Beside, BesideContext } from "./context.ts";
import { DicePart } from "./dice/dice-part.tsx";
import { Foot } from "./foot.tsx";
import { Head } from "./head.tsx";
import type { KeptNight } from "./logic/kept.ts";
import { ScorePart } from "./score-part.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useWakeLock } from "../../../app/use-wake-lock.ts";

export interface NightPageProps {
  readonly id: string;
  readonly game: PaperGame;
  readonly kept: KeptNight;
  keep(night: KeptNight | null): void;
  readonly words: Words;
  readonly texts: MessageTable;
  readonly language: Language;
}

export type Part = "dice" | "check" | "score";

/** A night on paper: dice and bars, the question whether something fits, and the score. */
export function NightPage(props: NightPageProps): JSX.Element {
  const { id, game, kept, keep, words } = props;
  const { reader } = game;
  const t = useText({ en, de });
  const [part, setPart] = useState<Part>("dice");
  const beside = useBesideOf(props);
  const undo = kept.acts.length === 0 ? null : () => keep({ ...kept, acts: kept.acts.slice(0, -1) });
  useWakeLock();
  useEffect(() => setTitle(t.title(shortNameOf(id))), [t, id]);
  useTold(beside);
  useShortcuts({ u: undo, "1": () => setPart("dice"), "2": () => setPart("check"), "3": () => setPart("score") });
  const night = reader.readNight(beside.view);
  const [isSure, setSure] = useState(true);
  // A finished night has nothing left to lose.
  const putAside = (): void => (kept.acts.length === 0 || beside.night.outcome !== null ? keep(null) : setSure(false));
  return (
    <BesideContext.Provider value={beside}>
      <div class="comp" data-shows={part} data-moving={isMoving.value}>
        <Head
          line={`${beside.names.thing(reader.planOf(beside.view).id)} · ${words.round(night.round)}`}
          undo={undo}
          onNew={putAside}
          onLeave={() => navigate("/")}
        />
        <div class="comp-body">
          <DicePart />
          <CheckPart />
          <ScorePart />
        </div>
        <Foot part={part} onPart={setPart} onNew={putAside} />
        <Dialog
          open={!isSure}
          title={t.sureTitle}
          onClose={() => setSure(true)}
          actions={
            <>
              <Button onClick={() => setSure(true)}>{t.goOn}</Button>
              <Button tone="danger" onClick={() => keep(null)}>
                {t.newNight}
              </Button>
            </>
          }
        >
          <p>{t.sureLead}</p>
        </Dialog>
      </div>
    </BesideContext.Provider>
  );
}

function useBesideOf({ id, game, kept, keep, words, texts, language }: NightPageProps): Beside {
  const t = useText({ en, de });
  const followed = useMemo(() => followNight(game, kept.setup, kept.acts), [game, kept]);
  // What was kept was followed before it was kept.
  if (!followed.ok) throw new Error(`act ${followed.error} does not fit`);
  const voice = useMemo(() => {
    const { say } = makeVoice(texts, [], null);
    const crew = kept.setup.thieves.map((thief) => ({
      kind: "human" as const,
      name: say({ id: "thief", args: { thief } }),
    }));
    return makeVoice(texts, crew, null);
  }, [texts, kept.setup]);
  const names = useMemo(() => namesFrom(voice.say), [voice]);
  const act = (...acts: readonly PaperAct[]): void => keep({ ...kept, acts: [...kept.acts, ...acts] });
  const night = followed.value;
  return { id, game, reader: game.reader, kept, night, view: night.view, t, words, names, voice, language, act };
}

/** Whoever listens to the page hears what came of the last thing they told it, and what comes next. */
function useTold({ kept, night, voice, t, view, reader }: Beside): void {
  useEffect(() => {
    if (kept.acts.length === 0) return;
    announce([...voice.tell(night.events), t.asks(reader.readNight(view).stage)].join(" "));
  }, [kept.acts.length]);
}
