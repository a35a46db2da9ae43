/** Two numbers that tell positions apart: one mixes where and what by exclusive or, the other adds up. Both can be changed cell by cell. */
export function mix(place: number, value: number): number {
  return stir(Math.imul(place + 1, 0x9e3779b1) + Math.imul(value + 64, 0x85ebca6b));
}

export function weigh(place: number, value: number): number {
  return stir(Math.imul(place + 7, 0x27d4eb2f) - Math.imul(value + 64, 0x165667b1));
}

/** Neighbours must not look like neighbours: marks swapped between two cells would else come to the same. */
function stir(number: number): number {
  let n = number | 0;
  n = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  return n ^ (n >>> 16);
}

/** Both as one whole number of 53 bits: for tables that live longer than a turn. */
export function joined(hash: number, sum: number): number {
  return (hash >>> 0) * 0x200000 + (sum & 0x1fffff);
}

/** A stretch of the board as such a number. */
export function fingerprint(board: readonly number[], from: number, to: number): number {
  let hash = 0;
  let sum = 0;
  for (let i = from; i < to; i++) {
    hash ^= mix(i, board[i]);
    sum = (sum + weigh(i, board[i])) | 0;
  }
  return joined(hash, sum);
}

/** Positions met before: a table with open addressing that is emptied by counting on. */
interface Seen {
  clear(): void;
  /** Whether this position is new; from now on it is not. */
  add(hash: number, sum: number): boolean;
}

const SIZE = 1 << 13;

export function makeSeen(): Seen {
  // Hash, sum and round lie side by side, so that a look into the table is one look into the memory.
  const slots = new Int32Array(4 * SIZE);
  let round = 0;
  let count = 0;
  return {
    clear() {
      round++;
      count = 0;
    },
    add(hash, sum) {
      let slot = 4 * ((hash ^ (hash >>> 16)) & (SIZE - 1));
      while (slots[slot + 2] === round) {
        if (slots[slot] === hash && slots[slot + 1] === sum) return false;
        slot = (slot + 4) & (4 * SIZE - 1);
      }
      // A full table would be searched forever: what comes later simply counts as new.
      if (count > SIZE / 2) return true;
      count++;
      slots[slot] = hash;
      slots[slot + 1] = sum;
      slots[slot + 2] = round;
      return true;
    },
  };
}
