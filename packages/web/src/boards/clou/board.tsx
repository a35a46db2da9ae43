import type { Event, Move, View } from "@safehouse/games/clou/board";
import type { ComponentType, JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { BoardProps } from "../contract.ts";
import { Frame } from "./frame.tsx";
import type { Kit } from "./kit.ts";
import { type FirstWords, useFirstWords, useMoreWords } from "./text/use-words.ts";
import { Tray } from "./tray/tray.tsx";
import { useNews } from "./use-news.ts";
import { useTableState } from "./use-table-state.ts";

type HeistProps = BoardProps<View, Move, Event>;

/** The table of a heist, for whichever game of the family the kit is from. */
export function heistBoard(kit: Kit): ComponentType<HeistProps> {
  return function Board(props) {
    const t = useFirstWords(props.language);
    return t === null ? <></> : <Spoken {...props} kit={kit} t={t} />;
  };
}

interface SpokenProps extends HeistProps {
  readonly kit: Kit;
  readonly t: FirstWords;
}

function Spoken({ kit, t, ...props }: SpokenProps): JSX.Element {
  const news = useNews(props.latest, props.sound);
  // Only now, so that nothing on the way to the table waits for it.
  const more = useMoreWords(props.language);
  const words = useMemo(() => ({ ...t, ...more }), [t, more]);
  const table = useTableState(kit, props, words, news);
  return (
    <Frame table={table}>
      <Tray />
    </Frame>
  );
}
