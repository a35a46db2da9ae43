import { ALL_RIGHT_ABOVE, CLOU_ABOVE, OWN } from "@safehouse/games/clou/workshop";
import type { JSX } from "preact";
import { LabPanel } from "../lab/lab-panel.tsx";
import { useEditing } from "./context.ts";
import { Witness } from "./witness.tsx";

/** C-1.1: the sizes of a crew. */
export const CREWS = [1, 2, 3] as const;

interface TrialsProps {
  readonly code: string | null;
  readonly disabledWhy: string | null;
}

/** C-8.2: how many points greedy bots bring home, in bands and by crew; and the best of their nights, move by move. */
export function Trials({ code, disabledWhy }: TrialsProps): JSX.Element {
  const { t } = useEditing();
  const bands = [
    { label: t.bandCaught, results: ["caught-by-traces", "caught-by-police"] },
    { label: t.bandMeagre(ALL_RIGHT_ABOVE), results: ["meagre"] },
    { label: t.bandAllRight(ALL_RIGHT_ABOVE + 1, CLOU_ABOVE), results: ["all-right"] },
    { label: t.bandClou(CLOU_ABOVE), results: ["clou"] },
  ];
  return (
    <LabPanel
      subject={{ game: "clou", config: { scenario: OWN, code: code ?? "" }, level: "normal", wins: ["clou"] }}
      version={code ?? ""}
      crews={CREWS}
      disabledWhy={disabledWhy}
      lead={t.labLead}
      games={["20", "100", "400"]}
      reading={{ bands }}
      after={(tallies, trial) => <Witness tallies={tallies} trial={trial} />}
    />
  );
}
