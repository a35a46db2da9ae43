/** What a reader would stumble over, by measuring. Everything here runs in the page. */

export interface Limits {
  readonly text: number;
  readonly caption: number;
  readonly symbol: number;
  readonly target: number;
}

export type Fault = "small text" | "small symbol" | "small target" | "clipped" | "covered" | "overlap" | "wide page";

export interface Finding {
  readonly fault: Fault;
  /** The nearest part of the board or page. */
  readonly part: string;
  /** What it says, and how much is missing. */
  readonly words: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Handed over as one function, so it brings its helpers along. Null limits: only whether anything is cut or lies on another. */
export function measure(limits: Limits | null): readonly Finding[] {
  const findings: Finding[] = [];
  const TARGETS =
    "a[href], button, input, select, textarea, summary, [role=button], [role=slider], [role=tab], [role=switch], [role=menuitem]";
  /** So much of a letter may be lost or lie under another: its box is higher and wider than its ink. */
  const SLACK = 2;

  type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  const boxOf = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const wide = (box: Box): number => Math.max(0, box.right - box.left);
  const high = (box: Box): number => Math.max(0, box.bottom - box.top);

  const partOf = (element: Element): string =>
    element.closest("[data-part]")?.getAttribute("data-part") ??
    element.closest("[class]")?.getAttribute("class")?.split(" ")[0] ??
    element.tagName.toLowerCase();

  function find(fault: Fault, element: Element, words: string, { left, top, right, bottom }: Box): void {
    const box = { x: left, y: top, width: right - left, height: bottom - top };
    findings.push({ fault, part: partOf(element), words: words.replaceAll(/\s+/g, " ").trim().slice(0, 70), box });
  }

  const kept = <Result>(work: (element: Element) => Result): ((element: Element) => Result) => {
    const known = new Map<Element, Result>();
    return (element) => {
      if (!known.has(element)) known.set(element, work(element));
      return known.get(element) as Result;
    };
  };

  const styleOf = kept((element) => getComputedStyle(element));

  /** Ears are told in other words what stands there, but eyes have nothing else. */
  const DRAWN = "[data-part=plan] svg, [data-part=sheet] svg, [data-part=hand-card] svg";
  const isForEars = kept((element): boolean => {
    if (styleOf(element).clipPath === "inset(50%)") return true;
    return element.parentElement !== null && isForEars(element.parentElement);
  });
  const isWrittenOnBoard = (element: Element): boolean =>
    element.closest(DRAWN) !== null || (element.closest("[data-board]") !== null && element.closest("svg") === null);
  const isMeant = kept(
    (element): boolean =>
      (element.closest("[aria-hidden=true]") === null || isWrittenOnBoard(element)) &&
      element.closest("[inert], option") === null &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      !isForEars(element),
  );

  /** How much larger than its style says an element is drawn. */
  const scaleOf = kept((element): number => {
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM();
      if (matrix !== null) return Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    }
    const { transform, scale } = styleOf(element);
    const matrix = transform === "none" ? null : new DOMMatrix(transform);
    const own = matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) || 1;
    const alone = scale === "none" ? 1 : Number.parseFloat(scale);
    return own * alone * (element.parentElement === null ? 1 : scaleOf(element.parentElement));
  });

  /** Where an element can be seen: what hides the rest of it, and whether that can be scrolled. */
  interface Window {
    readonly box: Box;
    readonly scrollsX: boolean;
    readonly scrollsY: boolean;
  }
  const EVERYWHERE: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const frameOf = kept((element): Window[] => {
    const style = styleOf(element);
    const frames: Window[] = [];
    const isClip = style.overflowX !== "visible" || style.overflowY !== "visible";
    // Where nothing has a box of its own, nothing is cut.
    if (
      isClip &&
      !/contents|^inline$/.test(style.display) &&
      element !== document.documentElement &&
      element !== document.body
    ) {
      const around = element.getBoundingClientRect();
      const hidesX = style.overflowX !== "visible";
      const hidesY = style.overflowY !== "visible";
      frames.push({
        box: {
          left: hidesX ? around.left : -1e6,
          right: hidesX ? around.right : 1e6,
          top: hidesY ? around.top : -1e6,
          bottom: hidesY ? around.bottom : 1e6,
        },
        scrollsX: /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth,
        scrollsY: /auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight,
      });
    }
    const up = element.parentElement;
    if (up === null || style.position === "fixed") return frames;
    return [...frames, ...framesOver(element, up)];
  });
  /** What is placed by a far ancestor is not cut by those between. */
  function framesOver(element: Element, up: Element): Window[] {
    if (styleOf(element).position !== "absolute") return frameOf(up);
    let holder: Element | null = up;
    while (holder !== null && styleOf(holder).position === "static" && styleOf(holder).transform === "none")
      holder = holder.parentElement;
    return holder === null ? [] : frameOf(holder);
  }
  /** What is left to see of a box, and what is lost for good. */
  function seen(element: Element, box: Box): { readonly now: Box; readonly lost: Box | null } {
    let now = box;
    let lost: Box | null = null;
    let reachX = false;
    let reachY = false;
    const frames = [
      ...frameOf(element),
      { box: { ...EVERYWHERE, left: 0, right: innerWidth }, scrollsX: false, scrollsY: true },
    ];
    for (const frame of frames) {
      reachX ||= frame.scrollsX;
      reachY ||= frame.scrollsY;
      const left = meet(now, frame.box);
      if (!reachX && wide(box) > 0 && wide(left) < wide(now) - SLACK) lost ??= box;
      if (!reachY && high(box) > 0 && high(left) < high(now) * 0.75) lost ??= box;
      now = left;
    }
    return { now, lost };
  }

  /** The first thing that is painted over a point, above an element. */
  function coverAt(element: Element, x: number, y: number): Element | null {
    const there = document.elementsFromPoint(x, y);
    // Between two drawn letters nothing of them is hit, and nothing covers them.
    if (element instanceof SVGElement && !there.some((hit) => element.contains(hit))) return null;
    for (const above of there) {
      if (above === element || above.contains(element) || element.contains(above)) return null;
      const style = styleOf(above);
      const alpha = /rgba?\(.*[,/] ?([\d.]+)\)$/.exec(style.backgroundColor)?.[1];
      const isPainted =
        (style.backgroundColor.startsWith("rgba") || style.backgroundColor.includes("/")
          ? Number(alpha) > 0.4
          : true) || style.backgroundImage !== "none";
      // Through thin paint one reads on.
      if (Number(style.opacity) < 0.4 || style.mixBlendMode !== "normal") continue;
      if (above instanceof SVGElement ? style.fill !== "none" && !(above instanceof SVGSVGElement) : isPainted)
        return above;
    }
    return null;
  }

  const stackOf = kept((element) => element.closest("[data-stack]"));
  /** What lies in front of everything else, and is put away with one press. */
  const frontOf = kept((element) =>
    element.closest("dialog, [role=dialog], [role=alertdialog], [role=menu], [data-front]"),
  );
  const layerOf = kept((element): Element | null => {
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (/fixed|sticky/.test(styleOf(each).position)) return each;
    return null;
  });

  // What lets presses through hides what is below all the same.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(touchable);

  interface Text {
    readonly element: Element;
    readonly words: string;
    readonly boxes: readonly Box[];
  }
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = (node.textContent ?? "").trim();
    const element = node.parentElement;
    if (words === "" || element === null || !isMeant(element) || element.closest("script, style") !== null) continue;
    range.selectNodeContents(node);
    // Drawn letters may be squeezed, which a range does not know.
    const rectangles = element instanceof SVGElement ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    const boxes = rectangles.filter(({ width, height }) => width > 1 && height > 1).map(boxOf);
    if (boxes.length > 0) texts.push({ element, words, boxes });
  }

  const shown: { readonly text: Text; readonly ink: Box }[] = [];
  for (const text of texts) {
    const { element, words, boxes } = text;
    if (element.closest("[data-at-rest]") !== null) continue;
    const style = styleOf(element);
    const size = Number.parseFloat(style.fontSize) * scaleOf(element);
    // Capitals and figures are as high as they are large.
    const isCaption =
      style.textTransform === "uppercase" ||
      !/\p{Ll}{2}/u.test(words) ||
      element.closest("[data-caption], figcaption, caption") !== null;
    const least = limits === null ? 0 : isCaption ? limits.caption : limits.text;
    if (size < least - 0.05) find("small text", element, `${size.toFixed(1)} px: ${words}`, boxes[0] as Box);
    // Cut off with dots is cut off.
    if (style.textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1) {
      find("clipped", element, `…: ${words}`, boxes[0] as Box);
      continue;
    }
    for (const box of boxes) {
      // A line's box is higher than its letters.
      const spare = (high(box) - Math.min(high(box), size * 0.8)) / 2;
      const ink = { ...box, top: box.top + spare, bottom: box.bottom - spare };
      const { now, lost } = seen(element, ink);
      if (lost !== null) {
        find("clipped", element, words, box);
        break;
      }
      if (wide(now) < 2 || high(now) < 2) continue;
      // What is being scrolled out of a window is not covered by its edge.
      const isInSight = now.bottom > 0 && now.top < innerHeight && wide(now) > wide(ink) * 0.6;
      const cover = isInSight ? coverOf(element, now) : null;
      if (cover === null) shown.push({ text, ink: now });
      else if (frontOf(cover) === frontOf(element) && stackOf(cover) === null && layerOf(cover) === layerOf(element)) {
        find("covered", element, `${words} (by ${partOf(cover)})`, box);
        break;
      }
    }
  }

  function coverOf(element: Element, box: Box): Element | null {
    const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2;
    const inset = Math.min(3, wide(box) / 4);
    for (const x of [box.left + inset, (box.left + box.right) / 2, box.right - inset]) {
      const cover = coverAt(element, x, y);
      if (cover !== null) return cover;
    }
    return null;
  }

  shown.sort((a, b) => a.ink.top - b.ink.top);
  for (const [at, { text, ink }] of shown.entries()) {
    for (let next = at + 1; next < shown.length; next++) {
      const other = shown[next] as (typeof shown)[number];
      if (other.ink.top > ink.bottom - SLACK) break;
      if (other.text === text) continue;
      const both = meet(ink, other.ink);
      if (wide(both) <= SLACK || high(both) <= SLACK) continue;
      const { element } = text;
      if (stackOf(element) !== null && stackOf(element) === stackOf(other.text.element)) continue;
      if (frontOf(element) !== frontOf(other.text.element) || layerOf(element) !== layerOf(other.text.element))
        continue;
      find("overlap", element, `${text.words} / ${other.text.words}`, both);
    }
  }

  document.adoptedStyleSheets.pop();
  if (limits !== null) {
    for (const symbol of document.querySelectorAll("svg[role=img], img, [role=img], [data-part=symbol]")) {
      if (!isMeant(symbol)) continue;
      const box = symbol.getBoundingClientRect();
      if (box.width === 0 || Math.max(box.width, box.height) >= limits.symbol - 0.5) continue;
      find("small symbol", symbol, `${Math.round(box.width)}×${Math.round(box.height)} ${symbol.ariaLabel ?? ""}`, box);
    }
    for (const target of document.querySelectorAll(TARGETS)) if (isMeant(target)) judgeTarget(target, limits.target);
  }

  function judgeTarget(target: Element, least: number): void {
    if (isInText(target)) return;
    // Whoever presses the words beside a box presses the box.
    const label = target.closest("label") ?? (target instanceof HTMLInputElement ? target.labels?.[0] : undefined);
    const element = /radio|checkbox/.test(target.getAttribute("type") ?? "") && label ? label : target;
    judge(boxOf(element.getBoundingClientRect()));

    function judge(whole: Box): void {
      const { now, lost } = seen(element, whole);
      const words = `${Math.round(wide(whole))}×${Math.round(high(whole))} ${target.ariaLabel ?? element.textContent ?? ""}`;
      if (lost !== null && (wide(now) < least || high(now) < least)) return find("clipped", element, words, whole);
      if (wide(whole) >= least - 0.5 && high(whole) >= least - 0.5) return;
      if (reaches(element, whole, least)) return;
      find("small target", element, words, whole);
    }
  }

  /** A link among words is as high as its line. */
  function isInText(target: Element): boolean {
    if (!target.matches("a")) return false;
    const [near, far] = [target.parentElement, target.parentElement?.parentElement];
    const beside = [...(near?.childNodes ?? []), ...(far?.childNodes ?? [])].filter(
      (node) => !node.contains(target) && !(node instanceof Element && node.matches(TARGETS)),
    );
    return beside.some((node) => (node.textContent ?? "").trim().length > 2);
  }

  /** Something may reach further than it is drawn: whoever presses beside it hits it all the same. */
  function reaches(element: Element, box: Box, least: number): boolean {
    const restore =
      box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth ? reveal(element) : null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y, half] = [(left + right) / 2, (top + bottom) / 2, least / 2 - 1];
    const hits = (px: number, py: number): boolean => {
      const hit = document.elementFromPoint(px, py);
      return hit !== null && (element.contains(hit) || hit.closest("label, button, a") === element);
    };
    const acrossOk = right - left >= least - 0.5 || (hits(x - half, y) && hits(x + half, y));
    const alongOk = bottom - top >= least - 0.5 || (hits(x, y - half) && hits(x, y + half));
    restore?.();
    return acrossOk && alongOk;
  }

  /** Scrolls to it, and returns the way back. */
  function reveal(element: Element): () => void {
    const before: (() => void)[] = [];
    for (let up: Element | null = element; up !== null; up = up.parentElement) {
      const [holder, left, top] = [up, up.scrollLeft, up.scrollTop];
      before.push(() => holder.scrollTo({ left, top, behavior: "instant" }));
    }
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return () => before.forEach((put) => put());
  }

  const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (beyond > 0) find("wide page", document.body, `${beyond} px`, { left: 0, top: 0, right: innerWidth, bottom: 40 });
  return findings;
}
