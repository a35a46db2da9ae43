import type { Passage, View } from "@safehouse/games/clou/board";
import { reader } from "@safehouse/games/clou-christmas/reader";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import "./concert-note.css";
import { Icon } from "../../../ui/icon.tsx";
import { RuleTag } from "../../../ui/rule-tag.tsx";
import { useDesk } from "../context.ts";
import { GAME } from "../game.ts";

/** Where there is no room for all of it, what is played now comes first, and a press tells the rest. */
const ROOM_FOR_ALL = "(min-width: 62rem)";

/** What is played this round and what that means, what comes next, and how one gets out. */
export function ConcertNote({ heist }: { readonly heist: View }): JSX.Element {
  const { t, say } = useDesk();
  const { concert } = useMemo(() => reader.readNight(heist), [heist]);
  const [isOpen] = useState(() => matchMedia(ROOM_FOR_ALL).matches);
  if (concert === null) return <></>;
  const { now, crossed, steps, room } = concert;
  const next = found(steps[Math.min(crossed, steps.length - 1)]);
  return (
    <details class="xmas-concert" data-part="concert" data-theme="night" open={isOpen}>
      <summary>
        <Icon name="curtain" />
        <span>
          <b>{t.playedNow(nameOf(now))}</b> {meaning(now)}
        </span>
      </summary>
      <p>
        {t.playedNext(nameOf(next))} {meaning(next)} <RuleTag game={GAME} rule="X-6.5" />
      </p>
      {reader.planOf(heist).sneakOut !== undefined && (
        <p>
          {t.sneakOut} <RuleTag game={GAME} rule="X-6.6" />
        </p>
      )}
    </details>
  );

  function nameOf({ passage }: Passage): string {
    return say({ id: "passage", args: { passage } });
  }

  function meaning({ passage, gives }: Passage): string {
    return say({ id: "passage.rule", args: { passage, room, gifts: [...gives] } });
  }
}
