import { decodeScenario, encodeScenario, type Scenario, scenarioProblems } from "@safehouse/games/robnrun/workshop";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import "../../../boards/robnrun/inks.css";
import { navigate } from "../../../app/router.ts";
import { useText } from "../../../text/texts.ts";
import type { WorkshopProps } from "../contract.ts";
import { cleanName, type Draft } from "../drafts/draft.ts";
import { useDrafts } from "../drafts/use-drafts.ts";
import { workshopPath } from "../paths.ts";
import type { SharedCode } from "../share/shared-file.ts";
import { useArrival } from "../use-arrival.ts";
import { Bench } from "./bench.tsx";
import { Editor } from "./editor.tsx";
import { readDraftScenario } from "./logic/read-draft.ts";
import { codeRefusal } from "./logic/refusal.ts";
import { Problem } from "./problem.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** scenarios of one's own. Without a draft in the address it is the bench, with one the editor. */
export function Workshop({ game, language, query, say }: WorkshopProps): JSX.Element {
  const t = useText({ en, de });
  const book = useDrafts(game.id, readDraftScenario);
  const code = query.get("code");
  const linkName = query.get("name") ?? "";

  const open = (id: string, isReplacing = false): void => navigate(workshopPath(game.id, id), { replace: isReplacing });
  /** A scenario that lies on the bench already is opened, not put there twice. */
  const take = (shared: SharedCode, isReplacing = false): JSX.Element | null => {
    const decoded = decodeScenario(shared.code);
    if (!decoded.ok) return <Problem refusal={codeRefusal(decoded.error)} say={say} />;
    const known = book.drafts.find((draft) => isSame(draft, decoded.value));
    open(known?.id ?? book.add(cleanName(shared.name) || t.sharedName, decoded.value), isReplacing);
    return null;
  };
  const linkRefusal = useMemo(() => {
    const decoded = code === null ? null : decodeScenario(code);
    return decoded === null || decoded.ok ? null : codeRefusal(decoded.error);
  }, [code]);
  useEffect(() => {
    if (code !== null && linkRefusal === null) take({ code, name: linkName }, true);
  }, [code]);

  const draft = book.drafts.find(({ id }) => id === query.get("draft"));
  useArrival(draft?.id ?? "bench");
  if (draft !== undefined) {
    return (
      <Editor
        key={draft.id}
        game={game}
        draft={draft}
        say={say}
        onChange={(changes) => book.change(draft.id, changes)}
      />
    );
  }
  return (
    <Bench
      key={code ?? ""}
      game={game}
      language={language}
      book={book}
      say={say}
      link={linkRefusal === null ? null : { code: code ?? "", refusal: linkRefusal }}
      onStart={(name, scenario) => open(book.add(name, scenario))}
      onImport={take}
    />
  );
}

function isSame(draft: Draft<Scenario>, scenario: Scenario): boolean {
  return scenarioProblems(draft.content).length === 0 && encodeScenario(draft.content) === encodeScenario(scenario);
}
