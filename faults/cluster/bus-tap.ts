import type { Random } from "@safehouse/kernel";
import type { Tap } from "./line.ts";

/** How the houses' hints to each other fare. */
export type BusMood = "well" | "gone" | "slow" | "mad";

const LISTEN = Buffer.from("LISTEN ");
/** Of a message of Postgres: its kind, and how long the rest is. */
const HEADER = 5;
const NOTIFICATION = "A".charCodeAt(0);
const MOST_HELD = 20;
const SLOW_MS = 3_000;

/**
 * Meddles with the connections on which houses listen for notifications, and with no others: those are lost, late, or told twice and in
 * another order.
 */
export class BusTap {
  mood: BusMood = "well";
  readonly mischief = { lost: 0, late: 0, doubled: 0, reordered: 0 };
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Of a new connection. */
  readonly tap = (sendLater: (data: Buffer) => void): Tap => {
    let isBus = false;
    let rest: Buffer = Buffer.alloc(0);
    const held: Buffer[] = [];
    return {
      toServer(data) {
        isBus ||= data.includes(LISTEN);
        return data;
      },
      toClient: (data) => {
        if (!isBus) return data;
        const passed: Buffer[] = [];
        rest = Buffer.concat([rest, data]);
        for (let end = endOf(rest); end !== null && end <= rest.length; end = endOf(rest)) {
          const message = rest.subarray(0, end);
          rest = rest.subarray(end);
          passed.push(...(message[0] === NOTIFICATION ? this.#meddle(message, held, sendLater) : [message]));
        }
        return Buffer.concat(passed);
      },
    };
  };

  #meddle(message: Buffer, held: Buffer[], sendLater: (data: Buffer) => void): readonly Buffer[] {
    switch (this.mood) {
      case "well":
        return [message];
      case "gone":
        this.mischief.lost++;
        return [];
      case "slow":
        this.mischief.late++;
        setTimeout(() => sendLater(message), SLOW_MS);
        return [];
      case "mad": {
        held.push(message);
        if (held.length < 3) return [];
        const [chosen = message] = held.splice(this.#random.below(held.length), 1);
        this.mischief.reordered++;
        if (this.#random.below(2) === 0) return [chosen];
        this.mischief.doubled++;
        // Once more now, and once more when it is long out of date.
        if (held.length < MOST_HELD) held.push(chosen);
        return [chosen, chosen];
      }
    }
  }
}

function endOf(bytes: Buffer): number | null {
  return bytes.length < HEADER ? null : 1 + bytes.readUInt32BE(1);
}
