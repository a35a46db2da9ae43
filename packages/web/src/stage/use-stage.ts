import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Session } from "../play/session.ts";
import { plainScenes, type Scenes } from "./beat.ts";
import { pageClock } from "./clock.ts";
import { follow } from "./follow.ts";
import type { Pace } from "./pace.ts";
import type { Stage } from "./stage.ts";

export interface StageWishes {
  /** The game's own; until the board is there nothing is split. */
  readonly scenes: Scenes | undefined;
  readonly pace: Pace;
  /** A clock runs for the viewer. */
  readonly isUrgent: boolean;
  /** Something lies over the table. */
  readonly isHeld: boolean;
}

/** The stage of a table: what is shown of its session, drawn anew with every beat. */
export function useStage(session: Session, { scenes = plainScenes, pace, isUrgent, isHeld }: StageWishes): Stage {
  const [, redraw] = useState(0);
  const { stage, leave } = useMemo(() => followOnPage(session, () => redraw((count) => count + 1)), [session]);
  const isOnlyWatched = session.seats.value.every(({ kind }) => kind === "bot");
  useEffect(() => leave, [leave]);
  useEffect(() => stage.setScenes(scenes), [stage, scenes]);
  // A replay has its own pace, and two would add up.
  useEffect(() => stage.setPace(session.isReplay ? "at-once" : pace), [stage, pace]);
  useEffect(() => stage.setUrgent(isUrgent), [stage, isUrgent]);
  // Before the next beat can be due: whoever holds it has found out while the last one was drawn.
  useLayoutEffect(() => stage.setHeld(isHeld), [stage, isHeld]);
  useEffect(() => stage.setPatient(isOnlyWatched), [stage, isOnlyWatched]);
  return stage;
}

function followOnPage(session: Session, redraw: () => void): { readonly stage: Stage; readonly leave: () => void } {
  const isHidden = signal(document.hidden);
  const look = (): void => void (isHidden.value = document.hidden);
  document.addEventListener("visibilitychange", look);
  const { stage, leave } = follow(session, { clock: pageClock, isHidden }, redraw);
  return {
    stage,
    leave() {
      document.removeEventListener("visibilitychange", look);
      leave();
    },
  };
}
