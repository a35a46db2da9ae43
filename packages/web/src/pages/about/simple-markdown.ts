/** A text in a little Markdown: titles, lists, paragraphs whose lines stay lines, bold words and links. Nothing else means anything. */
export type Block =
  | { readonly kind: "title" | "paragraph"; readonly lines: readonly Line[] }
  | { readonly kind: "list"; readonly lines: readonly Line[] };

export type Line = readonly Piece[];

export interface Piece {
  readonly text: string;
  readonly isBold?: true;
  readonly href?: string;
}

const TITLE = /^#{1,6}\s+/;
const ITEM = /^[-*]\s+/;
/** A link in words, bold words, a bare address, a bare mail address. */
const PIECES =
  /\[([^\]\n]+)\]\(((?:https?:\/\/|mailto:|tel:)[^\s)]+)\)|\*\*([^*\n]+)\*\*|(https?:\/\/[^\s<>]*[^\s<>.,;:!?)])|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;

export function readBlocks(text: string): Block[] {
  const blocks: { kind: Block["kind"]; lines: Line[] }[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const kind = TITLE.test(line) ? "title" : ITEM.test(line) ? "list" : "paragraph";
    if (line !== "") {
      const pieces = readPieces(line.replace(kind === "title" ? TITLE : kind === "list" ? ITEM : "", ""));
      const last = blocks.at(-1);
      if (isOpen && last?.kind === kind && kind !== "title") last.lines.push(pieces);
      else blocks.push({ kind, lines: [pieces] });
    }
    isOpen = line !== "";
  }
  return blocks;
}

/** What begins with the title that stands above it anyway needs it no second time. */
export function withoutTitle(blocks: readonly Block[], title: string): readonly Block[] {
  const [first, ...rest] = blocks;
  if (first?.kind !== "title") return blocks;
  const words = first.lines.flat().map(({ text }) => text);
  return words.join("").toLowerCase() === title.toLowerCase() ? rest : blocks;
}

function readPieces(line: string): Line {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of line.matchAll(PIECES)) {
    const [whole, words, target, bold, address, mail] = found;
    if (found.index > from) pieces.push({ text: line.slice(from, found.index) });
    if (bold !== undefined) pieces.push({ text: bold, isBold: true });
    else pieces.push({ text: words ?? whole, href: target ?? address ?? `mailto:${mail}` });
    from = found.index + whole.length;
  }
  if (from < line.length) pieces.push({ text: line.slice(from) });
  return pieces;
}
