import { type KnownConfig, loadFront, loadMatchCore } from "@safehouse/games";
import type { Edition, Json } from "@safehouse/kernel";
import type { Client, LiveMatch, MatchSnapshot } from "@safehouse/protocol";
import { useEffect, useState } from "preact/hooks";
import { loadClient, loadLiveClient } from "../../app/api.ts";
import { settings } from "../../app/settings.ts";
import { loadPart } from "../../games/index.ts";
import { textIn } from "../../text/texts.ts";
import { rulesLater } from "../rules.ts";
import { nameSeats } from "../seat-names.ts";
import type { Session } from "../session.ts";
import { keeperOf } from "./keeper.ts";
import type { MatchLine } from "./kept-match.ts";
import { keepToken } from "./seat-token.ts";
import { openOnlineSession } from "./session.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Some moves come at once: what is kept is where they led. */
const KEEP_AFTER_MS = 500;

function keepWhatIsTold(live: LiveMatch): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  live.subscribe((news) => {
    if (news.type !== "state") return;
    clearTimeout(timer);
    const keep = async (): Promise<void> => (await import("./kept-tables.ts")).keepState(news.state);
    timer = setTimeout(() => void keep().catch(() => {}), KEEP_AFTER_MS);
  });
}

interface Wanted {
  readonly match: string;
  readonly game: string;
  /** As far as it is known. */
  readonly config?: Json;
  /** Plays that seat; without it the match is watched. */
  readonly token: string | null;
  /** Without a line: the match as this device last saw it. */
  readonly kept?: MatchSnapshot | null;
  /** Whether to keep it for a time without a line. */
  readonly isKept?: boolean;
}

/** `release` and `releaseOver`: it is played, or was, by rules that this release does not have. */
export type OnlineProblem = "unknownGame" | "failed" | "refused" | "release" | "releaseOver";
export type OnlineSession = Session | OnlineProblem;

/** A match on the server that this page comes from, followed as long as the page shows it. Another attempt opens it anew. */
export function useOnlineSession(
  { match, game: gameId, config: known, token, kept = null, isKept = false }: Wanted,
  attempt = 0,
): OnlineSession | null {
  const [opened, setOpened] = useState<OnlineSession | null>(null);
  useEffect(() => {
    let session: Session | null = null;
    let isLeft = false;
    const show = (result: OnlineSession | null): void => {
      if (!isLeft) setOpened(result);
    };
    const open = async (edition?: Edition): Promise<void> => {
      const config = (known ?? {}) as KnownConfig;
      // The board comes while the game does; whether it could be loaded, the table will see.
      void loadPart(gameId, "board").catch(() => null);
      const [client, game] = await Promise.all([loadLiveClient(), loadFront(gameId, { edition, config })]);
      if (isLeft) return;
      if (game === null) return edition === undefined ? show("unknownGame") : explainRelease();
      // The replay of a private match asks for it.
      if (token !== null) keepToken(match, token);
      const seat = token === null ? {} : { token };
      const line = await lineTo(client);
      if (isLeft) return line.close();
      session = openOnlineSession(line, {
        game,
        rules: rulesLater(() => loadMatchCore(gameId, { edition, config })),
        nameSeats: (seats) => nameSeats(seats, settings.language.peek()),
        notSent(isKept) {
          const t = textIn(settings.language.peek(), { en, de });
          return isKept ? t.kept : t.notSent;
        },
        ...((token !== null || kept !== null) && { keeper: keeperOf(match, game) }),
        async readLog() {
          const reply = await client.getMatch(match, { from: 1, ...seat });
          return reply.result === "done" ? reply.value.log : [];
        },
        onOtherEdition(other) {
          session?.close();
          show(null);
          (other === null ? explainRelease() : open(other)).catch(() => show("failed"));
        },
      });
      show(session);
    };
    const lineTo = async (client: Client): Promise<MatchLine> => {
      if (kept !== null) return (await import("./kept-match.ts")).keptMatch(kept);
      const live = client.match(match, token ?? undefined);
      if (isKept && token !== null) keepWhatIsTold(live);
      return live;
    };
    /** A finished match can be told apart from one that waits: of that, the server knows nothing but why. */
    const explainRelease = async (): Promise<void> => {
      const reply = await (await loadClient()).getMatch(match, token === null ? {} : { token });
      const isOver = reply.result === "done" && reply.value.outcome !== null;
      show(isOver ? "releaseOver" : "release");
    };
    show(null);
    open().catch(() => show("failed"));
    return () => {
      isLeft = true;
      session?.close();
    };
  }, [match, gameId, token, attempt, kept]);
  return opened;
}
