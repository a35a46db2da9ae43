import type { Area } from "../../../pencil.ts";

/** As fine as a place is looked for. */
export const STEP = 6;

/**
 * What is left free of a room, as a grid of small squares. Sums from the upper left corner on tell in one step whether a rectangle is free:
 * there are thousands of them to try for every piece of furniture.
 */
export class FreeSpace {
  readonly columns: number;
  readonly rows: number;
  readonly #room: Area;
  readonly #taken: Uint8Array;
  readonly #sums: Uint32Array;

  constructor(room: Area, taken: readonly Area[]) {
    this.#room = room;
    this.columns = Math.max(0, Math.floor(room.width / STEP));
    this.rows = Math.max(0, Math.floor(room.height / STEP));
    this.#taken = new Uint8Array(this.columns * this.rows);
    this.#sums = new Uint32Array((this.columns + 1) * (this.rows + 1));
    for (const area of taken) this.#fill(area);
    this.#sumUp();
  }

  take(area: Area): void {
    this.#fill(area);
    this.#sumUp();
  }

  /** How many squares something takes that is so large. */
  static squares(size: number): number {
    return Math.ceil(size / STEP);
  }

  at(column: number, row: number): readonly [number, number] {
    return [this.#room.x + column * STEP, this.#room.y + row * STEP];
  }

  isFree(column: number, row: number, wide: number, high: number): boolean {
    if (column < 0 || row < 0 || column + wide > this.columns || row + high > this.rows) return false;
    const line = this.columns + 1;
    const [top, bottom] = [row * line, (row + high) * line];
    const sum = (at: number): number => this.#sums[at] ?? 0;
    return sum(bottom + column + wide) - sum(top + column + wide) - sum(bottom + column) + sum(top + column) === 0;
  }

  #fill({ x, y, width, height }: Area): void {
    const left = Math.max(0, Math.floor((x - this.#room.x) / STEP));
    const right = Math.min(this.columns, Math.ceil((x + width - this.#room.x) / STEP));
    const top = Math.max(0, Math.floor((y - this.#room.y) / STEP));
    const bottom = Math.min(this.rows, Math.ceil((y + height - this.#room.y) / STEP));
    for (let row = top; row < bottom; row++) this.#taken.fill(1, row * this.columns + left, row * this.columns + Math.max(left, right)); // oxfmt-ignore
  }

  #sumUp(): void {
    const line = this.columns + 1;
    for (let row = 0; row < this.rows; row++) {
      let sum = 0;
      for (let column = 0; column < this.columns; column++) {
        sum += this.#taken[row * this.columns + column] ?? 0;
        this.#sums[(row + 1) * line + column + 1] = (this.#sums[row * line + column + 1] ?? 0) + sum;
      }
    }
  }
}
