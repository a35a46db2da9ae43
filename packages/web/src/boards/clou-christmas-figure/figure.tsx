import { CAMPAIGN_SHEET, type Shows, type View } from "@safehouse/games/clou-christmas/board";
import { reader } from "@safehouse/games/clou-christmas/reader";
import type { View as HeistView } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import "../clou-christmas/inks.css";
import "./figure.css";
import { CellFace } from "../clou-christmas/gear/cell-face.tsx";
import { GearLines } from "../clou-christmas/gear/gear-lines.tsx";
import { useWords } from "../clou-christmas/text/words.ts";
import { clouFigure } from "../clou-figure/clou-figure.tsx";
import type { FigureProps } from "../figure.ts";

const Heist = clouFigure(reader);

/** A heist of the campaign, and what of the campaign sheet is used in it. */
export function Figure(props: FigureProps<View, Shows>): JSX.Element {
  const { view, before, shows } = props;
  const { heist } = view;
  if (heist === null) return <></>;
  return (
    <div class="xmas-figure">
      <Heist {...props} view={heist} before={before?.heist ?? null} />
      <CampaignPiece heist={heist} gear={shows.gear} {...props} />
    </div>
  );
}

interface CampaignPieceProps extends Pick<FigureProps, "language" | "say"> {
  readonly heist: HeistView;
  readonly gear: readonly string[];
}

function CampaignPiece({ heist, gear, language, say }: CampaignPieceProps): JSX.Element {
  const t = useWords(language);
  const cells = new Map(reader.readCells(heist, heist.seat ?? 0).map((cell) => [cell.name, cell]));
  const { experience, tools } = CAMPAIGN_SHEET;
  if (t === null) return <></>;
  return (
    <ul class="xmas-figure-sheet">
      {[...experience, ...tools]
        .filter(({ id }) => gear.includes(id))
        .map((each) => (
          <li key={each.id}>
            <b>
              {each.kind === "tool"
                ? say({ id: "name", args: { id: each.id } })
                : `${t.experience}, ${t.fromHeist(each.from)}`}
            </b>
            <GearLines gear={each} label={() => ""}>
              {(place) => {
                const cell = cells.get(place.name);
                return (
                  <span key={place.name}>
                    <CellFace place={place} number={cell?.number ?? 0} isCrossed={cell?.state === "crossed"} />
                  </span>
                );
              }}
            </GearLines>
          </li>
        ))}
    </ul>
  );
}
