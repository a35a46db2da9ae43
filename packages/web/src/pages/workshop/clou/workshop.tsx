import { BASE, type OwnHeist, readHeist } from "@safehouse/games/clou/workshop";
import { sameJson } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import "../../../boards/clou/inks.css";
import { navigate } from "../../../app/router.ts";
import { useText } from "../../../text/texts.ts";
import type { WorkshopProps } from "../contract.ts";
import { cleanName } from "../drafts/draft.ts";
import { useDrafts } from "../drafts/use-drafts.ts";
import { workshopPath } from "../paths.ts";
import type { SharedCode } from "../share/shared-file.ts";
import { useArrival } from "../use-arrival.ts";
import { Bench } from "./bench.tsx";
import { Editor } from "./editor.tsx";
import { readDraftHeist } from "./logic/read-draft.ts";
import { Refused } from "./refused.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

const THIEVES = BASE.thieves.map(({ id }) => id);

/** Plans and thief sheets of one's own. Without a draft in the address it is the bench, with one the editor. */
export function Workshop({ game, language, query, say, sayOf }: WorkshopProps): JSX.Element {
  const t = useText({ en, de });
  const book = useDrafts(game.id, readDraftHeist);
  const code = query.get("code");
  const linkName = query.get("name") ?? "";

  const open = (id: string, isReplacing = false): void => navigate(workshopPath(game.id, id), { replace: isReplacing });
  /** A plan that lies on the bench already is opened, not put there twice. */
  const put = (heist: OwnHeist, name: string, isReplacing = false): void => {
    const known = book.drafts.find((draft) => sameJson(draft.content, heist));
    open(known?.id ?? book.add(cleanName(name) || t.sharedName, heist), isReplacing);
  };
  const take = (shared: SharedCode): JSX.Element | null => {
    const read = readHeist(shared.code, THIEVES);
    if (!read.ok) return <Refused problems={read.error} say={say} />;
    put(read.value, shared.name);
    return null;
  };
  const linked = useMemo(() => (code === null ? null : readHeist(code, THIEVES)), [code]);
  useEffect(() => {
    if (linked?.ok) put(linked.value, linkName, true);
  }, [linked]);

  const draft = book.drafts.find(({ id }) => id === query.get("draft"));
  useArrival(draft?.id ?? "bench");
  if (draft !== undefined) {
    return (
      <Editor
        key={draft.id}
        game={game}
        language={language}
        draft={draft}
        say={say}
        sayOf={sayOf}
        onChange={(changes) => book.change(draft.id, changes)}
      />
    );
  }
  return (
    <Bench
      key={code ?? ""}
      game={game}
      book={book}
      say={say}
      link={linked === null || linked.ok ? null : { code: code ?? "", problems: linked.error }}
      onStart={(name, heist) => open(book.add(name, heist))}
      onImport={take}
    />
  );
}
