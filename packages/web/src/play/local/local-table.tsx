import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { navigate } from "../../app/router.ts";
import { useText } from "../../text/texts.ts";
import { later } from "../../ui/later.tsx";
import type { MenuItem } from "../../ui/menu.tsx";
import { download } from "../download.ts";
import { nameOwnSeats } from "../seat-names.ts";
import { TableView, type TableViewProps } from "../table/table-view.tsx";
import { useLessonOffer } from "./use-lesson-offer.ts";
import { troubleOf } from "./kept.ts";
import type { LocalSession } from "./session.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

const HotSeatTable = later(async () => (await import("./hot-seat-table.tsx")).HotSeatTable);

export interface LocalTableProps {
  readonly id: string;
  readonly session: LocalSession;
  /** Of the page around it. */
  readonly menu: readonly MenuItem[];
  /** What the page has to say at the end. */
  readonly afterwards: ComponentChildren;
  readonly onLeave: () => void;
}

/** A match of this device: one person against bots, bots alone, or several who pass the device around. */
export function LocalTable({ id, session, menu, afterwards, onLeave }: LocalTableProps): JSX.Element {
  const t = useText({ en, de });
  const complain = (error: unknown): void => toast({ text: t[troubleOf(error)], tone: "refusal" });
  const save = async (): Promise<void> => {
    const { saveLocalMatch } = await import("./matches.ts");
    const file = await saveLocalMatch(id);
    if (file !== null) download(file, `${t.saveFileName}-${session.game.meta.id}.json`);
  };
  const again = async (): Promise<string> => (await import("./create.ts")).playAgain(id);
  const table: TableViewProps = {
    session,
    onLeave,
    afterwards,
    menu: [{ label: t.saveFile, icon: "paper", onSelect: () => void save().catch(complain) }, ...menu],
    replayHref: `/replay/local/${id}`,
    lessonHref: useLessonOffer(session.game.meta.id),
    onAgain: () => void again().then((next) => navigate(`/local/${next}`), complain),
    ...(session.opened.continuedFrom !== null && { note: <p class="table-note">{t.practice}</p> }),
  };
  return session.isShared ? (
    <HotSeatTable session={session} table={table} />
  ) : (
    <OwnTable session={session} table={table} />
  );
}

function OwnTable({ session, table }: { readonly session: LocalSession; readonly table: TableViewProps }): JSX.Element {
  useEffect(() => {
    const you = session.opened.seats.findIndex(({ kind }) => kind === "human");
    void session.watch(you < 0 ? "spectator" : you);
  }, [session]);
  const { seats, edition, config } = session.opened;
  // Advice is for practice: never where another person sits, and of no use to who only watches.
  const isPractice = seats.filter(({ kind }) => kind === "human").length === 1;
  return (
    <TableView
      {...table}
      seats={nameOwnSeats(seats, settings.language.value)}
      coached={isPractice ? { edition, config } : null}
    />
  );
}
