import type { PaperSeatFound } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useFullScreen } from "../../app/full-screen.ts";
import { navigate } from "../../app/router.ts";
import { useWakeLock } from "../../app/use-wake-lock.ts";
import { loadPart } from "../../games/index.ts";
import { problemWords } from "../../play/online/problem-words.ts";
import { de as onlineDe } from "../../play/online/text/de.ts";
import { en as onlineEn } from "../../play/online/text/en.ts";
import { useOnlineSession } from "../../play/online/use-online-session.ts";
import type { Session } from "../../play/session.ts";
import { TableMessage } from "../../play/table/table-message.tsx";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { later } from "../../ui/later.tsx";
import { Hats } from "../../ui/hats.ts";
import { handOver } from "../print/handed-over.ts";
import type { EntryModule } from "./contract.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

const TableView = later(async () => (await import("../../play/table/table-view.tsx")).TableView);

interface EnterSheetProps {
  readonly seat: PaperSeatFound;
  readonly match: string;
  readonly token: string;
  readonly code: string;
  /** Looks for the sheet anew: it may be put away, or have another code. */
  onAgain(): void;
}

/** The match with the token of the sheet's seat. */
export function EnterSheet({ seat, match, token, code, onAgain }: EnterSheetProps): JSX.Element {
  useFullScreen();
  useWakeLock();
  const t = useText({ en, de });
  const online = useText({ en: onlineEn, de: onlineDe });
  const { game, config } = seat;
  const session = useOnlineSession({ match, game, config, token });
  const module = useEntry(game);
  if (typeof session === "string") {
    return (
      <TableMessage {...problemWords(online, session)}>
        <Button tone="lit" onClick={onAgain}>
          {online.retry}
        </Button>
      </TableMessage>
    );
  }
  if (session === null || module === null) return <TableMessage title={t.looking} />;
  return <Open {...{ seat, session, module, code, onAgain }} />;
}

interface OpenProps {
  readonly seat: PaperSeatFound;
  readonly session: Session;
  readonly module: EntryModule | "none";
  readonly code: string;
  onAgain(): void;
}

function Open({ seat: { seat, hat, table, game }, session, module, code, onAgain }: OpenProps): JSX.Element {
  const connection = session.connection.value;
  // The sheet was put away, or has another code: then the way in is asked for anew.
  useEffect(() => {
    if (connection === "refused") onAgain();
  }, [connection]);
  // Whoever enters is not the one who writes: everybody is called by name.
  const told = useMemo(() => ({ ...session, isShared: true }), [session]);
  const [isWhole, setWhole] = useState(module === "none");
  const known = session.seats.value.length;
  const hats = useMemo(
    () => Array.from({ length: known }, (_, each) => (each === seat ? hat : each)),
    [known, seat, hat],
  );
  const print = (): void => {
    const moment = session.now.peek();
    if (moment !== null) handOver({ game, view: moment.view, sheets: [{ seat, code }] });
    navigate(`/print/${game}?played`);
  };
  if (isWhole || module === "none") {
    return (
      <TableView
        session={told}
        onLeave={() => (module === "none" ? navigate(`/table/${table}`) : setWhole(false))}
        isDrawn
      />
    );
  }
  return (
    <Hats.Provider value={hats}>
      <module.Entry
        session={told}
        seat={seat}
        onPrint={print}
        onWhole={() => setWhole(true)}
        onLeave={() => navigate(`/table/${table}`)}
      />
    </Hats.Provider>
  );
}

/** How a game's sheets are entered; without that its whole table does. */
function useEntry(game: string): EntryModule | "none" | null {
  const [module, setModule] = useState<EntryModule | "none" | null>(null);
  useEffect(() => {
    let isLeft = false;
    loadPart(game, "onPaper").then(
      (loaded) => isLeft || setModule(loaded ?? "none"),
      () => isLeft || setModule("none"),
    );
    return () => {
      isLeft = true;
    };
  }, [game]);
  return module;
}
