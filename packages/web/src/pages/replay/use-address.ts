import { useEffect } from "preact/hooks";
import { amend } from "../../app/router.ts";
import { writePlace } from "../../play/replay/place.ts";
import type { ReplaySession } from "../../play/replay/session.ts";

/** Browsers count changes of the address: a slider that is dragged would use them up. */
const QUIET_MS = 250;

/** Keeps the address of the page at the moment that is shown, without filling the history. */
export function useAddress(path: string, { at, eyes }: ReplaySession): void {
  const place = writePlace(at.value, eyes.value);
  useEffect(() => {
    const timer = setTimeout(() => amend(path, place), QUIET_MS);
    return () => clearTimeout(timer);
  }, [path, place]);
}
