import { fail, ok, type Result, type Seat } from "@safehouse/kernel";
import type { Answer, Rejected } from "./answer.ts";
import { RulesFailure } from "./failure.ts";
import type { BotFailure, BotPlayers, BotQuestion } from "./bots.ts";

/** A bot's question, and how long the log was when it was put. */
export interface BotTurn {
  readonly seat: Seat;
  readonly level: string;
  readonly question: BotQuestion;
  readonly entryCount: number;
}

/** What the bots need of a match: they sit at it like players. */
export interface BotTable {
  nextTurn(): BotTurn | null;
  isBot(seat: Seat): boolean;
  /** `foreign` if a person has taken the seat meanwhile. */
  answer(seat: Seat, decision: string, move: unknown): Promise<Answer>;
  answerFirstListed(seat: Seat, decision: string): Promise<Answer>;
  entryCount(): number;
}

export interface AutoplayOptions {
  readonly table: BotTable;
  readonly players: BotPlayers;
  readonly onFailure: (failure: BotFailure) => void;
  /** The table could not go on, normally because the journal refused: the next step that succeeds wakes the bots again. */
  readonly onStall: (error: unknown) => void;
}

/** Lets the bots play, one answer after the other, until all wait for somebody else. */
export class Autoplay {
  readonly #options: AutoplayOptions;
  #awake = false;
  #loop: Promise<void> = Promise.resolve();

  constructor(options: AutoplayOptions) {
    this.#options = options;
  }

  get awake(): boolean {
    return this.#awake;
  }

  wake(): void {
    if (this.#awake) return;
    this.#awake = true;
    this.#loop = this.#run();
  }

  /** Something that the bots wait for could not be done. */
  stall(error: unknown): void {
    this.#options.onStall(error);
  }

  asleep(): Promise<void> {
    return this.#loop;
  }

  async #run(): Promise<void> {
    const { table, onStall } = this.#options;
    try {
      for (let turn = table.nextTurn(); turn !== null; turn = table.nextTurn()) await this.#play(turn);
    } catch (error) {
      onStall(error);
    } finally {
      this.#awake = false;
    }
  }

  async #play(turn: BotTurn): Promise<void> {
    const { table, onFailure } = this.#options;
    const { seat, level, entryCount } = turn;
    const decision = turn.question.decision.id;
    // What was right when the bot was asked may be wrong by now; that is no failure, it is simply asked anew.
    const isWrong = (answer: Answer): answer is Rejected =>
      answer.status === "refused" && table.entryCount() === entryCount;

    const thought = await this.#think(turn);
    // A person sits there now: what the bot would have done is of no interest any more, not even if it failed.
    if (!table.isBot(seat)) return;
    let problem: string;
    if (thought.ok) {
      const answer = await table.answer(seat, decision, thought.value);
      if (!isWrong(answer)) return;
      problem = `gave an answer that ${answer.refusal.rule} refuses`;
    } else {
      problem = thought.error;
    }
    onFailure({ seat, level, decision, problem });
    const instead = await table.answerFirstListed(seat, decision);
    if (isWrong(instead)) throw new RulesFailure(`the first listed move of ${decision} is refused`);
  }

  async #think({ level, question }: BotTurn): Promise<Result<unknown, string>> {
    try {
      return ok(await this.#options.players.choose(level, question));
    } catch (error) {
      return fail(`failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
