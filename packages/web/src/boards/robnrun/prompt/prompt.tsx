import type { JSX } from "preact";
import { Prompt as Asking } from "../../../kit/prompt.tsx";
import { Undo } from "../../../kit/undo.tsx";
import { useTable } from "../context.ts";
import { Answers } from "./answers.tsx";
import "./prompt.css";

export function Prompt(): JSX.Element {
  const { t, outcome, view, say } = useTable();
  return (
    <Asking
      class="rob-prompt"
      over={outcome?.type === "shared" ? say({ id: `result.${outcome.result}` }) : ""}
      idle={t.headline(view.table.heist, view.table.round)}
      beside={<Undo tone="ghost" size="small" />}
    >
      <Answers />
    </Asking>
  );
}
