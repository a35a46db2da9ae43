import type { Seat } from "@safehouse/kernel";
import type { Answer } from "./answer.ts";
import type { Accepted } from "./journal.ts";

/** A command has one effect and one answer, however often and however fast it is sent. Only accepted ones are remembered. */
export class Commands {
  readonly #entries = new Map<string, number>();
  readonly #underWay = new Map<string, Promise<Answer>>();

  constructor(accepted: readonly Accepted[]) {
    for (const { seat, command, n } of accepted) this.accept(seat, command, n);
  }

  accept(seat: Seat, command: string, n: number): void {
    this.#entries.set(commandKey(seat, command), n);
  }

  /** Acts on a new command, answers again an accepted one, and joins one that is under way. */
  once(
    seat: Seat,
    command: string,
    act: () => Promise<Answer>,
    again: (n: number) => Promise<Answer>,
  ): Promise<Answer> {
    const key = commandKey(seat, command);
    return this.share(key, () => {
      const n = this.#entries.get(key);
      return n === undefined ? act() : again(n);
    });
  }

  share(key: string, act: () => Promise<Answer>): Promise<Answer> {
    const running = this.#underWay.get(key);
    if (running !== undefined) return running;
    const answer = act();
    const finished = (): void => void this.#underWay.delete(key);
    this.#underWay.set(key, answer);
    answer.then(finished, finished);
    return answer;
  }

  underWay(): readonly Promise<Answer>[] {
    return [...this.#underWay.values()];
  }
}

function commandKey(seat: Seat, command: string): string {
  return `command ${seat} ${command}`;
}
