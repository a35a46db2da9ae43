import type { Event, Move, View } from "@safehouse/games/clou/board";
import type { ComponentType, JSX } from "preact";
import type { BoardProps } from "../contract.ts";
import { Frame } from "./frame.tsx";
import type { Kit } from "./kit.ts";
import { useWords, type Words } from "./text/use-words.ts";
import { Tray } from "./tray/tray.tsx";
import { useNews } from "./use-news.ts";
import { useTableState } from "./use-table-state.ts";

type HeistProps = BoardProps<View, Move, Event>;

/** The table of a heist, for whichever game of the family the kit is from. */
export function heistBoard(kit: Kit): ComponentType<HeistProps> {
  // What one pair of eyes has picked up is not for the next: whoever sits down gets a table of their own.
  return function Board(props) {
    const t = useWords(props.language);
    return t === null ? <></> : <SeenBy key={String(props.viewer)} {...props} kit={kit} t={t} />;
  };
}

interface SeenProps extends HeistProps {
  readonly kit: Kit;
  readonly t: Words;
}

function SeenBy({ kit, t, ...props }: SeenProps): JSX.Element {
  const news = useNews(props.latest, props.sound);
  const table = useTableState(kit, props, t, news);
  return (
    <Frame table={table}>
      <Tray />
    </Frame>
  );
}
