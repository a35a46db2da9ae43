import { BASE } from "@safehouse/games/clou/workshop";
import type { JSX } from "preact";
import "./panel.css";
import { Button } from "../../../../ui/button.tsx";
import { Switch } from "../../../../ui/switch.tsx";
import { useEditing } from "../context.ts";
import { canRemove, remove, setStart } from "../logic/edit.ts";
import { ChallengePanel } from "./challenge-panel.tsx";
import { HousePanel } from "./house-panel.tsx";
import { LootPanel } from "./loot-panel.tsx";
import { NameField } from "./name-field.tsx";
import { PlacePad } from "./place-pad.tsx";
import { RulePanel } from "./rule-panel.tsx";
import { SheetPanel } from "./sheet-panel.tsx";
import { PANEL } from "./show-panel.ts";

/** All that can be changed about what is chosen. */
export function Panel(): JSX.Element {
  const { plan, selected, names, t, changePlan, select } = useEditing();
  const room = plan.rooms.find(({ id }) => id === selected);
  const challenge = plan.challenges.find(({ id }) => id === selected);
  const loot = plan.loot.find(({ id }) => id === selected);
  const rule = plan.rules.find(({ id }) => id === selected);
  const found = room ?? challenge ?? loot ?? rule;
  const thief = found === undefined ? BASE.thieves.find(({ id }) => id === selected) : undefined;
  if (thief !== undefined) {
    return (
      <Framed title={names.thief(thief.id)}>
        <SheetPanel key={thief.id} base={thief} />
      </Framed>
    );
  }
  if (found === undefined || selected === null) {
    return (
      <Framed title={t.house}>
        <HousePanel />
      </Framed>
    );
  }
  const bin = (): void => {
    changePlan(remove(plan, selected));
    select(null);
  };
  return (
    <Framed title={names.thing(selected)}>
      <NameField id={selected} />
      {room !== undefined && (
        <Switch
          label={t.startsHere}
          checked={room.start === true}
          onChange={(isStart) => changePlan(setStart(plan, room.id, isStart))}
        />
      )}
      {challenge !== undefined && <ChallengePanel challenge={challenge} />}
      {loot !== undefined && <LootPanel loot={loot} />}
      {rule !== undefined && <RulePanel rule={rule} />}
      <PlacePad id={selected} />
      <Button size="small" icon="eraser" disabledWhy={canRemove(plan, selected) ? null : t.oneStays} onClick={bin}>
        {t.remove(names.thing(selected))}
      </Button>
    </Framed>
  );
}

function Framed({
  title,
  children,
}: {
  readonly title: string;
  readonly children: JSX.Element | (JSX.Element | false | null)[];
}): JSX.Element {
  return (
    <section id={PANEL} class="clw-panel" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
