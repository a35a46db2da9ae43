import { HINTS, type Scenario } from "@safehouse/games/robnrun/workshop";
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import "./hints.css";
import { Choice } from "../../../../ui/choice.tsx";
import { useRoving } from "../../../../ui/roving.ts";
import { useEditing } from "../context.ts";
import { FieldProblems } from "../field-problems.tsx";
import { setMode, toggleForbidden, toggleSix } from "../logic/edit.ts";
import { HintChoice } from "./hint-choice.tsx";
import { Substitutes } from "./substitutes.tsx";

/** which hints there are, or who decides it. */
export function HintsEditor(): JSX.Element {
  const { scenario, t, change } = useEditing();
  const { mode, six, forbidden } = scenario;
  const [mark, setMark] = useState<"six" | "forbidden">("six");
  const cards = useRef<HTMLUListElement>(null);
  useRoving(cards, { selector: "button" });
  const marking = mode === "chosen" ? mark : "six";
  const press = (hint: number): void =>
    change(marking === "six" ? toggleSix(scenario, hint) : toggleForbidden(scenario, hint));
  return (
    <section class="rnrw-part" aria-labelledby="rnrw-hints">
      <h2 id="rnrw-hints">{t.hints}</h2>
      <Choice
        label={t.mode}
        isLabelHidden
        layout="row"
        options={modeOptions()}
        value={mode}
        onChange={(next) => change(setMode(scenario, next))}
      />
      {mode === "chosen" && (
        <Choice
          label={t.marking}
          layout="row"
          options={[
            { value: "six", label: t.markSix(six.length) },
            { value: "forbidden", label: t.markForbidden(forbidden.length) },
          ]}
          value={mark}
          onChange={setMark}
        />
      )}
      <ul ref={cards} class="rnrw-hints" aria-label={t.hintCards}>
        {HINTS.map((hint) => (
          <li key={hint}>
            <HintChoice hint={hint} marking={mode === "drawn" ? null : marking} onPress={() => press(hint)} />
          </li>
        ))}
      </ul>
      <FieldProblems fields={["mode", "six", "forbidden"]} />
      <Substitutes />
    </section>
  );

  function modeOptions() {
    return [
      { value: "given", label: t.modeGiven, help: t.modeGivenHelp },
      { value: "drawn", label: t.modeDrawn, help: t.modeDrawnHelp },
      { value: "chosen", label: t.modeChosen, help: t.modeChosenHelp },
    ] satisfies { value: Scenario["mode"]; label: string; help: string }[];
  }
}
