import type { RawData } from "ws";

/** The part of a WebSocket that the house uses: a real one's, or that of a stand-in. */
export interface Peer {
  readonly readyState: number;
  readonly OPEN: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  close(code: number): void;
  terminate(): void;
  on(event: "message", listener: (data: RawData, isBinary: boolean) => void): unknown;
  on(event: "pong" | "close" | "error", listener: () => void): unknown;
}

/** What its frames are written to. */
export interface Wire {
  cork(): void;
  uncork(): void;
}
