import type { StudyWork } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { loadClient } from "../../app/api.ts";
import type { PageProps } from "../../app/pages.ts";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { nameSeats } from "../../play/seat-names.ts";
import { TableMessage } from "../../play/table/table-message.tsx";
import { useText } from "../../text/texts.ts";
import { LeadStrip } from "./lead-strip.tsx";
import { Opened } from "./opened.tsx";
import { copyItem } from "./page.tsx";
import { StudyTable } from "./study-table.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useRoom } from "./use-room.ts";
import type { OpenedStudy } from "./use-study.ts";

/** A study of the house, looked at together: somebody leads, everybody follows or looks by themselves. */
export function Page({ params }: PageProps): JSX.Element {
  const { id = "" } = params;
  return (
    <Opened source="online" id={id}>
      {(opened) => <Together opened={opened} id={id} />}
    </Opened>
  );
}

function Together({ opened, id }: { readonly opened: OpenedStudy; readonly id: string }): JSX.Element {
  const t = useText({ en, de });
  const { base, study } = opened;
  const language = settings.language.value;
  const seats = useMemo(() => nameSeats(base.seats, language), [base, language]);
  const { room, work, connection, goTo, comeAgain } = useRoom(id, study);
  const [isAlone, setAlone] = useState(false);
  // What was just written here is shown before the house has heard of it.
  const [ahead, setAhead] = useState<{ readonly work: StudyWork; readonly edit: number } | null>(null);
  const writing = useRef<Promise<void>>(Promise.resolve());
  const edit = room?.edit ?? 0;
  const shown = ahead !== null && ahead.edit > edit ? ahead.work : work;
  const isLeading = room !== null && room.you !== null && room.leader?.guest === room.you;
  const write = (next: StudyWork): void => {
    // The house counts what is written: this is shown until it has come so far.
    setAhead({ work: next, edit: Math.max(edit, ahead?.edit ?? 0) + 1 });
    const { title, pages, branches } = next;
    writing.current = writing.current.then(() => send({ title, pages, branches }));
  };
  const send = async (next: StudyWork): Promise<void> => {
    const reply = await (await loadClient()).studies.write(id, next);
    if (reply.result === "done") return;
    setAhead(null);
    toast({ text: `${t.notLed} ${reply.error}`, tone: "refusal" });
  };
  if (room === null && connection === "connecting") return <TableMessage title={t.loading} />;
  const ledTo = room === null || isLeading || isAlone ? null : room.at;
  return (
    <StudyTable
      {...{ base, seats, ledTo }}
      work={shown}
      start={room?.at ?? { branch: null, n: 0 }}
      path={null}
      onWork={isLeading ? write : null}
      onPlace={(place, isOwn) => {
        // Nobody is led to what is not written yet.
        if (isLeading && isOwn) void writing.current.then(() => goTo(place));
        else if (isOwn) setAlone(true);
      }}
      note={
        <LeadStrip
          {...{ id, room, connection, isLeading, isAlone }}
          onBack={() => setAlone(false)}
          onName={comeAgain}
        />
      }
      menu={[copyItem({ ...study, ...shown }, t), { label: t.toList, icon: "log", href: "/studies" }]}
    />
  );
}
