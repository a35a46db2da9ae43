import { type AidMark, TOOLS } from "@safehouse/games/robnrun/board";
import type { JSX } from "preact";
import "./memory-aid.css";
import { Tool } from "../cards/tool.tsx";
import { useTable } from "../context.ts";
import { knowledgeKey } from "../logic/knowledge-key.ts";
import { useThought } from "../thinking/use-thought.ts";

/** the seven tools; those that everybody can know to be finished are turned over. The same for all. */
export function MemoryAid(): JSX.Element {
  const { view, t, cardName } = useTable();
  const marks = useThought("aid", view, knowledgeKey(view));
  const words: { readonly [mark in AidMark]: string } = {
    maybe: t.aidMaybe,
    needed: t.aidNeeded,
    finished: t.aidFinished,
  };
  return (
    <section class="rob-aid" aria-labelledby="rob-aid-title">
      <h2 class="caps" id="rob-aid-title">
        {t.aid}
      </h2>
      <ul>
        {TOOLS.map((tool, face) => {
          const mark = marks?.[face] ?? "maybe";
          return (
            <li key={tool} data-mark={mark}>
              <Tool face={face} isTurned={mark === "finished"} />
              <span class="vh">{cardName(tool)}: </span>
              <small>{words[mark]}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
