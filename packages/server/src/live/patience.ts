/** How long the other side of a live socket may take, in milliseconds. */
export interface SocketPatience {
  /** From the connection to the hello. */
  readonly hello: number;
  /** Who does not answer a ping before the next one is gone. */
  readonly ping: number;
  /** Whoever looks at a table again before this was never gone. */
  readonly back: number;
  /** How long arrivals and departures at a table gather before they are told. */
  readonly audience: number;
}

export const USUAL_PATIENCE: SocketPatience = { hello: 10_000, ping: 30_000, back: 5_000, audience: 1_000 };
