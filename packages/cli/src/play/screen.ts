import type { LogRow, Snapshot } from "@safehouse/host";
import { type AnyGame, type AnyTableWords, askAbout, UNDO } from "@safehouse/kernel";
import { heightOf } from "../io.ts";
import { inColumns, widthOfText, wrap } from "../layout.ts";
import { describeResult } from "../result.ts";
import type { Session } from "../session.ts";
import type { Voice } from "../voice.ts";
import { beginning, type Choice, type Offer, singly, stepwise } from "./choices.ts";
import { fit, leastHeight, partsOf } from "./fit.ts";
import type { PlayedMatch } from "./played.ts";
import { type Sketched, sketchLines, sketchOf } from "./sketch.ts";

/** Up to so many choices stand below each other; more stand side by side. */
const LONGEST_LIST = 12;
/** Lines of choices, and of news, that there is always room for. */
const FEWEST_CHOICES = 4;
const FEWEST_NEWS = 3;
/** More news than that give way to the rest of the table. */
const MOST_NEWS = 4;

/** What is asked now: all of it, or what is left after a step. */
export interface Step {
  /** Null for all. */
  readonly among: readonly Offer[] | null;
  /** Which part of a long list. */
  readonly page: number;
}

export const FIRST_STEP: Step = { among: null, page: 0 };

/** Draws what one seat, or somebody who watches, sees. What is drawn between two questions is no taller than the terminal. */
export class Screen {
  readonly #session: Session;
  readonly #game: AnyGame;
  readonly #match: PlayedMatch;
  readonly #voice: Voice;
  readonly #words: AnyTableWords;
  #told = 0;
  /** The last thing said was news, so that more of it follows without a gap. */
  #isTelling = false;
  /** What was told last, for whoever wants to read all of it. */
  #lately: readonly string[] = [];
  #notes: string[] = [];
  #last: { readonly view: Snapshot["view"]; readonly sketched: Sketched } | null = null;

  constructor(session: Session, game: AnyGame, match: PlayedMatch, voice: Voice, words: AnyTableWords) {
    this.#session = session;
    this.#game = game;
    this.#match = match;
    this.#voice = voice;
    this.#words = words;
  }

  say(...paragraphs: readonly string[]): void {
    const { print, width } = this.#session;
    print(paragraphs.flatMap((paragraph) => wrap(paragraph, width)));
    this.#isTelling = false;
  }

