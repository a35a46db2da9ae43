import { loadOffer } from "@safehouse/games";
import type { Reader } from "@safehouse/games/clou/board";
import { type MessageTable, say } from "@safehouse/kernel";
import { clouNames, drawSheet } from "@safehouse/paper/clou";
import { de as paperDe } from "@safehouse/paper/clou/de";
import { en as paperEn } from "@safehouse/paper/clou/en";
import type { ComponentProps, JSX } from "preact";
import { useMemo } from "preact/hooks";
import "./heat-map.css";
import { Drawn, placed } from "../clou/drawn.tsx";
import type { HeatMap } from "../../pages/lab/contract.ts";
import { figuresIn } from "../../pages/lab/figures.ts";

const NOBODY = { name: () => "", isYou: () => false };

/** The thief's own sheet with the use of every cell laid over it. The list below says the same to who does not see it. */
export async function makeHeatMap(game: string, reader: Reader): Promise<HeatMap> {
  const offer = await loadOffer(game);
  if (offer === null) throw new Error(`there is no game ${game}`);
  const [en, de] = await Promise.all([offer.texts.en(), offer.texts.de()]);
  const texts: { readonly [language: string]: MessageTable } = { en, de };
  return function Sheet({ shares, sheet: thief, words }: ComponentProps<HeatMap>): JSX.Element | null {
    const { language, t, name } = words;
    const { percent } = figuresIn(language);
    const sheet = reader.library.thieves.find(({ id }) => id === thief);
    const drawing = useMemo(() => {
      if (sheet === undefined) return null;
      const names = clouNames(
        (message) => say(texts[language] ?? en, message, NOBODY),
        language === "de" ? paperDe : paperEn,
      );
      return drawSheet({ sheet, marks: {}, names, layout: "wide" });
    }, [sheet, language]);
    if (drawing === null) return null;
    const spots = new Map(drawing.spots.map((spot) => [spot.id, spot]));
    return (
      <figure class="lab-heat">
        <div class="lab-heat-sheet" data-theme="paper" role="img" aria-label={t.heatMapOf(name(thief))}>
          <Drawn drawing={drawing} class="lab-heat-drawing" />
          {shares.map(({ id, share }) => {
            const spot = spots.get(id);
            return (
              spot !== undefined && (
                <span
                  key={id}
                  class="lab-heat-cell"
                  data-kind={spot.kind}
                  data-never={share === 0}
                  title={`${name(id)}: ${percent(share)}`}
                  style={{ ...placed(drawing, spot), "--share": share }}
                />
              )
            );
          })}
        </div>
        <figcaption class="lab-heat-key">
          <span>{t.heatNever}</span>
          <i aria-hidden="true" />
          <span>{t.heatAlways}</span>
        </figcaption>
      </figure>
    );
  };
}
