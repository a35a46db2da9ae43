import type { MatchRecord } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { addressIn } from "../../app/base.ts";
import { useFullScreen } from "../../app/full-screen.ts";
import type { PageProps } from "../../app/pages.ts";
import { navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { download } from "../../play/download.ts";
import { readPlace, writePlace } from "../../play/replay/place.ts";
import { openReplaySession } from "../../play/replay/session.ts";
import { nameSeats } from "../../play/seat-names.ts";
import { TableMessage } from "../../play/table/table-message.tsx";
import { TableView } from "../../play/table/table-view.tsx";
import { useVoice } from "../../play/table/use-voice.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import type { MenuItem } from "../../ui/menu.tsx";
import { laterOpened } from "../../ui/later.tsx";
import { usePrintItem } from "../print/menu-item.ts";
import { ContinueDialog } from "./continue-dialog.tsx";
import { Controls } from "./controls.tsx";
import { problemText } from "./problem-text.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useAddress } from "./use-address.ts";
import { type OpenedFilm, useFilm } from "./use-film.ts";
import { usePlayer } from "./use-player.ts";
import { VerifyDialog } from "./verify-dialog.tsx";

const NewStudyDialog = laterOpened(async () => (await import("../../study/new-study-dialog.tsx")).NewStudyDialog);

/** Any finished match: from the server, from this device, or from a file. */
export function Page({ params, query }: PageProps): JSX.Element {
  useFullScreen();
  const t = useText({ en, de });
  const { source = "", id = "" } = params;
  const [attempt, setAttempt] = useState(0);
  const opened = useFilm(source, id, attempt);
  if (opened === null) return <TableMessage title={t.loading} />;
  if (opened.ok)
    return <Replay opened={opened.value} query={query} path={`/replay/${source}/${id}`} isOwn={source !== "online"} />;
  return (
    <TableMessage title={t.title} text={problemText(opened.error, t)}>
      {opened.error.kind === "unreachable" && (
        <Button tone="lit" onClick={() => setAttempt(attempt + 1)}>
          {t.retry}
        </Button>
      )}
      {opened.error.kind === "release" && <SaveButton record={opened.error.record} />}
      <Button href="/replay">{t.openOther}</Button>
    </TableMessage>
  );
}

/** What cannot be shown here may still be taken along. */
function SaveButton({ record }: { readonly record: MatchRecord }): JSX.Element {
  const t = useText({ en, de });
  return (
    <Button tone="lit" onClick={() => saveRecord(record)}>
      {t.downloadRecord}
    </Button>
  );
}

function saveRecord(record: MatchRecord): void {
  const file = new Blob([JSON.stringify(record)], { type: "application/json" });
  download(file, `safehouse-${record.game}-${record.commitment.slice(0, 8)}.json`);
}

interface ReplayProps {
  readonly opened: OpenedFilm;
  readonly query: URLSearchParams;
  readonly path: string;
  /** Nobody else's device has it. */
  readonly isOwn: boolean;
}

function Replay({ opened: { film, continuedFrom }, query, path, isOwn }: ReplayProps): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const seats = useMemo(() => nameSeats(film.record.seats, language), [film, language]);
  // The address is where it begins; afterwards it follows.
  const session = useMemo(() => openReplaySession(film, seats, readPlace(query, film.length, seats.length)), [film]);
  const player = usePlayer(session);
  const voice = useVoice(session, seats, language);
  const [dialog, setDialog] = useState<"verify" | "continue" | "study" | null>(null);
  useAddress(path, session);
  const copyLink = async (): Promise<void> => {
    const place = writePlace(session.at.peek(), session.eyes.peek());
    const isCopied = await copyText(`${globalThis.location.origin}${addressIn(path)}${place}`);
    toast({ text: `${isCopied ? t.copied : t.copyFailed}${isOwn ? ` ${t.linkHere}` : ""}` });
  };
  const { item: printItem } = usePrintItem(session);
  const menu: MenuItem[] = [
    { label: t.review, icon: "lamp", href: path.replace(/^\/replay/, "/review") },
    { label: t.verify, icon: "check", onSelect: () => setDialog("verify") },
    { label: t.continueHere, icon: "forward", onSelect: () => setDialog("continue") },
    { label: t.study, icon: "pencil", onSelect: () => setDialog("study") },
    { label: t.copyLink, icon: "link", onSelect: () => void copyLink() },
    { label: t.downloadRecord, icon: "paper", onSelect: () => saveRecord(film.record) },
    ...printItem,
    { label: t.openOther, icon: "log", href: "/replay" },
  ];
  const step = (by: number) => () => player.seek(session.at.peek() + by);
  return (
    <>
      <TableView
        session={session}
        seats={seats}
        menu={menu}
        foot={voice !== null && <Controls session={session} player={player} say={voice.say} />}
        onEntry={player.seek}
        shortcuts={{
          ArrowLeft: step(-1),
          ArrowRight: step(1),
          Home: step(-film.length),
          End: step(film.length),
          " ": player.toggle,
        }}
        shortcutHelp={[
          ["← →", t.keyArrows],
          ["␣", t.keySpace],
          ["Home End", t.keyHome],
        ]}
        onLeave={() => navigate("/tables")}
      />
      <VerifyDialog
        film={film}
        continuedFrom={continuedFrom}
        open={dialog === "verify"}
        onClose={() => setDialog(null)}
      />
      <NewStudyDialog
        film={film}
        eyes={String(session.eyes.value)}
        n={session.at.value}
        open={dialog === "study"}
        onClose={() => setDialog(null)}
      />
      <ContinueDialog session={session} open={dialog === "continue"} onClose={() => setDialog(null)} />
    </>
  );
}
