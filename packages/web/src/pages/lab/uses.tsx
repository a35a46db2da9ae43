import { type LabSurvey, sharesOf } from "@safehouse/games/lab";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadPart } from "../../games/index.ts";
import { useChosen } from "./choose.tsx";
import type { HeatMap } from "./contract.ts";
import { figuresIn } from "./figures.ts";
import { samplesAt } from "./logic/axes.ts";
import { Share } from "./plots.tsx";
import type { LabWords } from "./words.ts";

/** What is used in fewer matches is hardly there. */
const HARDLY = 0.03;
/** A longer list is opened by who wants to read it. */
const SHORT = 20;

interface UsesProps {
  readonly game: string;
  readonly survey: LabSurvey;
  readonly words: LabWords;
}

/** What bots use of all that there is, at one table. */
export function Uses({ game, survey, words }: UsesProps): JSX.Element | null {
  const { t } = words;
  const { choices, chosen } = useChosen(survey.samples, ["first", "second", "seats", "level"], words, {
    level: "normal",
  });
  const [sample] = samplesAt(survey.samples, chosen);
  const Map = useHeatMap(game);
  if (sample === undefined) return null;
  return (
    <section class="lab-section" aria-labelledby="lab-uses">
      <h2 id="lab-uses">{t.uses}</h2>
      <p>{t.usesLead(sample.games)}</p>
      {choices}
      {Object.keys(sample.used).map((group) => {
        const shares = sharesOf(survey, sample, group);
        const hardly = shares.filter(({ share }) => share < HARDLY);
        const names = hardly.slice(0, SHORT).map(({ id }) => words.name(id));
        const [kind = "", of = ""] = group.split(":");
        return (
          <div key={group} class="lab-group">
            <h3>{t.group(kind)}</h3>
            <p>{hardly.length === 0 ? t.allUsed : t.hardlyUsed(names, hardly.length)}</p>
            {Map !== null && kind === "cells" && <Map shares={shares} sheet={of} words={words} />}
            <Shares shares={shares} words={words} isFolded={shares.length > SHORT} />
          </div>
        );
      })}
    </section>
  );
}

/** The game's own paper to lay the figures on, if it has some. */
function useHeatMap(game: string): HeatMap | null {
  const [found, setFound] = useState<{ readonly game: string; readonly map: HeatMap | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadPart(game, "heatMap").then(
      (map) => isWanted && setFound({ game, map }),
      // The same figures stand in the list.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return found?.game === game ? found.map : null;
}

interface SharesProps {
  readonly shares: readonly { readonly id: string; readonly share: number }[];
  readonly words: LabWords;
  readonly isFolded: boolean;
}

function Shares({ shares, words, isFolded }: SharesProps): JSX.Element {
  const { t, language, name } = words;
  const { percent } = figuresIn(language);
  const table = (
    <div class="lab-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t.columnThing}</th>
            <th scope="col" colSpan={2}>
              {t.columnUsed}
            </th>
          </tr>
        </thead>
        <tbody>
          {shares
            .toSorted((a, b) => b.share - a.share)
            .map(({ id, share }) => (
              <tr key={id} data-hardly={share < HARDLY}>
                <th scope="row">{name(id)}</th>
                <td class="lab-wide">
                  <Share share={share} />
                </td>
                <td class="num">{percent(share)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
  if (!isFolded) return table;
  return (
    <details class="lab-list">
      <summary>{t.asList(shares.length)}</summary>
      {table}
    </details>
  );
}
