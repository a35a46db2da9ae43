import { BASE } from "@safehouse/games/clou/workshop";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import { useEditing } from "./context.ts";
import { subjectOf } from "./logic/checks.ts";
import { showPanel } from "./panel/show-panel.ts";

/** Everything there is, room by room, to choose from. */
export function Outline(): JSX.Element {
  const { plan, heist, names, t } = useEditing();
  const things = [...plan.challenges, ...plan.loot];
  return (
    <nav class="clw-outline" aria-label={t.outline}>
      <ul>
        <Item id={null} icon="home" label={t.house} />
        {plan.rooms.map(({ id, start }) => (
          <Item key={id} id={id} icon={start ? "start" : "diamond"} label={names.thing(id)}>
            {things
              .filter((thing) => thing.room === id)
              .map((thing) => (
                <Item
                  key={thing.id}
                  id={thing.id}
                  icon={"parts" in thing ? "keyhole" : "loot"}
                  label={"parts" in thing ? names.thing(thing.id) : `${names.thing(thing.id)} (${thing.value})`}
                />
              ))}
          </Item>
        ))}
        {plan.rules.map(({ id }) => (
          <Item key={id} id={id} icon="star" label={names.thing(id)} />
        ))}
        {BASE.thieves.map(({ id }) => {
          const isChanged = heist.sheets.some((sheet) => sheet.id === id);
          return (
            <Item key={id} id={id} icon="person" label={isChanged ? t.changed(names.thief(id)) : names.thief(id)} />
          );
        })}
      </ul>
    </nav>
  );
}

interface ItemProps {
  readonly id: string | null;
  readonly icon: IconName;
  readonly label: string;
  readonly children?: JSX.Element[];
}

function Item({ id, icon, label, children = [] }: ItemProps): JSX.Element {
  const { selected, verdict, t, select } = useEditing();
  const choose = (): void => {
    select(id);
    showPanel();
  };
  const isWrong = id !== null && verdict.problems.some((problem) => subjectOf(problem) === id);
  return (
    <li>
      <button type="button" class="clw-item" aria-pressed={selected === id} onClick={choose}>
        <Icon name={icon} />
        <span>{label}</span>
        {isWrong && <Icon name="warning" label={t.wrong} />}
      </button>
      {children.length > 0 && <ul>{children}</ul>}
    </li>
  );
}
