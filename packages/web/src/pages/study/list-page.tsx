import { readStudy, STUDY_LIMITS, titled } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "./study.css";
import { shortDate } from "../../app/dates.ts";
import { Link } from "../../app/link.tsx";
import { navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { nameSeats } from "../../play/seat-names.ts";
import { openBase } from "../../study/base.ts";
import { keepStudy, type KeptStudy, listKeptStudies, removeKeptStudy, saveStudy } from "../../study/kept.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { problemText } from "./opened.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** The studies of this device, and the way in for those of others. */
export function Page(): JSX.Element {
  const t = useText({ en, de });
  const [all, setAll] = useState<readonly KeptStudy[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ readonly what: "rename" | "remove"; readonly kept: KeptStudy } | null>(null);
  const [title, setTitle] = useState("");
  const chooser = useRef<HTMLInputElement>(null);
  const read = (): void => void listKeptStudies().then(setAll, () => setAll([]));
  useEffect(read, []);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setProblem(file.size > 4 * STUDY_LIMITS.characters ? t.large : await take(await file.text()));
  };
  const take = async (text: string): Promise<string | null> => {
    const study = readStudy(text);
    if (!study.ok) return problemText(study.error, t);
    const base = await openBase(study.value);
    if (!base.ok) return problemText(base.error, t);
    try {
      navigate(`/study/local/${await keepStudy(study.value)}`);
      return null;
    } catch {
      return t.full;
    }
  };
  const close = (): void => setAsked(null);
  const settle = async (): Promise<void> => {
    if (asked === null) return;
    const { what, kept } = asked;
    if (what === "remove") await removeKeptStudy(kept.id);
    else await saveStudy({ ...kept, study: titled(kept.study, title) });
    close();
    read();
  };
  const nameOf = ({ study }: KeptStudy): string => (study.title === "" ? t.nameless : study.title);
  return (
    <Frame
      title={t.listTitle}
      lead={t.listLead}
      actions={
        <>
          <Button icon="paper" onClick={() => chooser.current?.click()}>
            {t.import}
          </Button>
          <Button icon="eye" href="/replay">
            {t.toReplay}
          </Button>
        </>
      }
    >
      <input
        ref={chooser}
        type="file"
        class="vh"
        accept=".json,application/json"
        aria-label={t.import}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          // The same file can be chosen again after it was mended.
          currentTarget.value = "";
        }}
      />
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      {all?.length === 0 && <p>{t.none}</p>}
      <ul class="study-list" data-part="studies">
        {all?.map((kept) => (
          <li key={kept.id} data-part="study-row">
            <div>
              <Link href={`/study/local/${kept.id}`}>
                <b>{nameOf(kept)}</b>
              </Link>
              <p class="muted">
                {eyesOf(kept)} · {t.changed(shortDate(kept.changedAt))}
              </p>
            </div>
            <Button
              size="small"
              icon="pencil"
              onClick={() => {
                setTitle(kept.study.title);
                setAsked({ what: "rename", kept });
              }}
            >
              {t.rename}
            </Button>
            <Button size="small" icon="close" onClick={() => setAsked({ what: "remove", kept })}>
              {t.remove}
            </Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <Dialog
          open
          title={asked.what === "rename" ? t.rename : t.removeAsk(nameOf(asked.kept))}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{t.cancel}</Button>
              <Button tone={asked.what === "rename" ? "lit" : "danger"} onClick={() => void settle()}>
                {asked.what === "rename" ? t.rename : t.remove}
              </Button>
            </>
          }
        >
          {asked.what === "rename" ? (
            <Field label={t.makeName} value={title} onInput={setTitle} maxLength={STUDY_LIMITS.title} />
          ) : (
            <p>{t.removeLead}</p>
          )}
        </Dialog>
      )}
    </Frame>
  );

  function eyesOf({ study }: KeptStudy): string {
    if (study.eyes === "open") return t.open;
    return t.seen(nameSeats(study.seen.seats, settings.language.value)[study.eyes]?.name ?? "");
  }
}
