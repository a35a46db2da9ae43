import { askAbout, type Mark, type TableSection } from "@safehouse/kernel";
import { useMemo } from "preact/hooks";
import { settings } from "../../app/settings.ts";
import type { SeatInfo, Session } from "../../play/session.ts";
import { useText } from "../../text/texts.ts";
import { useWords } from "../../words/use-words.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** What the things of a table are called. */
export interface Things {
  name(thing: string): string;
  /** A mark in words, for who does not see it. */
  tell(mark: Mark): string;
  /** All that can be marked on this board, as it is read out; where nothing is drawn, all that is read out. */
  choices(board: HTMLElement | null): readonly ThingGroup[];
}

export interface ThingGroup {
  readonly heading: string;
  readonly things: readonly string[];
}

export function useThings(session: Session, seats: readonly SeatInfo[]): Things {
  const t = useText({ en, de });
  const loaded = useWords(session, seats, settings.language.value);
  const view = session.now.value?.view;
  return useMemo(() => {
    const words = loaded.type === "ready" ? loaded : null;
    // Marks come from strangers: a thing that this game has never heard of has no name, and breaks nothing.
    const knownName = (thing: string): string | null => {
      try {
        return words === null ? null : (askAbout(words.words, view, thing, words.voice)?.name ?? null);
      } catch {
        return null;
      }
    };
    const name = (thing: string): string => knownName(thing) ?? thing;
    return {
      name,
      tell: ({ thing, to }) => (to === undefined ? t.ring(name(thing)) : t.arrow(name(thing), name(to))),
      choices(board) {
        if (words === null || view === undefined) return [];
        const drawn = new Set([...(board?.querySelectorAll("[data-thing]") ?? [])].map(thingOf));
        const sections: readonly TableSection[] = words.words.describe(view, words.voice);
        const groups = sections.map(({ heading, lines }): ThingGroup => {
          const told = new Set(lines.map(({ thing }) => thing));
          return { heading, things: [...told].filter((thing) => drawn.size === 0 || drawn.delete(thing)) };
        });
        const rest = [...drawn].filter((thing) => knownName(thing) !== null);
        return [...groups, { heading: t.onBoard, things: rest }].filter(({ things }) => things.length > 0);
      },
    };
  }, [loaded, view, t]);
}

function thingOf(element: Element): string {
  return element.getAttribute("data-thing") ?? "";
}
