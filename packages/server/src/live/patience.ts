/** How long the other side of a live socket may take, in milliseconds. */
export interface SocketPatience {
  /** From the connection to the hello. */
  readonly hello: number;
  /** Who does not answer a ping before the next one is gone. */
  readonly ping: number;
}

export const USUAL_PATIENCE: SocketPatience = { hello: 10_000, ping: 30_000 };
