export function matchPath(id: string): string {
  return `api/matches/${encodeURIComponent(id)}`;
}
