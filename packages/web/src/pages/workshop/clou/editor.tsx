import { OWN, type OwnHeist } from "@safehouse/games/clou/workshop";
import { clouNames } from "@safehouse/paper/clou";
import { de as clouPaperDe } from "@safehouse/paper/clou/de";
import { en as clouPaperEn } from "@safehouse/paper/clou/en";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import "./editor.css";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Page as Frame } from "../../../ui/page.tsx";
import type { WorkshopProps } from "../contract.ts";
import { type Draft, LONGEST_DRAFT_NAME } from "../drafts/draft.ts";
import { Foot } from "../foot.tsx";
import { printPath } from "../../print/paths.ts";
import { workshopPath } from "../paths.ts";
import { ShareButton } from "../share/share-button.tsx";
import type { ReachTrial } from "../lab/reach.ts";
import { useReach } from "../lab/use-reach.ts";
import { useHistory } from "../use-history.ts";
import { Checks } from "./checks.tsx";
import { EditingContext, type Editing } from "./context.ts";
import type { LayoutName } from "./logic/arrange.ts";
import { judge } from "./logic/checks.ts";
import { isPoor, readinessOf } from "./logic/readiness.ts";
import { readinessWords } from "./readiness-words.ts";
import { Outline } from "./outline.tsx";
import { Panel } from "./panel/panel.tsx";
import { Site } from "./site/site.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { CREWS, Trials } from "./trials.tsx";

interface EditorProps extends Pick<WorkshopProps, "game" | "language" | "say" | "sayOf"> {
  readonly draft: Draft<OwnHeist>;
  onChange(changes: Partial<Pick<Draft<OwnHeist>, "name" | "content">>): void;
}

/** C-7.5: the best rating, which every crew must be able to earn. */
const CLOU: Pick<ReachTrial, "crews" | "wanted" | "rounds"> = {
  crews: CREWS,
  wanted: ["clou"],
  rounds: [
    { level: "normal", games: 40 },
    { level: "expert", games: 8 },
  ],
};

const PHONE = "(max-width: 700px)";

/** One heist: the plan as it is drawn, what is chosen on it, what is still asked of it, and what can be done with it. Every change is kept at once. */
export function Editor({ game, language, draft, say, sayOf, onChange }: EditorProps): JSX.Element {
  const t = useText({ en, de });
  const { name, content: heist } = draft;
  const { undo, redo, change } = useHistory(heist, (content) => onChange({ content, ...newName(content) }));
  const [selected, select] = useState<string | null>(null);
  const [layout, setLayout] = useState<LayoutName>(() => (matchMedia(PHONE).matches ? "tall" : "wide"));
  const names = useMemo(() => clouNames(say, language === "de" ? clouPaperDe : clouPaperEn), [say, language]);
  /** A draft that is called like its house is so under the house's next name. */
  const newName = ({ plan }: OwnHeist): { readonly name?: string } =>
    plan.id !== heist.plan.id && name === names.thing(heist.plan.id) ? { name: names.thing(plan.id) } : {};
  const verdict = useMemo(() => judge(heist), [heist]);
  const [first] = verdict.problems;
  const disabledWhy =
    first === undefined ? null : say(first.message ?? { id: "code.wrong", args: { path: first.path } });
  const reaching = useReach(isPoor(heist.plan) ? null : verdict.code, {
    game: game.id,
    config: { scenario: OWN, code: verdict.code },
    ...CLOU,
  });
  const readiness = readinessOf(heist.plan, reaching);
  const changePlan: Editing["changePlan"] = (plan) => change({ ...heist, plan });
  const editing: Editing = {
    heist,
    plan: heist.plan,
    verdict,
    readiness,
    layout,
    selected,
    names,
    t,
    say,
    sayOf,
    change,
    changePlan,
    select,
    setLayout,
  };
  const title = name === "" ? t.nameless : name;
  return (
    <EditingContext.Provider value={editing}>
      <div class="clw">
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
              <Button icon="clockwise" disabledWhy={redo === null ? t.nothingToRedo : null} onClick={() => redo?.()}>
                {t.redo}
              </Button>
              <ShareButton game={game.id} name={name} code={verdict.code} disabledWhy={disabledWhy} />
              <Button icon="print" disabledWhy={disabledWhy} href={printPath(game.id, verdict.code ?? "")}>
                {t.print}
              </Button>
            </>
          }
        >
          <div class="clw-desk">
            <Site />
            <Outline />
            <div class="clw-inspector">
              <Panel />
            </div>
            <div class="clw-proof">
              <Field
                label={t.name}
                value={name}
                maxLength={LONGEST_DRAFT_NAME}
                onInput={(next) => onChange({ name: next })}
              />
              <Checks />
            </div>
            <Trials code={verdict.code} disabledWhy={disabledWhy} />
          </div>
          <Foot
            game={game.id}
            config={{ scenario: OWN, code: verdict.code ?? "" }}
            crews={CREWS}
            usualCrew={1}
            why={disabledWhy}
            problems={verdict.problems.length}
            doubt={readinessWords(readiness, t)}
            t={t}
          />
        </Frame>
      </div>
    </EditingContext.Provider>
  );
}
