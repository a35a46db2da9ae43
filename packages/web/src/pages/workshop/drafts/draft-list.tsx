import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "./drafts.css";
import { announce } from "../../../app/announce.ts";
import { Link } from "../../../app/link.tsx";
import { settings } from "../../../app/settings.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { workshopPath } from "../paths.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import { copyName, type Draft } from "./draft.ts";
import type { DraftBook } from "./use-drafts.ts";

export interface DraftListProps<Content> {
  readonly game: string;
  readonly book: DraftBook<Content>;
  /** How far a draft is: null if it is finished, else what is missing. */
  missing(content: Content): string | null;
}

/** What this device keeps: to go on with, to copy, to throw away. A draft thrown away can be taken back out of the bin. */
export function DraftList<Content>({ game, book, missing }: DraftListProps<Content>): JSX.Element | null {
  const t = useText({ en, de });
  const [binned, setBinned] = useState<Draft<Content> | null>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  // What was pressed has gone with its draft: the way back is the next thing at hand.
  useEffect(() => notice.current?.querySelector("button")?.focus(), [binned]);
  const { drafts, add, remove, restore } = book;
  const bin = (draft: Draft<Content>): void => {
    remove(draft.id);
    setBinned(draft);
    announce(t.deleted(draft.name));
  };
  const copy = ({ name, content }: Draft<Content>): void => {
    const taken = drafts.map((draft) => draft.name);
    add(copyName(name, taken), content);
  };
  if (drafts.length === 0 && binned === null) return null;
  return (
    <section class="work-drafts" aria-labelledby="work-drafts">
      <h2 id="work-drafts">{t.drafts}</h2>
      {binned !== null && (
        <p ref={notice} class="work-binned">
          <span>{t.deleted(binned.name)}</span>
          <Button
            size="small"
            icon="undo"
            onClick={() => {
              restore(binned);
              setBinned(null);
            }}
          >
            {t.undelete}
          </Button>
        </p>
      )}
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id} class="work-draft">
            <Link href={workshopPath(game, draft.id)}>
              <Icon name="plan" />
              <span>
                <b>{draft.name === "" ? t.nameless : draft.name}</b>
                <small>
                  {missing(draft.content) ?? t.finished} · {dateText(draft.changedAt)}
                </small>
              </span>
            </Link>
            <IconButton icon="deck" label={t.copy(draft.name)} onClick={() => copy(draft)} />
            <IconButton icon="eraser" label={t.delete(draft.name)} onClick={() => bin(draft)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function dateText(time: number): string {
  return new Intl.DateTimeFormat(settings.language.value, { day: "numeric", month: "long" }).format(time);
}
