import type { Reader, ThiefSheet } from "@safehouse/games/clou/board";
import { clouNames, drawSheet } from "@safehouse/paper/clou";
import { de as paperDe } from "@safehouse/paper/clou/de";
import { en as paperEn } from "@safehouse/paper/clou/en";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import "../clou/inks.css";
import "./clou-candidate.css";
import type { Candidate, CandidateProps } from "../candidate.ts";
import { Drawn } from "../clou/drawn.tsx";

/** A thief's sheet before anybody has written on it, and in words what is on it that others lack. */
export function clouCandidate({ library }: Reader): Candidate {
  return function ClouCandidate({ choice, ...props }: CandidateProps): JSX.Element | null {
    const sheet = library.thieves.find(({ id }) => id === choice);
    return sheet === undefined ? null : <BlankSheet sheet={sheet} {...props} />;
  };
}

function BlankSheet({
  sheet,
  language,
  say,
  isNarrow,
}: Omit<CandidateProps, "choice"> & { readonly sheet: ThiefSheet }): JSX.Element {
  const { drawing, can } = useMemo(() => {
    const names = clouNames(say, language === "de" ? paperDe : paperEn);
    const { tools, stars = [], talents = [] } = sheet;
    return {
      drawing: drawSheet({ sheet, marks: {}, names, layout: isNarrow ? "tall" : "wide" }),
      can: [
        ...tools.map(({ kind }) => names.tool(kind)),
        ...stars.map(({ effect }) => names.star(effect)),
        ...talents.map(names.talent),
      ],
    };
  }, [sheet, language, say, isNarrow]);
  return (
    <div class="clou-candidate" data-part="candidate">
      <ul class="clou-candidate-can">
        {can.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <div class="clou-candidate-paper" style={{ "--w": drawing.width }}>
        <Drawn drawing={drawing} class="clou-sheet-drawing" />
      </div>
    </div>
  );
}
