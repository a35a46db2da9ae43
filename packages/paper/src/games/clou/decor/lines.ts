/** Lines of a drawing, as path data: short to write where many pieces are drawn. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

export function ring(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** The same drawing several times, each a step further. */
export function row(count: number, step: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i * step)).join("");
}
