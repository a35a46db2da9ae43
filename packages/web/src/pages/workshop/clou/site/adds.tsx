import type { JSX } from "preact";
import { Button } from "../../../../ui/button.tsx";
import { useEditing } from "../context.ts";
import { GIVEN } from "../given-names.ts";
import { addChallenge, addLoot, addRoom } from "../logic/edit.ts";
import { showPanel } from "../panel/show-panel.ts";

/** What can be put on the plan: into the room that is chosen, or the one of what is chosen. */
export function Adds(): JSX.Element {
  const { plan, selected, t, changePlan, select } = useEditing();
  const things = [...plan.challenges, ...plan.loot];
  const room = plan.rooms.find(({ id }) => id === selected)?.id ?? things.find(({ id }) => id === selected)?.room;
  const here = room ?? plan.rooms[0]?.id ?? "";
  const add = ({ plan: next, id }: { readonly plan: typeof plan; readonly id: string }): void => {
    changePlan(next);
    select(id);
    showPanel();
  };
  return (
    <div class="clw-adds" role="group" aria-label={t.adding}>
      <Button
        size="small"
        icon="plus"
        disabledWhy={plan.rooms.length >= 20 ? t.noMore : null}
        onClick={() => add(addRoom(plan, GIVEN.room))}
      >
        {t.room}
      </Button>
      <Button
        size="small"
        icon="plus"
        disabledWhy={plan.challenges.length >= 40 ? t.noMore : null}
        onClick={() => add(addChallenge(plan, GIVEN.challenge, here))}
      >
        {t.challenge}
      </Button>
      <Button
        size="small"
        icon="plus"
        disabledWhy={plan.loot.length >= 30 ? t.noMore : null}
        onClick={() => add(addLoot(plan, GIVEN.loot, here))}
      >
        {t.loot}
      </Button>
    </div>
  );
}
