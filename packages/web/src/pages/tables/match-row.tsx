import { findOnShelf } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Link } from "../../app/link.tsx";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { deleteLocalMatch, type LocalSummary, renameLocalMatch, saveLocalMatch } from "../../play/local/matches.ts";
import { Cover } from "../../shelf/cover.tsx";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { isExpiring, type Row } from "./rows.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface MatchRowProps {
  readonly row: Row;
  /** Something about the match of this device is different now. */
  onChange(): void;
}

export function MatchRow({ row, onChange }: MatchRowProps): JSX.Element {
  const t = useText({ en, de });
  const game = findOnShelf(row.game);
  return (
    <li class={row.isMine ? "tables-row tables-row-mine" : "tables-row"}>
      <Link class="tables-link" data-part="match-link" href={row.href}>
        {game !== null && <Cover game={game} isSmall />}
        <span class="tables-words">
          <span class="caps tables-state">{row.state}</span>
          <b>{row.title}</b>
          <small>{row.detail}</small>
          {row.expiresAt !== null && isExpiring(row, Date.now()) && (
            <small>{t.expiresSoon(dateText(row.expiresAt))}</small>
          )}
        </span>
        <Icon name="forward" />
      </Link>
      {row.local !== null && <LocalMenu match={row.local} title={row.title} onChange={onChange} />}
    </li>
  );
}

interface LocalMenuProps {
  readonly match: LocalSummary;
  readonly title: string;
  onChange(): void;
}

/** What can be done with a match of this device besides playing it. */
function LocalMenu({ match, title, onChange }: LocalMenuProps): JSX.Element {
  const t = useText({ en, de });
  const [asking, setAsking] = useState<"rename" | "delete" | null>(null);
  const [name, setName] = useState(title);
  const close = (): void => setAsking(null);
  const finish = async (done: Promise<void>): Promise<void> => {
    close();
    try {
      await done;
    } catch {
      toast({ text: t.notKept, tone: "refusal" });
    }
    onChange();
  };
  const rename = (): void => void finish(renameLocalMatch(match.id, name));
  return (
    <>
      <Menu
        label={t.more(title)}
        icon="menu"
        items={[
          { label: t.rename, icon: "pencil", onSelect: () => setAsking("rename") },
          { label: t.saveFile, icon: "paper", onSelect: () => void save(match, title) },
          { label: t.delete, icon: "close", onSelect: () => setAsking("delete"), danger: true },
        ]}
      />
      <Dialog
        open={asking === "rename"}
        title={t.renameTitle}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{t.cancel}</Button>
            <Button tone="lit" onClick={rename}>
              {t.ok}
            </Button>
          </>
        }
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            rename();
          }}
        >
          <Field label={t.nameLabel} value={name} onInput={setName} maxLength={60} />
        </form>
      </Dialog>
      <Dialog
        open={asking === "delete"}
        title={t.deleteTitle(title)}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{t.cancel}</Button>
            <Button tone="danger" onClick={() => void finish(deleteLocalMatch(match.id))}>
              {t.delete}
            </Button>
          </>
        }
      >
        <p>{t.deleteLead}</p>
      </Dialog>
    </>
  );
}

async function save({ id }: LocalSummary, title: string): Promise<void> {
  const file = await saveLocalMatch(id);
  if (file === null) return;
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = `${title.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-+|-+$/g, "") || "match"}.safehouse.json`;
  link.click();
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function dateText(time: number): string {
  const language = settings.language.value === "de" ? "de" : "en-GB";
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(new Date(time));
}
