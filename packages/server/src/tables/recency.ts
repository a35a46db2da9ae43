/** Things in the order they were last touched. Nothing is ever sorted: one that is touched is found by its mark and put last. */
export class Recency<T> {
  readonly #order: { readonly item: T; readonly mark: number }[] = [];
  readonly #marks = new Map<T, number>();
  #count = 0;

  get size(): number {
    return this.#order.length;
  }

  touch(item: T): void {
    this.remove(item);
    const mark = ++this.#count;
    this.#marks.set(item, mark);
    this.#order.push({ item, mark });
  }

  remove(item: T): void {
    const mark = this.#marks.get(item);
    if (mark === undefined) return;
    this.#marks.delete(item);
    this.#order.splice(this.#placeOf(mark), 1);
  }

  *newest(): Generator<T> {
    for (let i = this.#order.length - 1; i >= 0; i--) yield (this.#order[i] as { item: T }).item;
  }

  #placeOf(mark: number): number {
    let low = 0;
    for (let high = this.#order.length - 1; low < high;) {
      const middle = (low + high) >> 1;
      if ((this.#order[middle] as { mark: number }).mark < mark) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
