import type { GameManifest } from "@safehouse/games";
import { BASE, type OwnHeist, type Problem } from "@safehouse/games/clou/workshop";
import type { Message } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./bench.css";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Page as Frame } from "../../../ui/page.tsx";
import { DraftList } from "../drafts/draft-list.tsx";
import type { DraftBook } from "../drafts/use-drafts.ts";
import { foundReach } from "../lab/use-reach.ts";
import { ImportForm } from "../share/import-form.tsx";
import type { SharedCode } from "../share/shared-file.ts";
import { Start } from "../start.tsx";
import { GIVEN } from "./given-names.ts";
import { blankHeist } from "./logic/blank.ts";
import { judge } from "./logic/checks.ts";
import { readinessOf } from "./logic/readiness.ts";
import { Refused } from "./refused.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface BenchProps {
  readonly game: GameManifest;
  readonly book: DraftBook<OwnHeist>;
  /** A link's code that was refused. */
  readonly link: { readonly code: string; readonly problems: readonly Problem[] } | null;
  say(message: Message): string;
  onStart(name: string, heist: OwnHeist): void;
  onImport(shared: SharedCode): JSX.Element | null;
}

/** Where one comes in: the drafts of this device, and the ways to a new one. */
export function Bench({ game, book, link, say, onStart, onImport }: BenchProps): JSX.Element {
  const t = useText({ en, de });
  const missing = (heist: OwnHeist): string | null => {
    const { problems, code } = judge(heist);
    if (problems.length > 0) return t.missing(problems.length);
    return readinessOf(heist.plan, foundReach(code ?? "")).state === "ready" ? null : t.untried;
  };
  const nameOf = (id: string): string => say({ id: "name", args: { id } });
  return (
    <Frame
      title={t.benchTitle}
      lead={t.benchLead}
      actions={
        <Button tone="ghost" icon="rules" href={`/rules/${game.id}#C-6`}>
          {t.rules}
        </Button>
      }
    >
      <div class="work-bench">
        <DraftList game={game.id} book={book} missing={missing} />
        <section aria-labelledby="clw-start">
          <h2 id="clw-start">{t.startTitle}</h2>
          <ul class="work-starts">
            <li>
              <Start
                icon="paper"
                name={t.blank}
                line={t.blankLine}
                onClick={() => onStart(t.blankName, blankHeist(GIVEN))}
              />
            </li>
            {BASE.plans.map((plan) => (
              <li key={plan.id}>
                <Start
                  icon="plan"
                  name={t.changePlan(nameOf(plan.id))}
                  line={t.planLine(plan.rooms.length, plan.challenges.length, plan.loot.length)}
                  onClick={() => onStart(t.changedName(nameOf(plan.id)), { plan, sheets: [] })}
                />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="clw-import">
          <h2 id="clw-import">{t.importTitle}</h2>
          <ImportForm
            initial={link?.code ?? ""}
            example="CLOU2.…"
            refusal={link === null ? null : <Refused problems={link.problems} say={say} />}
            onImport={onImport}
          />
        </section>
      </div>
    </Frame>
  );
}
