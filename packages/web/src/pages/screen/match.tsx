import type { TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { settings } from "../../app/settings.ts";
import { problemWords } from "../../play/online/problem-words.ts";
import { de as onlineDe } from "../../play/online/text/de.ts";
import { en as onlineEn } from "../../play/online/text/en.ts";
import { useOnlineSession } from "../../play/online/use-online-session.ts";
import type { SeatInfo, Session } from "../../play/session.ts";
import { useBoard } from "../../play/table/use-board.ts";
import { useVoice } from "../../play/table/use-voice.ts";
import { useStage } from "../../stage/use-stage.ts";
import { useText } from "../../text/texts.ts";
import { gameName } from "../tables/game-name.ts";
import { seatInfos } from "../lobby/seat-infos.ts";
import { Asked } from "./asked.tsx";
import { ChapterTitle } from "./chapter-title.tsx";
import { Beside, Drawn } from "./drawn.tsx";
import { Invite } from "./invite.tsx";
import { LastLine } from "./last-line.tsx";
import { People } from "./people.tsx";
import { Reel } from "./reel.tsx";
import { Said } from "./said.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useReport } from "./use-report.ts";
import { useScreenBoard } from "./use-screen-board.ts";

export interface MatchProps {
  readonly table: TableView;
  readonly match: string;
  readonly code: string | null;
  onShown(n: number): void;
}

/** The match as a spectator sees it: its line has no token, so there is nothing else that it could show. */
export function Match(props: MatchProps): JSX.Element {
  const { table, match } = props;
  const t = useText({ en, de });
  const online = useText({ en: onlineEn, de: onlineDe });
  const session = useOnlineSession({ match, game: table.game, config: table.config, token: null });
  if (session === null) return <Said title={t.looking} />;
  if (typeof session === "string") return <Said {...problemWords(online, session)} />;
  return <Watched {...props} session={session} />;
}

function Watched({ table, code, onShown, session }: MatchProps & { readonly session: Session }): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const known = session.seats.value;
  const seats = useAsPlayed(table, known);
  const voice = useVoice(session, seats, language);
  const loaded = useBoard(table.game);
  const drawn = useScreenBoard(table.game);
  const board = loaded.type === "ready" ? loaded.board : null;
  // Calm, for a whole room; nobody is asked anything here.
  const stage = useStage(session, { scenes: board?.scenes, pace: "slow", isUrgent: false, isHeld: false });
  const { shown } = stage;
  useReport(stage, onShown);
  if (shown === null || voice === null || drawn === null) return <Said title={t.looking} />;
  const { moment } = shown;
  const outcome = stage.left > 0 ? null : moment.outcome;
  const where = drawn === "none" ? undefined : drawn.where?.(moment.view, voice.say);
  const picture = { session, seats, voice, shown, outcome, board: drawn, isBehind: stage.left > 0 };
  return (
    <div
      class="screen-match"
      data-part="screen-match"
      data-shown={moment.n}
      style={drawn === "none" || drawn.beside === undefined ? {} : { "--beside": `${drawn.beside}px` }}
    >
      <header class="screen-head">
        <h1>{gameName(table.game)}</h1>
        <p>{[where, board?.headline(moment.view, language)].filter(Boolean).join(" · ")}</p>
      </header>
      <div class="screen-board" data-part="screen-board">
        <Drawn {...picture} />
      </div>
      <div class="screen-side" data-part="screen-side">
        {(drawn === "none" || drawn.showsPeople?.(moment.view) !== true) && (
          <People {...{ table, seats, voice, moment }} />
        )}
        <Beside {...picture} />
        <Asked {...{ session, voice, moment }} />
        <Invite table={table} code={code} label={t.joinOrWatch} />
      </div>
      <LastLine {...{ session, seats, voice, shown }} />
      <ChapterTitle {...{ session, voice, shown }} />
      {outcome !== null && <Reel {...{ session, voice, outcome }} />}
    </div>
  );
}

/** The table hears of the end before the room has seen it: until then, and after it, everybody stays what they were while it was played. */
function useAsPlayed(table: TableView, known: readonly SeatInfo[]): readonly SeatInfo[] {
  const kept = useRef<readonly SeatInfo[] | null>(null);
  return useMemo(() => {
    if (table.phase === "playing" || kept.current === null) kept.current = seatInfos(table, known);
    return kept.current;
  }, [table, known]);
}
