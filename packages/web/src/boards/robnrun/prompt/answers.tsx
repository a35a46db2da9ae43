import type { JSX } from "preact";
import { useTable } from "../context.ts";
import { BribeAnswers } from "./bribe-answers.tsx";
import { BuildingAnswer } from "./building-answer.tsx";
import { CardAnswers } from "./card-answers.tsx";
import { Happened } from "./happened.tsx";
import { HintAnswers } from "./hint-answers.tsx";

/** What can be answered, by the kind of question. */
export function Answers(): JSX.Element {
  const { t, question } = useTable();
  if (question === null) return <Happened />;
  if (question.moves.length === 0) return <p class="rob-say">{t.answered}</p>;
  switch (question.decision.kind) {
    case "building":
    case "place":
      return <BuildingAnswer />;
    case "hint":
      return <HintAnswers />;
    case "bribe":
      return <BribeAnswers />;
    default:
      return <CardAnswers />;
  }
}
