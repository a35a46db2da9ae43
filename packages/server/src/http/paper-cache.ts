import type { Printed } from "@safehouse/paper/pdf";

type Paper = Extract<Printed, { ok: true }>;

/** What was printed lately, up to so many bytes: what nobody has asked for longest goes first. */
export class PaperCache {
  readonly #mostBytes: number;
  readonly #kept = new Map<string, Paper>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  find(key: string): Paper | null {
    const paper = this.#kept.get(key);
    if (paper === undefined) return null;
    this.#kept.delete(key);
    this.#kept.set(key, paper);
    return paper;
  }

  keep(key: string, paper: Paper): void {
    this.#drop(key);
    if (paper.pdf.length > this.#mostBytes) return;
    this.#kept.set(key, paper);
    this.#bytes += paper.pdf.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.pdf.length ?? 0;
    this.#kept.delete(key);
  }
}
