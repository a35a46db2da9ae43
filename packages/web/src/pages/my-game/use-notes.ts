import type { Tally } from "@safehouse/kernel";
import { useEffect, useState } from "preact/hooks";
import { notCounted, type OwnMatch, ownMatches } from "./collect.ts";
import type { FromCounter } from "./messages.ts";
import { addNotes, type Note, type Notes, readNotes } from "./notes.ts";

export interface Counting {
  readonly notes: Notes;
  /** Finished matches that are still to be counted. */
  readonly left: number;
  readonly matches: readonly OwnMatch[];
  readonly setNotes: (notes: Notes) => void;
}

/** The notes of this device, with whatever has been played since. */
export function useNotes(): Counting {
  const [notes, setNotes] = useState(readNotes);
  const [left, setLeft] = useState(0);
  const [matches, setMatches] = useState<readonly OwnMatch[]>([]);
  useEffect(() => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    let isLeft = false;
    void (async () => {
      const all = await ownMatches();
      if (isLeft) return;
      setMatches(all);
      const fresh = notCounted(all, readNotes());
      setLeft(fresh.length);
      for (const [i, match] of fresh.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: a phone has one core to spare
        const note = await noteOf(worker, match);
        if (isLeft) return;
        if (note !== null) setNotes(addNotes([note]));
        setLeft(fresh.length - i - 1);
      }
    })();
    return () => {
      isLeft = true;
      worker.terminate();
    };
  }, []);
  return { notes, left, matches, setNotes };
}

async function noteOf(worker: Worker, { id, game, at, seat, record: open }: OwnMatch): Promise<Note | null> {
  const record = await open().catch(() => null);
  if (record === null) return null;
  const tallies = await new Promise<readonly Tally[] | null>((resolve) => {
    const once = { once: true };
    worker.addEventListener("message", ({ data }: MessageEvent<FromCounter>) => resolve(data.tallies), once);
    worker.addEventListener("error", () => resolve(null), once);
    worker.postMessage({ record, seat });
  });
  return tallies === null ? null : { match: id, game, at, tallies };
}
