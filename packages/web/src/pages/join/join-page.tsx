import type { Failure, TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { announce } from "../../app/announce.ts";
import { ensureGuest, isGuest, loadClient } from "../../app/api.ts";
import { navigate } from "../../app/router.ts";
import { ended } from "../../text/punctuation.ts";
import { useText } from "../../text/texts.ts";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { newContribution } from "../lobby/logic/contribution.ts";
import { lookSoon } from "../tables/watch.ts";
import { JoinForm } from "./join-form.tsx";
import { NameForm } from "./name-form.tsx";
import { type Problem, problemWords } from "./problem-words.ts";
import { readInvitation } from "./read-code.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Sits down by a code: at once as a guest, after a name as a stranger. */
export function JoinPage({ text }: { readonly text: string }): JSX.Element {
  const t = useText({ en, de });
  const invitation = readInvitation(text);
  const code = invitation?.kind === "code" ? invitation.code : null;
  const [failed, setFailed] = useState<Failure | null>(null);
  const [needsName, setNeedsName] = useState(!isGuest.value);

  const join = async (): Promise<void> => {
    setFailed(null);
    const { tables } = await loadClient();
    const reply = await tables.joinByCode({ code: code ?? text, contribution: newContribution() });
    if (reply.result === "done") return arrive(reply.value);
    if (reply.status === 401) setNeedsName(true);
    else setFailed(reply);
  };
  const come = async (name: string): Promise<void> => {
    const guest = await ensureGuest(name);
    if (guest.result === "failed") return setFailed(guest);
    setNeedsName(false);
    await join();
  };
  useEffect(() => {
    // Somebody pasted the link where the code belongs.
    if (invitation?.kind === "table") navigate(`/table/${invitation.id}`, { replace: true });
    if (code !== null && !needsName) void join();
  }, []);

  if (invitation === null) return <Refused problem={{ title: t.unknownTitle, lead: t.wrong }} text={text} />;
  if (failed !== null) return <Refused problem={problemWords(t, failed)} text={code ?? text} />;
  if (!needsName || code === null) return <Page title={t.looking}>{null}</Page>;
  return (
    <Page title={t.nameTitle} lead={t.nameLead(code)}>
      <div class="join-card">
        <NameForm submitLabel={t.sitDown} onName={come} call={1} />
      </div>
    </Page>
  );
}

function Refused({ problem, text }: { readonly problem: Problem; readonly text: string }): JSX.Element {
  useEffect(() => {
    // What was pressed is gone, and on a phone the page may still stand where its keyboard was.
    document.getElementById("main")?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: "instant" });
    announce(`${ended(problem.title)} ${problem.lead}`);
  }, [problem.title, problem.lead]);
  return (
    <Page title={problem.title}>
      <div class="join-card">
        <Notice tone="warning">{problem.lead}</Notice>
        <JoinForm initial={text} />
      </div>
    </Page>
  );
}

function arrive({ id }: TableView): void {
  lookSoon();
  navigate(`/table/${id}`, { replace: true });
}
