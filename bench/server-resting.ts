/** What matches cost that nobody plays just now: the start and the memory of a house with many of them, against an empty one. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStore } from "../packages/server/src/store/sqlite.ts";
import { type Row, whole } from "./measure.ts";
import { describeOpened, middleOf, type Opened, openedBy } from "./opened.ts";
import { startOn } from "./server-process.ts";

const MATCHES = 100_000;
const LINES = 4;
/** Made in one commit. */
const AT_ONCE = 1_000;
const STARTS = 3;

export async function rows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "safehouse-bench-"));
  try {
    const [empty, full] = [join(folder, "empty"), join(folder, "full")];
    await fill(full);
    const found: Record<"empty" | "full", Opened[]> = { empty: [], full: [] };
    // Turn by turn, so that a slow moment of the machine hits both.
    for (let i = 0; i < STARTS; i++) {
      found.empty.push(await openedBy(() => startOn(empty)));
      found.full.push(await openedBy(() => startOn(full)));
    }
    const [none, many] = [middleOf(found.empty), middleOf(found.full)];
    return [
      {
        what: `Start of a house with ${whole(MATCHES)} resting matches`,
        figure: describeOpened(many),
        against: `an empty one, ${describeOpened(none)}`,
        ratio: `${(many.processor / none.processor).toFixed(2)} × its processor time`,
        target: "< 2,000 ms, no memory",
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(folder: string): Promise<void> {
  const store = await openSqliteStore(folder);
  const make = async (i: number): Promise<void> => {
    const id = `match-${i}`;
    await store.createMatch({
      id,
      game: "klaumau",
      rules: 0,
      content: "",
      config: {},
      seats: [{ kind: "human" }, { kind: "bot", level: "easy" }],
      tokenHashes: [null, null],
      seed: "bench",
      contributions: [],
      practice: true,
      isPrivate: false,
      createdAt: Date.now(),
    });
    const head = (await store.heads([id])).get(id);
    if (head === undefined) throw new Error("a match was not made");
    const lines = Array.from({ length: LINES }, (_, line) => ({
      entry: { n: line + 1, decision: `turn:0:${line + 1}`, seat: 0, move: { do: "play", card: "ruby-3" } },
      command: `command-${line}`,
    }));
    await store.append(id, head, lines);
  };
  for (let i = 0; i < MATCHES; i += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, each) => make(i + each)));
  }
  await store.close();
}
