import type { View } from "@safehouse/games/clou/board";
import type { PaperAct, PaperGame, PaperNight } from "@safehouse/games/clou/companion";
import type { Language } from "@safehouse/kernel";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Names } from "../../../boards/clou/names.ts";
import type { Words } from "../../../boards/clou/text/use-words.ts";
import type { Voice } from "../../../play/voice.ts";
import type { Texts } from "../../../text/texts.ts";
import type { KeptNight } from "./logic/kept.ts";
import type { en } from "./text/en.ts";

/** What every part of the companion may ask for. */
export interface Beside {
  /** The game's id, and what it is played by. */
  readonly id: string;
  readonly game: PaperGame;
  readonly reader: PaperGame["reader"];
  readonly kept: KeptNight;
  readonly night: PaperNight;
  readonly view: View;
  readonly t: Texts<typeof en>;
  /** The board's words for what is the same there. */
  readonly words: Words;
  readonly names: Names;
  readonly voice: Voice;
  readonly language: Language;
  act(...acts: readonly PaperAct[]): void;
}

export const BesideContext = createContext<Beside | null>(null);

export function useBeside(): Beside {
  const beside = useContext(BesideContext);
  if (beside === null) throw new Error("outside of the companion");
  return beside;
}
