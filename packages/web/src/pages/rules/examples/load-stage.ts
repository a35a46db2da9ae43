import { loadCore, type TableGame } from "@safehouse/games";
import type { Language, MessageTable } from "@safehouse/kernel";
import type { Figure } from "../../../boards/figure.ts";
import { loadPart } from "../../../games/index.ts";
import { loadTexts } from "../../../play/voice.ts";

/** All that the pictures of one game need, in one language. */
export interface Stage {
  readonly game: TableGame;
  readonly texts: MessageTable;
  readonly Figure: Figure;
}

const loading = new Map<string, Promise<Stage | null>>();

/** Fetched once, when somebody first comes near a picture; null for a game without any. */
export function loadStage(id: string, language: Language): Promise<Stage | null> {
  const key = `${id} ${language}`;
  let stage = loading.get(key);
  if (stage === undefined) {
    stage = fetchStage(id, language);
    loading.set(key, stage);
    // Whoever comes by later may have more luck.
    stage.catch(() => loading.delete(key));
  }
  return stage;
}

async function fetchStage(id: string, language: Language): Promise<Stage | null> {
  const [game, Figure] = await Promise.all([loadCore(id), loadPart(id, "figure")]);
  if (game === null || Figure === null) return null;
  return { game, Figure, texts: await loadTexts(game, language) };
}
