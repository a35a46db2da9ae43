import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { navigate } from "../../app/router.ts";
import { toast } from "../../app/toast.ts";
import { listLocalMatches, type LocalSummary } from "../../play/local/matches.ts";
import { openSavedMatch } from "../../play/local/open-saved.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Desk } from "./desk.tsx";
import { gameName } from "./game-name.ts";
import { MatchRow } from "./match-row.tsx";
import { localRow, onlineRow, type Row, sortRows } from "./rows.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useScenarios } from "./use-scenarios.ts";
import { ownTables } from "./watch.ts";

/** Matches that run online lie on the desk; below it tables that have not begun or are over, and what is played on this device. */
export function OwnList(): JSX.Element {
  const t = useText({ en, de });
  const [local, readAgain] = useLocalMatches();
  const online = ownTables.value;
  const running = (online ?? []).filter(({ phase }) => phase === "playing");
  const others = (online ?? []).filter(({ phase }) => phase !== "playing");
  const scenarioOf = useScenarios(others);
  const rest = sortRows(others.map((table) => onlineRow(table, t, gameName, scenarioOf(table))));
  const here = sortRows((local ?? []).map((match) => localRow(match, t, gameName)));
  const isKnown = online !== null && local !== null;
  return (
    <>
      {running.length > 0 && <Desk tables={running} />}
      {isKnown && running.length + rest.length + here.length === 0 && (
        <div class="tables-none">
          <h2>{t.none}</h2>
          <p class="muted">{t.noneLead}</p>
          <Button tone="lit" href="/">
            {t.toHome}
          </Button>
        </div>
      )}
      <Rows title={t.rest} rows={rest} onChange={readAgain} />
      <Rows title={t.here} rows={here} onChange={readAgain} />
      <OpenFile />
    </>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly Row[];
  onChange(): void;
}

function Rows({ title, rows, onChange }: RowsProps): JSX.Element | null {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 class="caps tables-heading">{title}</h2>
      <ul class="tables-list">
        {rows.map((row) => (
          <MatchRow key={row.key} row={row} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

/** Null until they are read. */
function useLocalMatches(): readonly [readonly LocalSummary[] | null, () => void] {
  const [matches, setMatches] = useState<readonly LocalSummary[] | null>(null);
  const isHere = useRef(true);
  const read = (): void => {
    const show = (found: readonly LocalSummary[]): void => {
      if (isHere.current) setMatches(found);
    };
    // A browser that keeps nothing has nothing kept.
    listLocalMatches().then(show, () => show([]));
  };
  useEffect(() => {
    isHere.current = true;
    read();
    document.addEventListener("visibilitychange", read);
    return () => {
      isHere.current = false;
      document.removeEventListener("visibilitychange", read);
    };
  }, []);
  return [matches, read];
}

function OpenFile(): JSX.Element {
  const t = useText({ en, de });
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const opened = await openSavedMatch(file);
    if (opened.ok) return navigate(`/local/${opened.value}`);
    if (opened.error === "record") return navigate("/replay");
    toast({ text: t.openedWrong(opened.error), tone: "refusal" });
  };
  return (
    <p class="tables-file">
      <Button icon="paper" onClick={() => input.current?.click()}>
        {t.openFile}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => {
          void open(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
    </p>
  );
}