  /** What happened since it was last told. */
  news(): void {
    const { print } = this.#session;
    const lines = this.#untold();
    if (lines.length > 0) print(this.#isTelling ? lines : ["", ...lines]);
    this.#isTelling ||= lines.length > 0;
  }

  /** To be told with the next news. */
  note(text: string): void {
    this.#notes.push(text);
  }

  /** News and table, for somebody who only watches. */
  look({ view }: Snapshot): void {
    const { print, paint, width, io } = this.#session;
    const height = heightOf(io);
    const sketched = this.#drawn(view);
    const rule = paint.dim("─".repeat(width));
    if (height === null) {
      this.news();
      print(["", rule, ...sketchLines(sketched), ""]);
    } else {
      const news = this.#untold();
      const room = height - 2;
      const { lines } = fit(sketched, room - Math.min(news.length, MOST_NEWS), room - news.length);
      print([...this.#newest(news, room - lines.length), rule, ...lines]);
    }
    this.#isTelling = false;
  }

  /** News, table and question; returns what the numbers stand for. */
  turn(snapshot: Snapshot, step: Step): readonly Choice[] {
    const height = heightOf(this.#session.io);
    if (height === null) {
      this.look(snapshot);
      const choices = singly(step.among ?? this.offers(snapshot));
      this.#session.print(this.#question(snapshot, choices));
      return choices;
    }
    return this.#turnWithin(snapshot, step, height);
  }

  offers({ view, pending, moves }: Snapshot): Offer[] {
    return pending.flatMap((decision) =>
      moves
        .filter((listed) => listed.decision === decision.id)
        .map((listed) => ({
          listed,
          label: this.#voice.say(this.#game.label(decision, listed.move)),
          path: this.#words.path(view, decision, listed.move),
        })),
    );
  }

  /** The lines of the part of the table that goes by this name; null if there is none. */
  part({ view }: Snapshot, name: string): readonly string[] | null {
    return partsOf(this.#drawn(view)).find((part) => part.name === name)?.lines ?? null;
  }

  /** What a thing is, by its id or what of it stands after the colon: name, costs, gives, why not now, rule. Null for none. */
  about({ view, pending, moves }: Snapshot, typed: string): readonly string[] | null {
    const { words, paint, width } = this.#session;
    const told = this.#words.describe(view, this.#voice).flatMap(({ lines }) => lines.map(({ thing }) => thing));
    const things = [...told, ...(this.#words.legend?.(view) ?? []), ...(this.#words.house?.(view) ?? [])];
    const thing = things.find((each) => each === typed) ?? things.find((each) => each.endsWith(`:${typed}`)) ?? typed;
    const answer = askAbout(this.#words, view, thing, this.#voice);
    if (answer === null) return null;
    const asked = pending.find(({ id }) => moves.some(({ decision }) => decision === id));
    const tried = asked === undefined ? [] : (this.#words.tries?.(view, asked, thing) ?? []);
    const refusals = asked === undefined ? [] : tried.map((move) => this.#game.check(view, asked, move));
    const why = refusals.includes(null) ? null : (refusals[0] ?? null);
    const part = (id: "costs" | "gives" | "does", text: string | undefined): string[] =>
      text === undefined ? [] : [words(`play.${id}`, { text })];
    return [
      paint.bold(answer.kind === undefined ? answer.name : `${answer.name} (${answer.kind})`),
      ...part("costs", answer.costs),
      ...part("gives", answer.gives),
      ...part("does", answer.does),
      ...(why === null ? [] : [words("play.why-not", { text: `${this.#voice.say(why.why)} ${why.rule}` })]),
      ...(answer.rule === undefined ? [] : [paint.dim(answer.rule)]),
    ].flatMap((line) => wrap(line, width, "  "));
  }

  /** What happened before the last question. */
  lately(): readonly string[] {
    return this.#lately;
  }

  async rules(): Promise<readonly string[]> {
    const { language, paint, width } = this.#session;
    const { title, onePage } = await this.#game.rulebook[language]();
    const sections = onePage.flatMap((section) => [
      "",
      paint.bold(section.title),
      ...section.text.split("\n").flatMap((paragraph) => wrap(paragraph, width)),
    ]);
    return ["", paint.bold(title), ...sections, ""];
  }

  /** The end: what happened, the table as far as there is room, and the result. */
  end({ view, outcome }: Snapshot): readonly string[] {
    const { words, paint, width, io } = this.#session;
    const news = this.#untold();
    const result = outcome === null ? [] : ["", ...describeResult(words, this.#voice, paint, width, outcome), ""];
    const sketched = this.#drawn(view);
    const rule = paint.dim("─".repeat(width));
    const height = heightOf(io);
    if (height === null) {
      const gap = news.length === 0 || this.#isTelling ? [] : [""];
      return [...gap, ...news, "", rule, ...sketchLines(sketched), "", words("play.over"), ...result];
    }
    const room = height - news.length - result.length - 3;
    const table = room < leastHeight(sketched) ? [] : fit(sketched, room).lines;
    return [...news, rule, ...table, words("play.over"), ...result];
  }

  /** The question comes first, then the part of the table it is about, then what is new, then the rest of the table. */
  #turnWithin(snapshot: Snapshot, step: Step, height: number): readonly Choice[] {
    const { print, paint, width } = this.#session;
    const news = this.#untold();
    const sketched = this.#drawn(snapshot.view);
    // Beside these: a line above the table, one below it for what was left out, and the one to type in.
    const free = height - 3;
    const least = leastHeight(sketched);
    const { question, choices } = this.#questionWithin(
      snapshot,
      step,
      free - least - Math.min(news.length, FEWEST_NEWS),
    );
    const room = free - question.length;
    const fewest = Math.min(news.length, MOST_NEWS, Math.max(1, room - least));
    const { lines, leftOut } = fit(sketched, room - fewest, room - news.length);
    const told = this.#newest(news, room - lines.length);
    const more = leftOut.length === 0 ? [] : [paint.dim(this.#leftOut(leftOut))];
    print([...told, paint.dim("─".repeat(width)), ...lines, ...more, ...question]);
    this.#isTelling = false;
    return choices;
  }

  /** One line: what is needed most is named, and those who type one name find the others by it. */
  #leftOut(names: readonly string[]): string {
    const { words, width } = this.#session;
    const line = words("play.left-out", { parts: names.join(", ") });
    return widthOfText(line) <= width ? line : this.#leftOut(names.slice(0, -1));
  }

  /** The latest first of all; that there was more, if there is room to say so. */
  #newest(news: readonly string[], room: number): readonly string[] {
    if (news.length <= room) return news;
    if (room < 2) return news.slice(-1);
    const { paint, words } = this.#session;
    const shown = room - 1;
    const earlier = paint.dim(words("play.earlier", { count: news.length - shown }));
    return [earlier, ...news.slice(news.length - shown)];
  }

  /** All choices if there is room for them, else by steps, and where steps are too many page by page. */
  #questionWithin(
    snapshot: Snapshot,
    { among, page }: Step,
    room: number,
  ): { readonly question: readonly string[]; readonly choices: readonly Choice[] } {
    const { words, paint } = this.#session;
    const offers = among ?? this.offers(snapshot);
    const all = singly(offers);
    const flat = this.#question(snapshot, all);
    if (flat.length <= room) return { question: flat, choices: all };
    const isOne = new Set(offers.map(({ listed }) => listed.decision)).size === 1;
    // What all begin with is said once, and the rest fits into columns.
    const common = isOne ? beginning(offers.map(({ label }) => label)) : "";
    const brief = common === "" ? flat : this.#question(snapshot, all, common);
    if (brief.length <= room) return { question: brief, choices: all };
    const choices = isOne ? stepwise(offers, this.#voice) : all;
    const steps = this.#question(snapshot, choices);
    const sentences = steps.length - this.#lists(choices, "").length;
    const longest = Math.max(FEWEST_CHOICES, room - sentences);
    if (steps.length <= sentences + longest) return { question: steps, choices };
    const pages = Math.ceil((steps.length - sentences) / (longest - 1));
    const at = (page % pages) * (longest - 1);
    const shown = steps.slice(sentences).slice(at, at + longest - 1);
    const more = paint.dim(words("play.pages", { page: (page % pages) + 1, pages }));
    return { question: [...steps.slice(0, sentences), ...shown, more], choices };
  }

  /** The questions put to this seat, their answers numbered through, without what all of them begin with. */
  #question({ view, pending }: Snapshot, choices: readonly Choice[], common = ""): string[] {
    const { paint, width } = this.#session;
    const asked = pending.filter(({ id }) => choices.some(({ offers }) => offers[0]?.listed.decision === id));
    return asked.flatMap((decision) => {
      const sentence = paint.bold(this.#voice.say(this.#game.ask(view, decision)));
      return [
        ...wrap(common === "" ? sentence : `${sentence} ${common} …`, width),
        // Several questions at once are rare, and each stands above its own answers.
        ...this.#lists(choices, common, ({ offers }) => offers[0]?.listed.decision === decision.id),
      ];
    });
  }

  #lists(choices: readonly Choice[], common: string, isShown: (choice: Choice) => boolean = () => true): string[] {
    const { width, io } = this.#session;
    const digits = String(choices.length).length;
    const margin = " ".repeat(digits + 4);
    const labels = choices.flatMap((choice, i) =>
      isShown(choice) ? [`${this.#number(i, digits)} ${choice.label.slice(common.length).trimStart()}`] : [],
    );
    return labels.length > LONGEST_LIST || heightOf(io) !== null
      ? inColumns(labels, width).flatMap((line) => wrap(line, width, margin))
      : labels.flatMap((label) => wrap(label, width, margin));
  }

  /** Every step of a long choice shows the same table. */
  #drawn(view: Snapshot["view"]): Sketched {
    if (this.#last?.view !== view) {
      const { paint, width } = this.#session;
      this.#last = { view, sketched: sketchOf(this.#words.describe(view, this.#voice), paint, width) };
    }
    return this.#last.sketched;
  }

  #untold(): string[] {
    const { paint, width } = this.#session;
    const rows = this.#match.log(this.#told + 1);
    this.#told = rows.at(-1)?.n ?? this.#told;
    const lines = [
      ...rows
        .flatMap((row) => this.#sentences(row))
        .flatMap((sentence) => wrap(`${paint.dim("·")} ${sentence}`, width, "  ")),
      ...this.#notes.flatMap((note) => wrap(note, width)),
    ];
    this.#notes = [];
    if (lines.length > 0) this.#lately = lines;
    return lines;
  }

  #sentences({ decision, seat, events }: LogRow): string[] {
    if (decision !== UNDO) return this.#voice.tell(events);
    return seat !== null && seat === this.#match.seat ? [this.#session.words("play.undone")] : [];
  }

  #number(index: number, digits: number): string {
    const number = String(index + 1);
    return `  ${" ".repeat(digits - widthOfText(number))}${this.#session.paint.bold(number)} `;
  }
}
