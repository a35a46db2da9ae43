/** The page that prints a game, perhaps with something out of its workshop. */
export function printPath(game: string, code?: string): string {
  return code === undefined ? `/print/${game}` : `/print/${game}?${new URLSearchParams({ code })}`;
}
