interface Request {
  /** The host that the client asked for, as told by a trusted proxy. */
  readonly host: string;
  readonly headers: { readonly origin?: string | undefined };
}

/** A browser tells which page opens a socket; only our own pages may. Programs that are no browsers tell nothing. */
export function isWelcome({ host, headers: { origin } }: Request, others: readonly string[]): boolean {
  if (origin === undefined) return true;
  return (
    /^https?:\/\/(.+)$/i.exec(origin)?.[1]?.toLowerCase() === host.toLowerCase() ||
    others.includes(origin.toLowerCase())
  );
}
