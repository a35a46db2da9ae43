import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { loadClient } from "../../app/api.ts";
import { useFullScreen } from "../../app/full-screen.ts";
import type { PageProps } from "../../app/pages.ts";
import { navigate } from "../../app/router.ts";
import { setTitle } from "../../app/title.ts";
import { useWakeLock } from "../../app/use-wake-lock.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Hats } from "../../ui/hats.ts";
import { isTableId, readInvitation } from "../join/read-code.ts";
import { Lobby } from "./lobby.tsx";
import { Match } from "./match.tsx";
import { Picture } from "./picture.tsx";
import { Said } from "./said.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useScreenLine } from "./use-screen-line.ts";

/** A television or a laptop at the head of the table: what everybody may see, whoever opened it. */
export function Page({ params }: PageProps): JSX.Element {
  useFullScreen();
  useWakeLock();
  const t = useText({ en, de });
  const text = params["code"] ?? "";
  useEffect(() => setTitle(t.title), [t]);
  return <Picture>{isTableId(text) ? <Table id={text} code={null} /> : <ByCode text={text} />}</Picture>;
}

type Found = { readonly id: string; readonly code: string } | { readonly problem: string } | null;

/** Asks the house which table has this code; asks again by itself while the house is away. */
function ByCode({ text }: { readonly text: string }): JSX.Element {
  const t = useText({ en, de });
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    let isWanted = true;
    let timer = 0;
    const look = async (): Promise<void> => {
      const invitation = readInvitation(text);
      if (invitation === null) return setFound({ problem: text === "" ? "" : t.unknown });
      if (invitation.kind === "table") return navigate(`/screen/${invitation.id}`, { replace: true });
      const reply = await (await loadClient()).tables.findByCode(invitation.code);
      if (!isWanted) return;
      if (reply.result === "done") return setFound({ id: reply.value.id, code: invitation.code });
      const isAway = reply.status !== 404 && reply.status !== 429 && reply.status !== 400;
      setFound({ problem: reply.status === 429 ? t.tries : isAway ? t.failed : t.unknown });
      if (isAway) timer = window.setTimeout(() => void look(), AGAIN_MS);
    };
    void look();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, t]);
  if (found === null) return <Said title={t.looking} />;
  return "id" in found ? <Table {...found} /> : <AskCode problem={found.problem} initial={text} />;
}

const AGAIN_MS = 5_000;

function AskCode({ problem, initial }: { readonly problem: string; readonly initial: string }): JSX.Element {
  const t = useText({ en, de });
  const [code, setCode] = useState(problem === "" ? "" : initial);
  const show = (event: Event): void => {
    event.preventDefault();
    if (code.trim() !== "") navigate(`/screen/${encodeURIComponent(code.trim())}`);
  };
  return (
    <Said title={t.codeTitle} text={problem === "" ? t.codeLead : problem}>
      <form class="screen-form" onSubmit={show}>
        <Field label={t.codeLabel} value={code} onInput={setCode} maxLength={200} />
        <Button type="submit" tone="lit" size="big">
          {t.codeShow}
        </Button>
      </form>
    </Said>
  );
}

/** One table after the other: where there is a rematch, the screen goes along. */
function Table({ id: first, code: typed }: { readonly id: string; readonly code: string | null }): JSX.Element {
  const t = useText({ en, de });
  const [id, setId] = useState(first);
  const { table, connection, show } = useScreenLine(id);
  const rematch = table?.rematch ?? null;
  useEffect(() => {
    if (rematch !== null) setId(rematch);
  }, [rematch]);
  const worn = table?.seats.map(({ hat }) => hat) ?? [];
  const hats = useMemo(() => worn, [worn.join()]);
  if (connection.status === "refused") return <Said title={t.codeTitle} text={connection.failure.error} />;
  if (table === null) return <Said title={t.looking} text={connection.status === "waiting" ? t.lineDown : undefined} />;
  const code = table.screenCode ?? (id === first ? typed : null);
  const isDown = connection.status === "waiting";
  return (
    <Hats.Provider value={hats}>
      {table.phase === "open" ? (
        <Lobby table={table} code={code} />
      ) : table.phase === "ended" ? (
        <Said title={t.endedTitle} text={t.endedLead} />
      ) : table.match === null ? (
        <Said title={t.privateTitle} text={t.privateLead} />
      ) : (
        <Match key={table.match} table={table} match={table.match} code={code} onShown={show} />
      )}
      {isDown && <p class="screen-down">{t.lineDown}</p>}
    </Hats.Provider>
  );
}
