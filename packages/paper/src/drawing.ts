import { ICONS, type IconName } from "./icons.ts";
import { shapesOf } from "./shapes.ts";

/** A drawing is plain data: a page hangs it into the DOM, paper writes it into a PDF, and a test counts what is on it. */
export interface SvgNode {
  /** An element of SVG; or `icon`, which stands for the shapes of the icon `name` in one `colour`; or, on screens, the `portrait` of somebody. */
  readonly tag: string;
  readonly attrs: { readonly [name: string]: string | number };
  readonly children?: readonly (SvgNode | string)[];
}

export type SpotKind = "box" | "circle" | "symbol" | "gift" | "thing" | "room" | "loot" | "bar" | "bonus" | "die";

/** Where something lies that can be named: a board puts its buttons there. Ids are the game's own. */
export interface Spot {
  readonly id: string;
  readonly kind: SpotKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly label?: string;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly SvgNode[];
  readonly spots: readonly Spot[];
}

/** The drawing as the text of an SVG file, without a size of its own: it fills what it is put into. */
export function toSvg({ width, height, nodes }: Drawing): string {
  return writeNode({
    tag: "svg",
    attrs: { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}` },
    children: nodes,
  });
}

function writeNode({ tag, attrs, children = [] }: SvgNode): string {
  if (tag === "icon") {
    return shapesOf(ICONS[attrs["name"] as IconName], String(attrs["colour"]))
      .map(writeNode)
      .join("");
  }
  const written = Object.entries(attrs).map(([name, value]) => ` ${name}="${escape(String(value))}"`);
  const inner = children.map((child) => (typeof child === "string" ? escape(child) : writeNode(child))).join("");
  return inner === "" ? `<${tag}${written.join("")}/>` : `<${tag}${written.join("")}>${inner}</${tag}>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
