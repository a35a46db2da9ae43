import type { GameManifest } from "@safehouse/games";
import {
  demandsOf,
  encodeScenario,
  OWN,
  type Scenario,
  scenarioProblems,
  WINS,
} from "@safehouse/games/robnrun/workshop";
import type { Message } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./editor.css";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Page as Frame } from "../../../ui/page.tsx";
import { type Draft, LONGEST_DRAFT_NAME } from "../drafts/draft.ts";
import { Foot } from "../foot.tsx";
import { workshopPath } from "../paths.ts";
import { ShareButton } from "../share/share-button.tsx";
import type { ReachTrial } from "../lab/reach.ts";
import { useReach } from "../lab/use-reach.ts";
import { useHistory } from "../use-history.ts";
import { Checks } from "./checks.tsx";
import { EditingContext } from "./context.ts";
import { CREWS } from "./crews.ts";
import { DiceEditor } from "./dice/dice-editor.tsx";
import { HintsEditor } from "./hints/hints-editor.tsx";
import { Informants } from "./informants.tsx";
import { scenarioRefusal } from "./logic/refusal.ts";
import { Problem } from "./problem.tsx";
import { SetupSheet } from "./sheet/setup-sheet.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { Trials } from "./trials.tsx";

interface EditorProps {
  readonly game: GameManifest;
  readonly draft: Draft<Scenario>;
  say(message: Message): string;
  onChange(changes: Partial<Pick<Draft<Scenario>, "name" | "content">>): void;
}

/** whoever gets away has a rating. */
const ESCAPE: Pick<ReachTrial, "crews" | "wanted" | "rounds"> = {
  crews: CREWS,
  wanted: WINS,
  rounds: [
    { level: "normal", games: 60 },
    { level: "expert", games: 10 },
  ],
};

/** One scenario: its parts, what the rules still ask for, and what can be done with it. Every change is kept at once. */
export function Editor({ game, draft, say, onChange }: EditorProps): JSX.Element {
  const t = useText({ en, de });
  const { name, content: scenario } = draft;
  const { undo, change } = useHistory(scenario, (content) => onChange({ content }));
  const problems = scenarioProblems(scenario);
  const first = problems[0];
  const code = first === undefined ? encodeScenario(scenario) : null;
  const refusal = first === undefined ? null : scenarioRefusal(first);
  const disabledWhy = refusal && say(refusal.why);
  const reaching = useReach(code, { game: game.id, config: { scenario: OWN, code }, ...ESCAPE });
  const isWon = reaching?.crews.some(({ isReached }) => isReached) ?? false;
  const doubt = isWon ? null : reaching?.isOver === true ? t.unreached : t.trying;
  const title = name === "" ? t.nameless : name;
  return (
    <EditingContext.Provider value={{ scenario, problems, t, say, change }}>
      <div class="rnrw">
        <Frame
          title={title}
          wide
          actions={
            <>
              <Button tone="ghost" icon="back" href={workshopPath(game.id)}>
                {t.toBench}
              </Button>
              <Button icon="undo" disabledWhy={undo === null ? t.nothingToUndo : null} onClick={() => undo?.()}>
                {t.undo}
              </Button>
              <ShareButton game={game.id} name={name} code={code} disabledWhy={disabledWhy} />
              <Button icon="print" disabledWhy={disabledWhy} onClick={() => print()}>
                {t.print}
              </Button>
            </>
          }
        >
          <div class="rnrw-columns">
            <div class="rnrw-main">
              <Field
                label={t.name}
                value={name}
                maxLength={LONGEST_DRAFT_NAME}
                onInput={(next) => onChange({ name: next })}
              />
              <HintsEditor />
              <DiceEditor />
              <Informants />
            </div>
            <div class="rnrw-rail">
              <Checks demands={demandsOf(scenario, problems)} />
              <Trials code={code} disabledWhy={disabledWhy} />
            </div>
          </div>
          <Foot
            game={game.id}
            config={{ scenario: OWN, code: code ?? "" }}
            crews={CREWS}
            usualCrew={4}
            why={disabledWhy}
            problems={problems.length}
            doubt={doubt}
            shown={refusal !== null && <Problem refusal={refusal} say={say} />}
            t={t}
          />
        </Frame>
        {code !== null && <SetupSheet name={title} code={code} />}
      </div>
    </EditingContext.Provider>
  );
}
