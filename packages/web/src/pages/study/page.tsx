import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { PageProps } from "../../app/pages.ts";
import { location, navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { nameSeats } from "../../play/seat-names.ts";
import { keepStudy, type KeptStudy, saveStudy } from "../../study/kept.ts";
import { type Texts, useText } from "../../text/texts.ts";
import { laterOpened } from "../../ui/later.tsx";
import type { MenuItem } from "../../ui/menu.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Opened } from "./opened.tsx";
import { readStudyPlace } from "./place.ts";
import { StudyTable } from "./study-table.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import type { OpenedStudy } from "./use-study.ts";

const ShareDialog = laterOpened(async () => (await import("./share-dialog.tsx")).ShareDialog);

/** A study of this device, or the one that stands in the address itself (`/study#…`). */
export function Page({ params, query }: PageProps): JSX.Element {
  const { id } = params;
  if (id === undefined) {
    return (
      <Opened source="link" id={location.value.hash}>
        {(opened) => <Sent opened={opened} query={query} />}
      </Opened>
    );
  }
  return (
    <Opened source="local" id={id}>
      {({ kept, ...opened }) => (kept === null ? <></> : <Own {...{ opened, query }} first={kept} />)}
    </Opened>
  );
}

interface OwnProps {
  readonly opened: Omit<OpenedStudy, "kept">;
  readonly query: URLSearchParams;
  readonly first: KeptStudy;
}

/** One's own: what is written is kept at once. */
function Own({ opened, query, first }: OwnProps): JSX.Element {
  const t = useText({ en, de });
  const { base } = opened;
  const language = settings.language.value;
  const seats = useMemo(() => nameSeats(base.seats, language), [base, language]);
  const [kept, setKept] = useState(first);
  const [isSharing, setSharing] = useState(false);
  const start = useMemo(() => readStudyPlace(query), []);
  const change = (next: KeptStudy): void => {
    setKept(next);
    saveStudy(next).catch(() => toast({ text: t.full, tone: "refusal" }));
  };
  const { study } = kept;
  return (
    <>
      <StudyTable
        {...{ base, seats, start }}
        work={study}
        path={`/study/local/${kept.id}`}
        onWork={(work) => change({ ...kept, study: { ...study, ...work }, changedAt: Date.now() })}
        menu={[
          { label: t.share, icon: "share", onSelect: () => setSharing(true) },
          { label: t.toList, icon: "log", href: "/studies" },
        ]}
      />
      <ShareDialog
        {...{ kept, seats }}
        open={isSharing}
        onShared={(shared) => {
          const { shared: _before, ...rest } = kept;
          change(shared === null ? rest : { ...rest, shared });
        }}
        onClose={() => setSharing(false)}
      />
    </>
  );
}

/** One that came in a link: it is read, and what is tried out in it is gone with the page. */
function Sent({ opened, query }: { readonly opened: OpenedStudy; readonly query: URLSearchParams }): JSX.Element {
  const t = useText({ en, de });
  const { base, study } = opened;
  const language = settings.language.value;
  const seats = useMemo(() => nameSeats(base.seats, language), [base, language]);
  const start = useMemo(() => readStudyPlace(query), []);
  return (
    <StudyTable
      {...{ base, seats, start }}
      work={study}
      path={null}
      onWork={null}
      note={<Notice tone="info">{t.linkOnly}</Notice>}
      menu={[copyItem(study, t), { label: t.toList, icon: "log", href: "/studies" }]}
    />
  );
}

type CopyTexts = Pick<Texts<typeof en>, "copyMine" | "copied" | "full">;

/** Keeps somebody else's study on this device, to write in it. */
export function copyItem(study: OpenedStudy["study"], t: CopyTexts): MenuItem {
  const keep = async (): Promise<void> => {
    try {
      const id = await keepStudy(study);
      toast({ text: t.copied });
      navigate(`/study/local/${id}`);
    } catch {
      toast({ text: t.full, tone: "refusal" });
    }
  };
  return { label: t.copyMine, icon: "paper", onSelect: () => void keep() };
}
