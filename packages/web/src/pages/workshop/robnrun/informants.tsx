import { BUILDINGS, COLOURS, DISTRICTS, MOST_GOLD, START_GOLD } from "@safehouse/games/robnrun/workshop";
import type { JSX } from "preact";
import "../../../boards/robnrun/town/town.css";
import "./informants.css";
import { Icon } from "../../../ui/icon.tsx";
import { NumberStepper } from "../../../ui/number-stepper.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { useEditing } from "./context.ts";
import { FieldProblems } from "./field-problems.tsx";
import { setInformant, setRandomInformants } from "./logic/edit.ts";

/** The town: who stands in which district, and the gold the crew begins with. */
export function Informants(): JSX.Element {
  const { scenario, t, say, change } = useEditing();
  const { informants } = scenario;
  return (
    <section class="rnrw-part" aria-labelledby="rnrw-town">
      <h2 id="rnrw-town">{t.town}</h2>
      <p class="muted">{t.townLead}</p>
      <Switch
        label={t.randomInformants}
        help={t.randomInformantsHelp}
        checked={informants === null}
        onChange={(isRandom) => change(setRandomInformants(scenario, isRandom))}
      />
      {informants !== null && (
        <ul class="rnrw-districts work-select">
          {DISTRICTS.map((district, i) => {
            const colour = informants[i];
            return (
              <li key={district} class="rob-informant" data-colour={colour}>
                <label>
                  <b>{say({ id: "district", args: { district } })}</b>
                  <select
                    value={colour}
                    onChange={({ currentTarget }) => {
                      const chosen = COLOURS[currentTarget.selectedIndex];
                      if (chosen !== undefined) change(setInformant(scenario, i, chosen));
                    }}
                  >
                    {COLOURS.map((each) => (
                      <option key={each} value={each}>
                        {t.informant(say({ id: `colour.${each}` }))}
                      </option>
                    ))}
                  </select>
                </label>
                <Icon name="informant" />
                <span class="rnrw-kinds" aria-hidden="true">
                  {BUILDINGS.filter((building) => building.district === district).map(({ name, kind }) => (
                    <Icon key={name} name={kind} />
                  ))}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <FieldProblems fields={["informants"]} />
      <NumberStepper
        label={t.gold}
        help={t.goldHelp}
        value={scenario.gold}
        min={START_GOLD}
        max={MOST_GOLD}
        onChange={(gold) => change({ ...scenario, gold })}
      />
      <FieldProblems fields={["gold"]} />
    </section>
  );
}
