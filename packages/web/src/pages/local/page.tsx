import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useFullScreen } from "../../app/full-screen.ts";
import type { PageProps } from "../../app/pages.ts";
import { navigate } from "../../app/router.ts";
import { LocalTable, type LocalTableProps } from "../../play/local/local-table.tsx";
import type { OpenProblem } from "../../play/local/messages.ts";
import { openOnThisDevice } from "../../play/local/open.ts";
import type { LocalSession } from "../../play/local/session.ts";
import { TableMessage } from "../../play/table/table-message.tsx";
import { useAfterwards } from "../../records/use-afterwards.tsx";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { usePrintItem } from "../print/menu-item.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

type Opening =
  | { readonly type: "opening" }
  | { readonly type: "failed"; readonly problem: OpenProblem }
  | { readonly type: "open"; readonly session: LocalSession };

/** A match of this device. It needs no server. */
export function Page({ params }: PageProps): JSX.Element {
  useFullScreen();
  const t = useText({ en, de });
  const id = params["id"] ?? "";
  const [attempt, setAttempt] = useState({ count: 0, isTakingOver: false });
  const opening = useLocalSession(id, attempt);
  const leave = (): void => navigate("/tables");
  if (opening.type === "opening") return <TableMessage title={t.opening} />;

  const stopped = opening.type === "open" ? opening.session.stopped.value : null;
  const problem = opening.type === "failed" ? opening.problem : stopped;
  if (opening.type === "open" && problem === null)
    return <OpenTable id={id} session={opening.session} onLeave={leave} />;

  const isElsewhere = problem === "busy" || problem === "taken";
  const again = (): void => setAttempt({ count: attempt.count + 1, isTakingOver: isElsewhere });
  return (
    <TableMessage title={t.title} text={t[problem ?? "broken"]}>
      {problem !== "unknown" && problem !== "gone" && (
        <Button tone="lit" onClick={again}>
          {isElsewhere ? t.playHere : t.retry}
        </Button>
      )}
      <Button href="/tables">{t.tables}</Button>
    </TableMessage>
  );
}

function OpenTable(props: Omit<LocalTableProps, "menu" | "afterwards">): JSX.Element {
  const afterwards = useAfterwards(props.id, props.session);
  return <LocalTable {...props} menu={usePrintItem(props.session).item} afterwards={afterwards} />;
}

function useLocalSession(id: string, attempt: { readonly count: number; readonly isTakingOver: boolean }): Opening {
  const [opening, setOpening] = useState<Opening>({ type: "opening" });
  useEffect(() => {
    let session: LocalSession | null = null;
    let isLeft = false;
    setOpening({ type: "opening" });
    void openOnThisDevice(id, attempt.isTakingOver).then((opened) => {
      if (!opened.ok) return isLeft || setOpening({ type: "failed", problem: opened.error });
      session = opened.value;
      return isLeft ? session.close() : setOpening({ type: "open", session });
    });
    return () => {
      isLeft = true;
      session?.close();
    };
  }, [id, attempt]);
  return opening;
}
