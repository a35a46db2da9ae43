import {
  BASE,
  type Colour,
  MOST_CREW,
  type OwnHeist,
  type Problem,
  readHeist,
  supplyAgainstDemand,
  type ThiefSheet,
  unreachableLoot,
  writeHeist,
} from "@safehouse/games/clou/workshop";

const THIEVES = BASE.thieves.map(({ id }) => id);

export interface Verdict {
  /** What is wrong; with nothing wrong there is a code. */
  readonly problems: readonly Problem[];
  readonly code: string | null;
  /** By crew size from one: symbols on the sheets against symbols asked for, where there are fewest. */
  readonly supply: readonly Supply[];
  /** Loot that some crew can never get, whatever it throws. */
  readonly beyond: readonly string[];
}

export interface Supply {
  readonly crew: number;
  readonly colour: Colour;
  readonly supply: number;
  readonly demand: number;
  readonly isScarce: boolean;
}

/** C-8.1: half of what a plan asks for in a colour must be on the sheets. */
const LEAST_SHARE = 0.5;

/** Everything that is asked of a plan and its sheets, by the same judges that a table asks. */
export function judge(heist: OwnHeist): Verdict {
  const read = readHeist(JSON.stringify(heist), THIEVES);
  const crews = Array.from({ length: MOST_CREW }, (_, i) => crewsOf(sheetsOf(heist), i + 1));
  return {
    problems: read.ok ? [] : read.error,
    code: read.ok ? writeHeist(heist) : null,
    supply: crews.map((each, i) => scarcest(heist, each, i + 1)),
    beyond: [...new Set(crews.flat().flatMap((crew) => unreachableLoot(heist.plan, crew)))],
  };
}

/** The four thieves as this heist has them. */
export function sheetsOf({ sheets }: OwnHeist): ThiefSheet[] {
  return BASE.thieves.map((sheet) => sheets.find(({ id }) => id === sheet.id) ?? sheet);
}

function scarcest({ plan }: OwnHeist, crews: readonly (readonly ThiefSheet[])[], crew: number): Supply {
  const lines = crews.flatMap((each) => supplyAgainstDemand(plan, each)).filter(({ demand }) => demand > 0);
  const share = ({ supply, demand }: (typeof lines)[number]): number => supply / demand;
  const least = lines.reduce((a, b) => (share(b) < share(a) ? b : a));
  return { crew, ...least, isScarce: share(least) < LEAST_SHARE };
}

function crewsOf(sheets: readonly ThiefSheet[], size: number): ThiefSheet[][] {
  if (size === 0) return [[]];
  return sheets.flatMap((sheet, i) => crewsOf(sheets.slice(i + 1), size - 1).map((rest) => [sheet, ...rest]));
}

/** What a problem is about, as far as it can be shown on the plan. */
export function subjectOf({ message }: Problem): string | null {
  const id = message?.args?.["id"];
  return typeof id === "string" ? id : null;
}

/** The layout in which it can be seen. */
export function layoutOf({ message }: Problem): "wide" | "tall" | null {
  const layout = message?.args?.["layout"];
  return layout === "wide" || layout === "tall" ? layout : null;
}
