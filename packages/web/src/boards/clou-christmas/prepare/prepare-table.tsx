import type { View } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { useWords, type Words } from "../../clou/text/use-words.ts";
import { Frame } from "../../clou/frame.tsx";
import { useNews } from "../../clou/use-news.ts";
import { useTableState } from "../../clou/use-table-state.ts";
import { useDesk } from "../context.ts";
import { ConcertNote } from "../heist/concert-note.tsx";
import { heistProps } from "../heist/heist-table.tsx";
import { KIT } from "../heist/kit.ts";
import { PrepareTray } from "./prepare-tray.tsx";
import { usePreparing } from "./use-preparing.ts";

/** Scouting, tuning up and the last look back: the same table, but one place is picked instead of dice being used. */
export function PrepareTable({ heist }: { readonly heist: View }): JSX.Element {
  const { language } = useDesk();
  const t = useWords(language);
  return t === null ? <></> : <Prepared heist={heist} t={t} />;
}

function Prepared({ heist, t }: { readonly heist: View; readonly t: Words }): JSX.Element {
  const desk = useDesk();
  const props = heistProps(desk, heist);
  const news = useNews(props.latest, desk.sound);
  const plain = useTableState(KIT, { ...props, questions: [] }, t, news);
  const { table, aimed, confirm } = usePreparing(plain, t);
  return (
    <div class="xmas-night" data-part="night">
      <Frame table={table}>
        <PrepareTray {...{ table, aimed, confirm }} />
      </Frame>
      <ConcertNote heist={heist} />
    </div>
  );
}
