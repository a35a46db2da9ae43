import { type Json, UNDO } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { loadPart } from "../../games/index.ts";
import type { Film } from "../../play/replay/film.ts";
import { writePlace } from "../../play/replay/place.ts";
import type { Voice } from "../../play/voice.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import type { Parted } from "./contract.ts";
import type { ReadyAdvice } from "./messages.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface PartedWaysProps {
  readonly film: Film;
  readonly voice: Voice;
  /** The entry looked at, and what the expert says of it. */
  readonly n: number;
  readonly advice: ReadyAdvice;
  readonly label: (n: number, move: Json) => string;
  readonly replay: string;
}

/** What was played and what the expert would have played, each as a whole turn; drawn where the game can. */
export function PartedWays({ film, voice, n, advice, label, replay }: PartedWaysProps): JSX.Element | null {
  const t = useText({ en, de });
  const language = settings.language.value;
  const [Drawn, setDrawn] = useState<{ readonly part: Parted } | null>(null);
  useEffect(() => {
    let isHere = true;
    void loadPart(film.game.meta.id, "parted").then((part) => isHere && part !== null && setDrawn({ part }));
    return () => {
      isHere = false;
    };
  }, [film]);
  const seat = film.record.entries[n - 1]?.seat ?? null;
  if (seat === null) return null;
  const { last, moves } = turnFrom(film, n);
  const played = moves.map((move) => label(n, move));
  const best = advice.way.map((move) => label(n, move));
  const playOn = async (): Promise<void> => {
    const { continueRecord } = await import("../../play/local/create.ts");
    const you = { seat, name: settings.name.peek() || t.you, level: "normal" };
    navigate(`/local/${await continueRecord(film.record, n - 1, you)}`);
  };
  return (
    <section class="review-paper review-parted" data-part="review-parted" data-theme="paper">
      <h2>{t.parted}</h2>
      {Drawn !== null && (
        <Drawn.part
          before={film.moment(n - 1, seat).view}
          played={film.moment(last, seat).view}
          best={film.ifPlayed(n, advice.way, seat)}
          language={language}
          say={voice.say}
          words={{ played: t.playedBy(voice.name(seat)), best: t.expert }}
        />
      )}
      <dl>
        <dt>{t.playedBy(voice.name(seat))}</dt>
        <dd>{played.join(" · ")}</dd>
        <dt>{t.expert}</dt>
        <dd>{best.join(" · ")}</dd>
      </dl>
      <div class="review-acts">
        <Button icon="eye" href={`${replay}${writePlace(n - 1, seat)}`}>
          {t.toReplay}
        </Button>
        <Button icon="arrow-right" onClick={() => void playOn()}>
          {t.playOn}
        </Button>
      </div>
    </section>
  );
}

/** The answers of one seat from here on, up to where chance or another comes in. */
function turnFrom({ record }: Film, n: number): { readonly last: number; readonly moves: readonly Json[] } {
  const rest = record.entries.slice(n - 1);
  const end = rest.findIndex((entry) => entry.seat !== rest[0]?.seat);
  const own = end === -1 ? rest : rest.slice(0, end);
  // What was taken back never happened.
  const undone = new Set(
    own.flatMap(({ decision, move }) => (decision === UNDO ? [(move as { entry: number }).entry] : [])),
  );
  const stood = own.filter((entry) => entry.decision !== UNDO && !undone.has(entry.n));
  return { last: n - 1 + own.length, moves: stood.map(({ move }) => move) };
}
