import { loadCore } from "@safehouse/games";
import type { MatchRecord } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import "./open-page.css";
import { navigate } from "../../app/router.ts";
import { troubleOf } from "../../play/local/kept.ts";
import { readRecordFile } from "../../play/replay/read-record.ts";
import { keepRecord } from "../../play/replay/records.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { problemText } from "./problem-text.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Imports the record of a finished match. */
export function Page(): JSX.Element {
  const t = useText({ en, de });
  const [problem, setProblem] = useState<string | null>(null);
  /** What there is of a record that is damaged, or cut. */
  const [part, setPart] = useState<MatchRecord | null>(null);
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setProblem(null);
    setPart(null);
    try {
      const film = await readRecordFile(await file.text(), loadCore);
      if (film.ok) navigate(`/replay/file/${await keepRecord(film.value.record)}`);
      else {
        setProblem(problemText(film.error, t));
        setPart("record" in film.error && film.error.kind !== "release" ? film.error.record : null);
      }
    } catch (error) {
      setProblem(troubleOf(error) === "full" ? t.full : t["not-record"]);
    }
  };
  const reviewPart = async (record: MatchRecord): Promise<void> => {
    try {
      navigate(`/review/file/${await keepRecord(record)}`);
    } catch {
      setProblem(t.full);
    }
  };
  return (
    <Frame
      title={t.openTitle}
      lead={t.openLead}
      actions={
        <Button icon="pencil" href="/studies">
          {t.studies}
        </Button>
      }
    >
      <div
        class={isOver ? "replay-drop replay-drop-over" : "replay-drop"}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void open(event.dataTransfer?.files[0]);
        }}
      >
        <Icon name="paper" />
        <p>{t.dropHere}</p>
        <Button tone="lit" onClick={() => chooser.current?.click()}>
          {t.choose}
        </Button>
        <input
          ref={chooser}
          type="file"
          class="vh"
          accept=".json,application/json"
          aria-label={t.choose}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0]);
            // The same file can be chosen again after it was mended.
            currentTarget.value = "";
          }}
        />
      </div>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      {part !== null && (
        <Button icon="lamp" data-part="review-part" onClick={() => void reviewPart(part)}>
          {t.reviewPart}
        </Button>
      )}
    </Frame>
  );
}
