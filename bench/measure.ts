/** One line of the table: a figure, and how it compares with something measured in the same run or with a limit. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  /** What the figure is held against, with its own figure. */
  readonly against: string;
  readonly ratio: string;
  readonly target: string;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

export function wallSeconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** Seconds of one core, with what the garbage collector's threads used: whatever else the machine does is left out. */
export async function cpuSeconds(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
}

export interface Contest<Name extends string> {
  /** The median rate. */
  readonly rate: { readonly [name in Name]: number };
  /** How many times faster one is than another: the median over the rounds, so that both had the same machine. */
  times(one: Name, other: Name): number;
}

/** Contestants take turns, so that a slow moment of the machine hits all of them. The first round only warms up. */
export async function contest<Name extends string>(
  rounds: number,
  contestants: { readonly [name in Name]: () => number | Promise<number> },
): Promise<Contest<Name>> {
  const names = Object.keys(contestants) as Name[];
  const measured: { [name in Name]: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const rates = {} as { [name in Name]: number };
    for (const name of names) rates[name] = await contestants[name]();
    if (round > 0) measured.push(rates);
  }
  const rate = {} as { [name in Name]: number };
  for (const name of names) rate[name] = median(measured.map((rates) => rates[name]));
  return { rate, times: (one, other) => median(measured.map((rates) => rates[one] / rates[other])) };
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

export function perSecond(value: number, things: string): string {
  return `${whole(value)} ${things}/s`;
}
