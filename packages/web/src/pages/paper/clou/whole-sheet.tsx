import type { View } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { MirroredSheet } from "../../companion/clou/check/mirror.tsx";
import { useDesk } from "./desk.ts";

interface WholeSheetProps {
  readonly view: View;
  /** The place that was pressed. */
  readonly at: string | null;
  onPress(cell: string): void;
}

/** The sheet as it stands. What fits now is lit; a place that is pressed leaves only what may stand there. */
export function WholeSheet({ view, at, onPress }: WholeSheetProps): JSX.Element {
  const { t, game, seat, name, words, names, voice, language, entry } = useDesk();
  const cells = useMemo(() => game.reader.readCells(view, seat), [view, seat]);
  const { asked } = entry;
  const fitting = useMemo(() => {
    const steps = asked.type === "writing" ? asked.writings.single.flatMap((each) => each.steps) : [];
    return new Set(steps.flatMap(({ move }) => ("cell" in move ? [move.cell] : "at" in move ? [move.at] : [])));
  }, [asked]);
  return (
    <>
      <p>{t.sheetLead}</p>
      <MirroredSheet
        sheet={game.reader.sheetOf(view, seat)}
        label={t.sheetOf(name)}
        fits={t.fits}
        {...{ cells, at, fitting, onPress, words, names, voice, language }}
      />
    </>
  );
}
