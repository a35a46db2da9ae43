/** The companion of a game, perhaps for something out of its workshop. */
export function companionPath(game: string, code?: string): string {
  return code === undefined ? `/companion/${game}` : `/companion/${game}?${new URLSearchParams({ code })}`;
}
