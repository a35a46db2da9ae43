import { effect, type ReadonlySignal } from "@preact/signals";
import type { Session } from "../play/session.ts";
import type { StageClock } from "./clock.ts";
import { Stage } from "./stage.ts";

export interface Surroundings {
  readonly clock: StageClock;
  /** Nobody looks at the page. */
  readonly isHidden: ReadonlySignal<boolean>;
}

export interface Followed {
  readonly stage: Stage;
  /** Shows nothing any more. */
  leave(): void;
}

/** A stage that is told all that its session is told, beginning with what the viewer has missed. */
export function follow(session: Session, { clock, isHidden }: Surroundings, onChange: () => void): Followed {
  let isBuilt = false;
  const stage = new Stage({ clock, onChange: () => isBuilt && onChange() });
  for (const moment of session.missed?.peek() ?? []) stage.take(session.viewer.peek(), moment, session.log.peek());
  const endings = [
    effect(() => stage.setAway(isHidden.value || session.connection.value === "lost")),
    effect(() => {
      const now = session.now.value;
      const before = stage.now;
      const isApart = now !== null && before !== null && now.n !== before.n && now.n !== before.n + 1;
      stage.take(session.viewer.value, now, session.log.value, session.isReplay === true && isApart);
    }),
  ];
  isBuilt = true;
  return {
    stage,
    leave() {
      for (const end of endings) end();
      stage.close();
    },
  };
}
