/** A row of bits that is written and read in small numbers. */
export class BitWriter {
  readonly #bits: number[] = [];

  write(value: number, width: number): void {
    for (let i = width - 1; i >= 0; i--) this.#bits.push((value >> i) & 1);
  }

  /** In groups of five, the last one filled up with zeros. */
  groups(): number[] {
    const groups: number[] = [];
    for (let i = 0; i < this.#bits.length; i += 5) {
      let group = 0;
      for (let j = 0; j < 5; j++) group = group * 2 + (this.#bits[i + j] ?? 0);
      groups.push(group);
    }
    return groups;
  }
}

export class BitReader {
  readonly #groups: readonly number[];
  #at = 0;

  constructor(groups: readonly number[]) {
    this.#groups = groups;
  }

  /** Null when the row is too short. */
  read(width: number): number | null {
    if (this.#at + width > this.#groups.length * 5) return null;
    let value = 0;
    for (let i = 0; i < width; i++, this.#at++) {
      value = value * 2 + ((this.#groups[Math.floor(this.#at / 5)] >> (4 - (this.#at % 5))) & 1);
    }
    return value;
  }
}
