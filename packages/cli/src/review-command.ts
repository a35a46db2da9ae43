import { loadJudge } from "@safehouse/games";
import {
  type FoundReview,
  type Moment,
  orderReview,
  type RecordFlaw,
  type Review,
  reviewing,
  swingsOf,
} from "@safehouse/host";
import { type AnyJudge, type Json, sameJson, say, worthIn } from "@safehouse/kernel";
import { quote } from "./clean.ts";
import type { Command } from "./command.ts";
import { CommandError, EXIT, type ExitStatus } from "./exit.ts";
import type { Io } from "./io.ts";
import { widthOfText, wrap } from "./layout.ts";
import { ProgressLine } from "./progress-line.ts";
import { type LoadedRecord, loadRecord } from "./record-file.ts";
import { openSession, type Session } from "./session.ts";
import { type Voice, voiceOf } from "./voice.ts";
import type { Words } from "./words.ts";

const SHAPE = { thing: "file", values: {}, switches: ["json"] } as const;

export const reviewCommand: Command = { shape: SHAPE, run };

/** As many swings, and costly answers of all seats together, as are told. */
const TOLD = 5;

/** Less is nothing to speak of. */
const LEAST = { points: 0.1, lead: 0.1, chance: 0.01 } as const;

async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "review", SHAPE, argv);
  const { given, words, print } = session;
  const loaded = await loadRecord(words, given.thing);
  const { record, game } = loaded;
  const judge = await loadJudge(record.game, { edition: record, config: record.config as never });
  const { order, flaw } = await orderReview(game, judge, record);
  if (order === null) {
    throw flaw === null
      ? CommandError.badInput(words("review.never", { game: game.meta.id }))
      : flawError(words, given.thing, flaw);
  }
  const progress = new ProgressLine(io);
  const run = reviewing(order);
  let step = run.next();
  for (; !step.done; step = run.next()) {
    const { done, of } = step.value;
    progress.show(() => words("review.progress", { percent: Math.floor((100 * done) / of) }));
  }
  progress.clear();
  if (given.switches.has("json")) io.out(`${JSON.stringify(step.value.review)}\n`);
  else
    print([
      ...(await tell(session, loaded, step.value, judge)),
      ...(judge === null ? ["", words("review.unjudged")] : []),
    ]);
  if (flaw === null) return EXIT.fine;
  throw flawError(words, given.thing, flaw);
}

function flawError(words: Words, path: string, { kind, n, problem }: RecordFlaw): CommandError {
  const file = quote(path);
  return kind === "cut"
    ? CommandError.badInput(words("record.cut", { file, n }))
    : CommandError.mismatch(words("record.mismatch", { file, n, problem }));
}

async function tell(
  session: Session,
  loaded: LoadedRecord,
  found: FoundReview,
  judge: AnyJudge | null,
): Promise<string[]> {
  const { words, language, paint, width } = session;
  const { record, game } = loaded;
  const { review } = found;
  const voice = await voiceOf(words, language, game, record.seats, null);
  const labels = labelsOf(loaded, voice);
  const reasons = (await judge?.texts[language]()) ?? {};
  const whyAt = (n: number): string => {
    const reason = found.advice.get(n)?.reason;
    return reason === undefined ? "" : ` ${say(reasons, reason, { name: voice.name, isYou: () => false })}`;
  };
  const decisions = review.moments
    .filter(({ kind, loss = 0 }) => kind === "decision" && loss >= LEAST[review.unit])
    .toSorted((a, b) => (b.loss ?? 0) - (a.loss ?? 0))
    .slice(0, TOLD);
  const swings = swingsOf(review, TOLD);
  const indent = " ".repeat(10);
  const figure = worthIn(language, review.unit);
  const amount = (value: number): string => figure(value, true).padStart(8);
  return [
    paint.bold(words(`review.title.${review.unit}`, { game: game.meta.name[language] })),
    words(`review.unit.${review.unit}`),
    ...(review.partial ? [words("review.partial", { n: review.partial.n })] : []),
    "",
    ...accountLines(words, voice, review, figure),
    "",
    paint.bold(words("review.swings")),
    ...swings.flatMap((moment) =>
      wrap(`${amount(moment.after - moment.before)}  ${momentLine(words, voice, labels, moment)}`, width, indent),
    ),
    ...(decisions.length === 0 ? [] : ["", paint.bold(words("review.costliest"))]),
    ...decisions.flatMap((moment) => {
      const { loss = 0, error = 0, best } = moment;
      const isOpen = 2 * error >= loss;
      const said = momentLine(words, voice, labels, moment);
      const better =
        best === undefined || sameJson(best, moment.played)
          ? ""
          : ` ${words("review.better", { move: labels.say(moment.n, best) })}${whyAt(moment.n)}`;
      const doubt = isOpen ? ` ${words("review.close")}` : "";
      return wrap(
        `${amount(-loss)}  ${said}${better === "" && doubt === "" ? "" : "."}${better}${doubt}`,
        width,
        indent,
      );
    }),
  ];
}

const COLUMNS = ["expected", "luck", "hidden", "own", "others", "revision", "result"] as const;

/** One line a seat, in columns that add up. */
function accountLines(words: Words, voice: Voice, review: Review, figure: ReturnType<typeof worthIn>): string[] {
  const rows = [
    ["", ...COLUMNS.map((column) => words(`review.${column}`))],
    ...review.seats.map((account) => [
      voice.name(account.seat),
      ...COLUMNS.map((column) => figure(account[column], column !== "expected" && column !== "result")),
    ]),
  ];
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => widthOfText(row[i] ?? "")))) ?? [];
  const pad = (text: string, i: number): string => {
    const room = " ".repeat(Math.max(0, (widths[i] ?? 0) - widthOfText(text)));
    return i === 0 ? text + room : room + text;
  };
  return rows.map((row) => row.map(pad).join("  "));
}

function momentLine(words: Words, voice: Voice, labels: Labels, { n, seat, kind, played }: Moment): string {
  if (kind === "luck") {
    const who = seat === null ? words("review.crew") : voice.name(seat);
    return words("review.luck-line", { n, who });
  }
  return words("review.decision-line", { n, who: voice.name(seat as number), move: labels.say(n, played as Json) });
}

interface Labels {
  say(n: number, move: Json): string;
}

/** What answers are called, by the question that each entry answered. */
function labelsOf({ record, game }: LoadedRecord, voice: Voice): Labels {
  const questions = new Map(record.entries.map(({ n, decision }) => [n, decision]));
  return {
    say(n, move) {
      const id = questions.get(n) ?? "";
      const [kind = "", seat = "0"] = id.split(":");
      return voice.say(game.label({ id, kind, seat: Number(seat) }, move));
    },
  };
}
