import { OWN, WINS } from "@safehouse/games/robnrun/workshop";
import type { JSX } from "preact";
import { LabPanel } from "../lab/lab-panel.tsx";
import { useEditing } from "./context.ts";
import { CREWS } from "./crews.ts";
import { difficultyRange } from "./logic/verdict.ts";

interface TrialsProps {
  readonly code: string | null;
  readonly disabledWhy: string | null;
}

/** how hard it is for bots that follow the conventions, in the words of the six scenarios. */
export function Trials({ code, disabledWhy }: TrialsProps): JSX.Element {
  const { t } = useEditing();
  return (
    <LabPanel
      subject={{ game: "robnrun", config: { scenario: OWN, code }, level: "normal", wins: WINS }}
      version={code ?? ""}
      crews={CREWS}
      disabledWhy={disabledWhy}
      lead={t.labLead}
      games={["50", "200", "1000"]}
      reading={{
        verdict: (interval) => {
          const words = difficultyRange(interval).map((difficulty) => t[difficulty]);
          return words.length === 1 ? (words[0] ?? "") : t.between(words[0] ?? "", words[1] ?? "");
        },
      }}
    />
  );
}
