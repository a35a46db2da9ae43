import type { ListedMove, LogRow, Snapshot } from "@safehouse/host";
import { type AnyGame, type SeatDecision, type Sketch, type GameView, UNDO } from "@safehouse/kernel";
import { inColumns, widthOfText, wrap } from "../layout.ts";
import { describeResult } from "../result.ts";
import type { Session } from "../session.ts";
import type { Voice } from "../voice.ts";
import type { PlayedMatch } from "./played.ts";

/** Up to so many choices stand below each other; more stand side by side. */
const LONGEST_LIST = 12;

/** Draws what one seat, or somebody who watches, sees. */
export class Screen {
  readonly #session: Session;
  readonly #game: AnyGame;
  readonly #match: PlayedMatch;
  readonly #voice: Voice;
  readonly #sketch: Sketch<GameView>;
  #told = 0;
  /** The last thing said was news, so that more of it follows without a gap. */
  #isTelling = false;

  constructor(session: Session, game: AnyGame, match: PlayedMatch, voice: Voice, sketch: Sketch<GameView>) {
    this.#session = session;
    this.#game = game;
    this.#match = match;
    this.#voice = voice;
    this.#sketch = sketch;
  }

  say(...paragraphs: readonly string[]): void {
    const { print, width } = this.#session;
    print(paragraphs.flatMap((paragraph) => wrap(paragraph, width)));
    this.#isTelling = false;
  }

  /** What happened since it was last told. */
  news(): void {
    const { print, paint, width } = this.#session;
    const rows = this.#match.log(this.#told + 1);
    this.#told = rows.at(-1)?.n ?? this.#told;
    const lines = rows
      .flatMap((row) => this.#sentences(row))
      .flatMap((sentence) => wrap(`${paint.dim("·")} ${sentence}`, width, "  "));
    if (lines.length > 0) print(this.#isTelling ? lines : ["", ...lines]);
    this.#isTelling ||= lines.length > 0;
  }

  table({ view }: Snapshot): void {
    const { print, paint, width } = this.#session;
    const context = { width, paint, say: this.#voice.say, name: this.#voice.name };
    const lines = this.#sketch(view, context).flatMap((line) => wrap(line, width, "    "));
    print(["", paint.dim("─".repeat(width)), ...lines, ""]);
    this.#isTelling = false;
  }

  /** The questions put to this seat, their answers numbered through. */
  question({ view, pending, moves }: Snapshot): void {
    const { print, paint, width } = this.#session;
    const digits = String(moves.length).length;
    for (const decision of pending) {
      const labels = moves.flatMap((listed, i) =>
        listed.decision === decision.id ? [`${this.#number(i, digits)} ${this.#label(decision, listed)}`] : [],
      );
      if (labels.length === 0) continue;
      const sentence = this.#voice.say(this.#game.ask(view, decision));
      print([
        ...wrap(paint.bold(sentence), width),
        ...(labels.length > LONGEST_LIST
          ? inColumns(labels, width)
          : labels.flatMap((label) => wrap(label, width, " ".repeat(digits + 4)))),
      ]);
    }
  }

  async rules(): Promise<void> {
    const { language, paint, print, width } = this.#session;
    const { title, onePage } = await this.#game.rulebook[language]();
    const sections = onePage.flatMap((section) => [
      "",
      paint.bold(section.title),
      ...section.text.split("\n").flatMap((paragraph) => wrap(paragraph, width)),
    ]);
    print(["", paint.bold(title), ...sections, ""]);
  }

  result({ outcome }: Snapshot): void {
    const { words, paint, width, print } = this.#session;
    if (outcome !== null) print(["", ...describeResult(words, this.#voice, paint, width, outcome), ""]);
  }

  #sentences({ decision, seat, events }: LogRow): string[] {
    if (decision !== UNDO) return this.#voice.tell(events);
    return seat !== null && seat === this.#match.seat ? [this.#session.words("play.undone")] : [];
  }

  #number(index: number, digits: number): string {
    const number = String(index + 1);
    return `  ${" ".repeat(digits - widthOfText(number))}${this.#session.paint.bold(number)} `;
  }

  #label(decision: SeatDecision, { move }: ListedMove): string {
    return this.#voice.say(this.#game.label(decision, move));
  }
}
