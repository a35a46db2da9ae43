import { type MatchStudy, withoutNames } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ensureGuest, loadClient } from "../../app/api.ts";
import { settings } from "../../app/settings.ts";
import { useShareAddress } from "../../app/share-address.ts";
import { download } from "../../play/download.ts";
import type { SeatInfo } from "../../play/session.ts";
import type { KeptStudy } from "../../study/kept.ts";
import { linkOf } from "../../study/link.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface ShareDialogProps {
  readonly kept: KeptStudy;
  readonly seats: readonly SeatInfo[];
  readonly open: boolean;
  /** What the house calls it now; null for no longer there. */
  readonly onShared: (id: string | null) => void;
  readonly onClose: () => void;
}

/** A study on its way to others: as a file, in a link that holds it, or in the house. */
export function ShareDialog({ kept, seats, open, onShared, onClose }: ShareDialogProps): JSX.Element {
  const t = useText({ en, de });
  const { study } = kept;
  const { eyes } = study;
  const origin = useShareAddress();
  const [packed, setPacked] = useState<string | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    let isWanted = true;
    void linkOf(study).then((link) => isWanted && setPacked(link));
    return () => {
      isWanted = false;
    };
  }, [open, study]);
  return (
    <Dialog open={open} title={t.shareTitle} onClose={onClose}>
      <div class="study-share" data-part="study-share">
        <p>{eyes === "open" ? t.shareEyesOpen : t.shareEyes(seats[eyes]?.name ?? "")}</p>
        <section>
          <Button icon="paper" onClick={() => saveStudyFile(study)}>
            {t.save}
          </Button>
        </section>
        <section>
          <h3 class="caps">{t.link}</h3>
          {packed === null ? (
            <p>{t.linkLong}</p>
          ) : (
            <>
              <p>{t.linkHolds}</p>
              <CopyButton text={`${origin}/study#${packed}`} label={t.copy} />
            </>
          )}
        </section>
        <InHouse {...{ kept, origin, onShared }} />
      </div>
    </Dialog>
  );
}

/** In the house it gets a link however long it is, and can be looked at together. */
function InHouse({
  kept,
  origin,
  onShared,
}: Pick<ShareDialogProps, "kept" | "onShared"> & { readonly origin: string }): JSX.Element {
  const t = useText({ en, de });
  const { study, shared } = kept;
  const hadName = settings.name.peek() !== "";
  const [name, setName] = useState(settings.name.peek());
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const act = async (what: () => Promise<string | null>): Promise<void> => {
    setBusy(true);
    setProblem(await what());
    setBusy(false);
  };
  const putIn = async (): Promise<string | null> => {
    const guest = await ensureGuest(name);
    if (guest.result === "failed") return guest.error;
    const { studies } = await loadClient();
    const reply = await studies.create({ study: withoutNames(study) });
    if (reply.result === "failed") return reply.error;
    if (shared !== undefined) await studies.remove(shared);
    onShared(reply.value.id);
    return null;
  };
  const takeBack = async (): Promise<string | null> => {
    const reply = await (await loadClient()).studies.remove(shared ?? "");
    if (reply.result === "failed" && reply.status !== 404) return reply.error;
    onShared(null);
    return null;
  };
  return (
    <section aria-busy={isBusy}>
      <h3 class="caps">{t.house}</h3>
      <p>{t.houseLead}</p>
      {shared === undefined && !hadName && <Field label={t.needName} value={name} onInput={setName} isRequired />}
      {shared !== undefined && (
        <>
          <CopyButton text={`${origin}/study/online/${shared}`} label={t.copy} />
          <Button tone="lit" icon="eye" href={`/study/online/${shared}`} data-part="study-together">
            {t.together}
          </Button>
        </>
      )}
      <Button
        tone={shared === undefined ? "lit" : "plain"}
        icon="share"
        onClick={() => void act(putIn)}
        data-part="study-put-in"
      >
        {shared === undefined ? t.putIn : t.putAgain}
      </Button>
      {shared !== undefined && <Button onClick={() => void act(takeBack)}>{t.takeBack}</Button>}
      {problem !== null && (
        <Notice tone="danger">
          {t.houseFailed} {problem}
        </Notice>
      )}
    </section>
  );
}

function saveStudyFile(study: MatchStudy): void {
  const game = study.eyes === "open" ? study.record.game : study.seen.game;
  const words = study.title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40);
  download(new Blob([JSON.stringify(study)], { type: "application/json" }), `safehouse-study-${game}-${words}.json`);
}
