/** A workshop, and inside it one draft. */
export function workshopPath(game: string, draft?: string): string {
  return draft === undefined ? `/workshop/${game}` : `/workshop/${game}?draft=${encodeURIComponent(draft)}`;
}

/** What others open: everything is in it, so nothing has to be kept anywhere. */
export function sharePath(game: string, code: string, name: string): string {
  return `/workshop/${game}?${new URLSearchParams({ code, ...(name !== "" && { name }) })}`;
}

/** The new-table page, with this scenario chosen. */
export function tablePath(game: string, way: "hot-seat" | "online", config: Readonly<Record<string, string>>): string {
  return `/new/${game}?${new URLSearchParams({ how: way, ...config })}`;
}
