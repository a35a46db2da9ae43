import type { JSX } from "preact";
import { Button } from "../../../../ui/button.tsx";
import { useEditing } from "../context.ts";
import { addChallenge, addLoot, addRoom } from "../logic/edit.ts";
import { inBoth } from "../logic/ids.ts";
import { showPanel } from "../panel/show-panel.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

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
        onClick={() => add(addRoom(plan, inBoth(en.newRoom, de.newRoom)))}
      >
        {t.room}
      </Button>
      <Button
        size="small"
        icon="plus"
        disabledWhy={plan.challenges.length >= 40 ? t.noMore : null}
        onClick={() => add(addChallenge(plan, inBoth(en.newChallenge, de.newChallenge), here))}
      >
        {t.challenge}
      </Button>
      <Button
        size="small"
        icon="plus"
        disabledWhy={plan.loot.length >= 30 ? t.noMore : null}
        onClick={() => add(addLoot(plan, inBoth(en.newLoot, de.newLoot), here))}
      >
        {t.loot}
      </Button>
    </div>
  );
}
