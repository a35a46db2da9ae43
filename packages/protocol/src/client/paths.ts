export function matchPath(id: string): string {
  return `api/matches/${encodeURIComponent(id)}`;
}

export function tablePath(id: string): string {
  return `api/tables/${encodeURIComponent(id)}`;
}

export function studyPath(id: string): string {
  return `api/studies/${encodeURIComponent(id)}`;
}
