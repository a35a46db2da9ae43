import type { Drawing, SvgNode } from "@safehouse/paper";
import { h, type JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import "./drawn.css";
import type { IconName } from "../../ui/icon-names.ts";
import { faceIn } from "../../shelf/face.ts";
import { iconHref } from "../../ui/icon.tsx";

interface DrawnProps {
  readonly drawing: Drawing;
  readonly class: string;
  /** The part of it that is shown; all of it unless told. */
  readonly part?: Rectangle;
}

/** What paper draws, hung into the page. A mark that was not there before is drawn stroke by stroke. */
export function Drawn({ drawing, class: name, part }: DrawnProps): JSX.Element {
  const before = useRef<ReadonlySet<string> | null>(null);
  const nodes = useMemo(() => {
    const known = before.current;
    before.current = new Set(drawing.nodes.flatMap((node) => (isPencil(node) ? marksOf(node).map(markKey) : [])));
    return drawing.nodes.map((node, i) => (isPencil(node) ? pencil(node, known) : element(node, String(i))));
  }, [drawing]);
  const { x, y, width, height } = part ?? { x: 0, y: 0, ...drawing };
  return (
    <svg class={`clou-drawn ${name}`} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {nodes}
    </svg>
  );
}

/** What is only meant: the marks of a drawing without what is printed, laid over one of the same measures. */
export function Meant({ drawing }: { readonly drawing: Drawing }): JSX.Element {
  const layer = drawing.nodes.find(isPencil);
  return (
    <svg class="clou-drawn clou-meant" viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
      {layer !== undefined && element(layer, "pencil")}
    </svg>
  );
}

function isPencil({ attrs }: SvgNode): boolean {
  return attrs["class"] === "pencil";
}

function marksOf({ children = [] }: SvgNode): SvgNode[] {
  return children.filter((child) => typeof child === "object");
}

/** A layer of marks. They are known by where and how they are drawn; nothing is new where nothing was known. */
function pencil(layer: SvgNode, known: ReadonlySet<string> | null): JSX.Element {
  const marks = marksOf(layer).map((mark) => {
    const key = markKey(mark);
    const isNew = known !== null && !known.has(key);
    return element(isNew ? { ...mark, attrs: { ...mark.attrs, class: "clou-new" } } : mark, key);
  });
  return h("g", { ...layer.attrs, key: "pencil" }, marks);
}

function markKey(mark: SvgNode): string {
  const [first] = marksOf(mark);
  return `${mark.attrs["transform"]} ${first?.attrs["d"]} ${first?.attrs["stroke-dasharray"] ?? ""}`;
}

function element({ tag, attrs, children }: SvgNode, key: string): JSX.Element {
  if (tag === "icon") {
    const colour = String(attrs["colour"]);
    // Its lines are drawn in `color`, its faces in `fill`.
    return (
      <use
        key={key}
        href={iconHref(attrs["name"] as IconName)}
        width={24}
        height={24}
        fill={colour}
        style={{ color: colour }}
      />
    );
  }
  if (tag === "portrait") {
    return <use key={key} href={faceIn("clou", String(attrs["of"])) ?? ""} width={100} height={120} />;
  }
  const inside = children?.map((child, i) => (typeof child === "string" ? child : element(child, String(i))));
  return h(tag, { ...attrs, key }, inside);
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where something lies, in parts of the whole drawing: for what is laid over it. */
export function placed(
  { width, height }: Drawing,
  spot: Rectangle,
): { readonly left: string; readonly top: string; readonly width: string; readonly height: string } {
  const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;
  return {
    left: share(spot.x, width),
    top: share(spot.y, height),
    width: share(spot.width, width),
    height: share(spot.height, height),
  };
}
