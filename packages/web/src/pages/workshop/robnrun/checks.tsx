import type { Demand } from "@safehouse/games/robnrun/workshop";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { useEditing } from "./context.ts";

/** All that the rules ask of a scenario, and how far this one is. */
export function Checks({ demands }: { readonly demands: readonly Demand[] }): JSX.Element {
  const { scenario, t } = useEditing();
  const label: { readonly [id in Demand["id"]]: string } = {
    six: t.demandSix,
    forbidden: t.demandForbidden,
    substitutes: t.demandSubstitutes,
    informants: t.demandInformants,
    spaces: t.demandSpaces,
    dice: t.demandDice,
  };
  const notes = [
    scenario.mode === "drawn" ? t.noteDrawn : null,
    scenario.dice === null ? t.noteRandomDice : null,
    scenario.informants === null ? t.noteRandomInformants : null,
    t.noteStation(scenario.amounts[0] ?? 0),
  ];
  return (
    <section class="rnrw-checks" aria-labelledby="rnrw-checks">
      <h2 id="rnrw-checks">{t.checks}</h2>
      <ul>
        {demands.map(({ id, have, want, problem }) => (
          <li key={id} data-state={problem !== null ? "wrong" : have < want ? "less" : "done"}>
            <Icon name={problem === null ? "check" : "warning"} />
            <span>{label[id]}</span>
            <b>{t.demand(have, want)}</b>
            <meter class="rnrw-meter" max={want} value={Math.min(have, want)} aria-label={label[id]} />
            {problem === null && have < want && <small>{t.lessDice(want - have)}</small>}
            {problem !== null && <span class="vh">{t.wrong}</span>}
          </li>
        ))}
      </ul>
      <ul class="rnrw-notes">{notes.map((note) => note !== null && <li key={note}>{note}</li>)}</ul>
    </section>
  );
}
