import type { JSX } from "preact";
import { Told } from "../../../kit/told.tsx";
import { later, useSoon } from "../../../ui/later.tsx";
import { useTable } from "../context.ts";
import { BuildingAnswer } from "./building-answer.tsx";

/** No match begins with these. */
const BribeAnswers = later(async () => (await import("./bribe-answers.tsx")).BribeAnswers);
const HintAnswers = later(async () => (await import("./hint-answers.tsx")).HintAnswers);
const CardAnswers = later(async () => (await import("./card-answers.tsx")).CardAnswers);

/** What can be answered, by the kind of question. */
export function Answers(): JSX.Element {
  useSoon(BribeAnswers, CardAnswers, HintAnswers);
  const { t, question, told } = useTable();
  if (question === null) return <Told events={told} />;
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
