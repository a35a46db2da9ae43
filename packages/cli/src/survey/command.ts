import type { LabSample, LabSurvey } from "@safehouse/games/lab";
import { figureIn } from "@safehouse/kernel";
import { wholeNumber } from "../arguments.ts";
import type { Command } from "../command.ts";
import { CommandError, EXIT, type ExitStatus } from "../exit.ts";
import type { Io } from "../io.ts";
import { openNotebook } from "../lab/notebook.ts";
import { playAll } from "../lab/play-all.ts";
import { levelsOf } from "../ladder/lineup.ts";
import { openSession, type Session } from "../session.ts";
import { configureFor, requireGame } from "../setting.ts";
import { blocksOf, type Glimpse } from "./sample.ts";
import { namesIn, summarise } from "./summary.ts";

const SHAPE = { thing: "game", values: { games: "text", seed: "text", keep: "file" }, switches: ["json"] } as const;
const MOST_GAMES = 1_000_000;
/** An expert thinks long, so it plays one match where the others play so many. */
const EXPERT_RESTS = 4;
const THREAD = new URL("worker.ts", import.meta.url);

export const surveyCommand: Command = { shape: SHAPE, run };

/** Watches bots of every level at a game's tables: what they get, and what they use of all that there is. */
async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "survey", SHAPE, argv);
  const { given, words } = session;
  const game = await requireGame(words, given.thing);
  const { id, name, rules, content } = game.meta;
  const games = wholeNumber(words, given, "games", { min: 2, max: MOST_GAMES }, 200);
  const seed = wholeNumber(words, given, "seed", { min: 0, max: Number.MAX_SAFE_INTEGER }, 1);
  const survey = await game.survey?.();
  if (survey === undefined) throw CommandError.badInput(words("survey.none", { game: id }));

  const expertGames = Math.max(2, Math.ceil(games / EXPERT_RESTS));
  const watched = survey.tables.flatMap((table, place) => {
    const config = configureFor(words, game, table.options, table.seats);
    return levelsOf(game).map((level) => ({
      table,
      level,
      blocks: blocksOf(place, level, config, level === "expert" ? expertGames : games),
    }));
  });
  const question = { survey: id, rules, content, seed };
  const notebook = openNotebook<readonly Glimpse[]>(words, given.values["keep"], question);
  const blocks = watched.flatMap((each) => each.blocks);
  const played = await playAll(session, THREAD, { game: id, seed, argv: ["survey", ...argv] }, blocks, notebook);
  const pages = new Map(blocks.map((block, i) => [block, played[i] ?? []]));
  const samples = watched.map(({ table, level, blocks: own }) =>
    summarise(
      game,
      survey,
      table,
      level,
      own.flatMap((block) => pages.get(block) ?? []),
    ),
  );
  const found: LabSurvey = { games, expertGames, groups: survey.groups, names: await namesIn(game, survey), samples };
  if (given.switches.has("json")) session.print([JSON.stringify({ game: id, rules, content, seed, ...found })]);
  else session.print([words("survey.title", { game: name[session.language], seed }), "", ...tableOf(session, found)]);
  return EXIT.fine;
}

/** The points as Markdown, so that they can be read here and kept as a report. What was used is for who asks for JSON. */
function tableOf({ words, language }: Session, { names, samples }: LabSurvey): string[] {
  const figure = figureIn(language, 2);
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const columns = (["where", "seats", "level", "games", "points", "won"] as const).map((column) =>
    words(`survey.${column}`),
  );
  return [
    row(columns),
    row(columns.map(() => "---")),
    ...samples.map(({ of, seats, level, games, mean: [mean, error], won }: LabSample) =>
      row([
        of.map((each) => names[each]?.[language] ?? each).join(", ") || "–",
        `${seats}`,
        level,
        `${games}`,
        `${figure(mean)} ± ${figure(error)}`,
        won === null ? "–" : `${Math.round((100 * won) / games)} %`,
      ]),
    ),
  ];
}
