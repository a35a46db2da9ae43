import type { GameManifest } from "@safehouse/games";
import { encodeScenario, BLANK, type Scenario, SCENARIOS, scenarioProblems } from "@safehouse/games/robnrun/workshop";
import type { Language, Message, Refusal } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Page as Frame } from "../../../ui/page.tsx";
import { DraftList } from "../drafts/draft-list.tsx";
import type { DraftBook } from "../drafts/use-drafts.ts";
import { foundReach } from "../lab/use-reach.ts";
import { ImportForm } from "../share/import-form.tsx";
import type { SharedCode } from "../share/shared-file.ts";
import { Start } from "../start.tsx";
import { Problem } from "./problem.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface BenchProps {
  readonly game: GameManifest;
  readonly language: Language;
  readonly book: DraftBook<Scenario>;
  /** A link's code that was refused. */
  readonly link: { readonly code: string; readonly refusal: Refusal } | null;
  say(message: Message): string;
  onStart(name: string, scenario: Scenario): void;
  onImport(shared: SharedCode): JSX.Element | null;
}

/** Where one comes in: the drafts of this device, and the ways to a new one. */
export function Bench({ game, language, book, link, say, onStart, onImport }: BenchProps): JSX.Element {
  const t = useText({ en, de });
  const missing = (scenario: Scenario): string | null => {
    const count = scenarioProblems(scenario).length;
    if (count > 0) return t.missing(count);
    const isWon = foundReach(encodeScenario(scenario))?.crews.some(({ isReached }) => isReached) ?? false;
    return isWon ? null : t.untried;
  };
  return (
    <Frame
      title={t.benchTitle}
      lead={t.benchLead}
      actions={
        <Button tone="ghost" icon="rules" href={`/rules/${game.id}#R-10`}>
          {t.rules}
        </Button>
      }
    >
      <div class="work-bench">
        <DraftList game={game.id} book={book} missing={missing} />
        <section aria-labelledby="rnrw-import">
          <h2 id="rnrw-import">{t.importTitle}</h2>
          <ImportForm
            initial={link?.code ?? ""}
            example="RNR-…"
            refusal={link === null ? null : <Problem refusal={link.refusal} say={say} />}
            onImport={onImport}
          />
        </section>
        <section aria-labelledby="rnrw-start">
          <h2 id="rnrw-start">{t.startTitle}</h2>
          <ul class="work-starts">
            <li>
              <Start icon="paper" name={t.blank} line={t.blankLine} onClick={() => onStart(t.blankName, BLANK)} />
            </li>
            {SCENARIOS.map(({ id, name, scenario }) => (
              <li key={id}>
                <Start
                  icon="deck"
                  name={name[language]}
                  line={startLine(scenario)}
                  onClick={() => onStart(t.changedName(name[language]), scenario)}
                />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Frame>
  );

  function startLine({ mode, six, amounts }: Scenario): string {
    const line = t.startLine(six.join(", "), amounts[0] ?? 0);
    return mode === "chosen" ? `${line} · ${t.professional}` : line;
  }
}
