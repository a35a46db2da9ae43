import { loadNightly, loadOffer } from "@safehouse/games";
import type { Nightly } from "@safehouse/games/nightly";
import type { GameOffer, Language, MessageTable } from "@safehouse/kernel";
import { useEffect, useState } from "preact/hooks";
import { settings } from "../../app/settings.ts";
import { listLocalMatches } from "../../play/local/list.ts";

export interface NightlyGame {
  readonly id: string;
  readonly nightly: Nightly;
  readonly offer: GameOffer;
  /** In the reader's language. */
  readonly texts: MessageTable;
}

export interface Loaded {
  readonly games: readonly NightlyGame[];
  /** Matches of this device that are still there. */
  readonly matches: ReadonlySet<string>;
}

/** Those of the games that have nights, and what is kept of them here; null until all of it is there. */
export function useNightly(ids: readonly string[]): Loaded | "failed" | null {
  const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
  const asked = ids.join();
  const language = settings.language.value;
  useEffect(() => {
    let isHere = true;
    const show = (found: Loaded | "failed"): void => {
      if (isHere) setLoaded(found);
    };
    load(asked.split(","), language).then(show, () => show("failed"));
    return () => {
      isHere = false;
    };
  }, [asked, language]);
  return loaded;
}

async function load(ids: readonly string[], language: Language): Promise<Loaded> {
  // A browser that keeps nothing has nothing kept.
  const matches = listLocalMatches().catch(() => []);
  const found = await Promise.all(
    ids.map(async (id): Promise<NightlyGame[]> => {
      const [nightly, offer] = await Promise.all([loadNightly(id), loadOffer(id)]);
      return nightly === null || offer === null ? [] : [{ id, nightly, offer, texts: await offer.texts[language]() }];
    }),
  );
  return { games: found.flat(), matches: new Set((await matches).map(({ id }) => id)) };
}
