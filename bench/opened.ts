import { median, whole } from "./measure.ts";
import type { Running } from "./server-process.ts";

/** How a server came to be open. */
export interface Opened {
  readonly wall: number;
  readonly processor: number;
  readonly memory: number;
}

export async function openedBy(start: () => Promise<Running>): Promise<Opened> {
  const server = await start();
  try {
    return { wall: server.openedAfterMs, processor: server.openedWith * 1000, memory: server.memory() };
  } finally {
    await server.close();
  }
}

export function middleOf(all: readonly Opened[]): Opened {
  const of = (field: keyof Opened): number => median(all.map((each) => each[field]));
  return { wall: of("wall"), processor: of("processor"), memory: of("memory") };
}

export function describeOpened({ wall, processor, memory }: Opened): string {
  return `${whole(wall)} ms (${whole(processor)} ms of the processor), ${whole(memory / 2 ** 20)} MiB`;
}
