import { loadOffer } from "@safehouse/games";
import type { Puzzle } from "@safehouse/games/puzzles";
import type { Edition } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { keepOwnPuzzles, type OwnPuzzles as Kept, readOwnPuzzles } from "../../puzzles/own-puzzles.ts";
import type { OwnMatch } from "../collect.ts";
import type { FromMiner } from "./messages.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

export interface OwnPuzzlesProps {
  readonly game: string;
  readonly matches: readonly OwnMatch[];
}

/** Looks for puzzles in one's own matches, the latest first, for as long as one lets it. */
export function OwnPuzzles({ game, matches }: OwnPuzzlesProps): JSX.Element | null {
  const t = useText({ en, de });
  const [edition, setEdition] = useState<Edition | null>(null);
  const [kept, setKept] = useState<Kept | null>(null);
  const [done, setDone] = useState<{ readonly count: number; readonly of: number } | null>(null);
  const worker = useRef<Worker | null>(null);
  const stop = (): void => {
    worker.current?.terminate();
    worker.current = null;
    setDone(null);
  };
  useEffect(() => {
    void (async () => {
      const offer = await loadOffer(game);
      if (offer === null) return;
      setEdition(offer.meta);
      setKept(readOwnPuzzles(game, offer.meta));
    })();
    return () => worker.current?.terminate();
  }, [game]);
  if (edition === null || kept === null || matches.length + kept.puzzles.length === 0) return null;
  const fresh = matches.filter(({ id }) => !kept.matches.includes(id)).toReversed();
  const look = async (): Promise<void> => {
    const miner = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.current = miner;
    for (const [i, match] of fresh.entries()) {
      setDone({ count: i, of: fresh.length });
      // oxlint-disable-next-line no-await-in-loop -- one after the other: a phone has one core to spare
      const puzzles = await minedFrom(miner, match);
      if (worker.current !== miner) return;
      setKept(keepOwnPuzzles(game, edition, match.id, puzzles));
    }
    stop();
  };
  return (
    <section class="my-part" data-part="my-own-puzzles">
      <h2>{t.own}</h2>
      <p class="muted">{t.ownLead}</p>
      <p role="status">
        {done !== null
          ? t.looking(done.count, done.of, kept.puzzles.length)
          : kept.matches.length > 0 && t.found(kept.puzzles.length)}
      </p>
      <div class="my-acts">
        {done !== null ? (
          <Button onClick={stop}>{t.stop}</Button>
        ) : (
          fresh.length > 0 && (
            <Button icon="magnifier" data-part="my-look" onClick={() => void look()}>
              {t.look}
            </Button>
          )
        )}
        {kept.puzzles.length > 0 && (
          <Button icon="pencil" data-part="my-solve" href={`/puzzles/${game}?own=1`}>
            {t.solve}
          </Button>
        )}
      </div>
    </section>
  );
}

async function minedFrom(miner: Worker, { seat, record: open }: OwnMatch): Promise<readonly Puzzle[]> {
  const record = await open().catch(() => null);
  if (record === null) return [];
  return new Promise((resolve) => {
    const once = { once: true };
    miner.addEventListener("message", ({ data }: MessageEvent<FromMiner>) => resolve(data.puzzles), once);
    miner.addEventListener("error", () => resolve([]), once);
    miner.postMessage({ record, seat });
  });
}
