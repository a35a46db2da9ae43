import type { View } from "@safehouse/games/clou/board";
import type { PaperGame } from "@safehouse/games/clou/companion";
import type { Language } from "@safehouse/kernel";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Names } from "../../../boards/clou/names.ts";
import type { Words } from "../../../boards/clou/text/use-words.ts";
import type { Session } from "../../../play/session.ts";
import type { Voice } from "../../../play/voice.ts";
import type { Texts } from "../../../text/texts.ts";
import type { en } from "./text/en.ts";
import type { Entry } from "./use-entry.ts";

/** What every part of the page may ask for. */
export interface Desk {
  readonly id: string;
  readonly game: PaperGame;
  readonly session: Session;
  readonly seat: number;
  readonly name: string;
  /** The heist; null between heists. */
  readonly view: View | null;
  readonly voice: Voice;
  readonly names: Names;
  readonly t: Texts<typeof en>;
  /** The board's words for what is the same there. */
  readonly words: Words;
  readonly language: Language;
  readonly entry: Entry;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error("outside of the page that enters a sheet");
  return desk;
}
