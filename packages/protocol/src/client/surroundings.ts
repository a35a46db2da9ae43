/** The part of a WebSocket that the client uses: the browser's, Node's, or a stand-in of a test. */
export interface Socket {
  addEventListener(type: "open" | "close" | "error", listener: () => void): void;
  addEventListener(type: "message", listener: (message: { readonly data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
}

export type SocketClass = new (url: string) => Socket;

/** Time, passed in so that tests own it. */
export interface Clock {
  /** Calls `act` once after so many milliseconds, unless the function returned is called before. */
  after(milliseconds: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Luck, passed in for the same reason. */
export interface Luck {
  /** From 0 to below 1. */
  fraction(): number;
  bytes(count: number): Uint8Array;
}

export const systemLuck: Luck = {
  fraction: Math.random,
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};

/** What the client needs of the world around it. */
export interface Surroundings {
  readonly fetch: typeof fetch;
  readonly WebSocket: SocketClass;
  readonly clock: Clock;
  readonly luck: Luck;
  readonly patience: Patience;
}

/** Milliseconds. */
export interface Patience {
  /** Waits between attempts to connect begin here and double up to the longest. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** A server that says nothing for so long while something is asked of it is asked again, then given up. */
  readonly answer: number;
  /** A line that is silent for so long is tried: a broken one would tell nobody. */
  readonly silence: number;
}

export const DEFAULT_PATIENCE: Patience = { firstWait: 250, longestWait: 10_000, answer: 5_000, silence: 30_000 };
