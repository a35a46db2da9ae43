import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { LocalSession } from "../play/local/session.ts";

/**
 * Writes a finished match of this device down, and says what it means. Null until it is over, and for ever where it counts for nothing:
 * without points that a crew shares, without a person, or gone on from somebody's record.
 */
export function useAfterwards(match: string, session: LocalSession): JSX.Element | null {
  const [afterwards, setAfterwards] = useState<JSX.Element | null>(null);
  useEffect(() => {
    let isHere = true;
    let isNoted = false;
    const { seats, continuedFrom } = session.opened;
    const counts = continuedFrom === null && seats.some(({ kind }) => kind === "human");
    const note = async (): Promise<void> => {
      const outcome = session.now.peek()?.outcome;
      const log = session.log.peek();
      const record = await session.record();
      if (record === null || outcome?.type !== "shared") return;
      const [{ settle }, { Afterwards }] = await Promise.all([import("./aftermath.ts"), import("./afterwards.tsx")]);
      const aftermath = await settle({ match, game: session.game, record, outcome, log, at: Date.now() });
      if (isHere) setAfterwards(<Afterwards aftermath={aftermath} />);
    };
    const stop = effect(() => {
      if (isNoted || !counts || session.now.value?.outcome?.type !== "shared") return;
      isNoted = true;
      // The result is shown without this, and the next look at the match notes it.
      void note().catch(() => {});
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [match, session]);
  return afterwards;
}
