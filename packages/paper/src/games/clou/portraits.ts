import type { SvgNode } from "../../drawing.ts";

export type Portraits = { readonly [thief: string]: readonly SvgNode[] };

/** Cut-paper portraits on a ground of 100 by 120. */
export const PORTRAITS: Portraits = {
  bruce: [
    { tag: "rect", attrs: { width: 100, height: 120, fill: "#A3231A" } },
    { tag: "path", attrs: { d: "M50 0 100 0 100 120 70 120z", fill: "#000", opacity: 0.14 } },
    { tag: "path", attrs: { d: "M2 120C4 98 18 90 36 86h28c18 4 32 12 34 34z", fill: "#14181B" } },
    { tag: "path", attrs: { d: "M34 70h32v18c-9 6-23 6-32 0z", fill: "#2A3036" } },
    { tag: "path", attrs: { d: "M34 79c9 5 23 5 32 0", stroke: "#14181B", "stroke-width": 2.5, fill: "none" } },
    { tag: "path", attrs: { d: "M27 44c-5-1-6 12 1 14zM73 44c5-1 6 12-1 14z", fill: "#CFA67D" } },
    { tag: "path", attrs: { d: "M29 36c0-14 9-20 21-20s21 6 21 20v22c0 13-9 20-21 20s-21-7-21-20z", fill: "#E9C9A4" } },
    {
      tag: "path",
      attrs: {
        d: "M50 16c12 0 21 6 21 20v22c0 13-9 20-21 20 8-6 10-14 8-22l-5-4 3-12c1-10-1-18-6-24z",
        fill: "#CFA67D",
      },
    },
    {
      tag: "path",
      attrs: { d: "M28 38C25 22 36 12 50 12s25 10 22 26l-3-1c0-8-5-11-19-11s-19 3-19 11z", fill: "#14181B" },
    },
    {
      tag: "path",
      attrs: { d: "M34 42h12M54 42h12", stroke: "#14181B", "stroke-width": 4, "stroke-linecap": "round" },
    },
    { tag: "circle", attrs: { cx: 41, cy: 48, r: 2.2, fill: "#14181B" } },
    { tag: "circle", attrs: { cx: 59, cy: 48, r: 2.2, fill: "#14181B" } },
    {
      tag: "path",
      attrs: {
        d: "M50 58c4-4 12-3 15 1 2 3 5 3 7 1-1 7-8 10-14 8-4-1-6-3-8-5-2 2-4 4-8 5-6 2-13-1-14-8 2 2 5 2 7-1 3-4 11-5 15-1z",
        fill: "#14181B",
      },
    },
  ],
  janet: [
    { tag: "rect", attrs: { width: 100, height: 120, fill: "#27479C" } },
    { tag: "path", attrs: { d: "M50 0 100 0 100 120 70 120z", fill: "#000", opacity: 0.14 } },
    {
      tag: "path",
      attrs: { d: "M22 78C16 50 20 14 50 13s34 37 28 65c-4 8-16 8-20 2H42c-4 6-16 6-20-2z", fill: "#14181B" },
    },
    { tag: "path", attrs: { d: "M12 120c2-18 12-26 28-29h20c16 3 26 11 28 29z", fill: "#F7F1E3" } },
    { tag: "path", attrs: { d: "M39 74h22v18c-6 5-16 5-22 0z", fill: "#E3D8BE" } },
    { tag: "path", attrs: { d: "M39 84c6 4 16 4 22 0", stroke: "#CFC2A2", "stroke-width": 2, fill: "none" } },
    { tag: "path", attrs: { d: "M32 42c0-12 7-17 18-17s18 5 18 17v12c0 13-8 23-18 23S32 67 32 54z", fill: "#E9C9A4" } },
    {
      tag: "path",
      attrs: { d: "M50 25c11 0 18 5 18 17v12c0 13-8 23-18 23 7-6 9-15 7-22l-5-4 2-10c1-6 0-12-4-16z", fill: "#CFA67D" },
    },
    {
      tag: "path",
      attrs: { d: "M30 46C30 26 40 20 52 20c10 0 18 7 18 24-4-8-8-13-12-15-6 9-16 13-28 17z", fill: "#14181B" },
    },
    {
      tag: "path",
      attrs: {
        d: "M31 46l3 0c4-1 10 0 13 1h6c3-1 9-2 13-1h3l3-4-2 9c-1 6-4 8-9 8-6 0-9-3-10-9h-2c-1 6-4 9-10 9-5 0-8-2-9-8l-2-9z",
        fill: "#C8321F",
      },
    },
    { tag: "ellipse", attrs: { cx: 40, cy: 51, rx: 5, ry: 4, fill: "#F7F1E3" } },
    { tag: "ellipse", attrs: { cx: 60, cy: 51, rx: 5, ry: 4, fill: "#F7F1E3" } },
    { tag: "circle", attrs: { cx: 41, cy: 51, r: 2.1, fill: "#14181B" } },
    { tag: "circle", attrs: { cx: 61, cy: 51, r: 2.1, fill: "#14181B" } },
    { tag: "path", attrs: { d: "M44 67c2-2 4-2 6-1 2-1 4-1 6 1-3 3-9 3-12 0z", fill: "#C8321F" } },
  ],
  matt: [
    { tag: "rect", attrs: { width: 100, height: 120, fill: "#D9960F" } },
    { tag: "path", attrs: { d: "M50 0 100 0 100 120 70 120z", fill: "#000", opacity: 0.14 } },
    { tag: "path", attrs: { d: "M10 120c2-20 14-28 30-31h20c16 3 28 11 30 31z", fill: "#3B4A3F" } },
    { tag: "path", attrs: { d: "M40 86l10 14 10-14 8 4-10 30H42L32 90z", fill: "#F7F1E3" } },
    { tag: "path", attrs: { d: "M47 99h6l3 21H44z", fill: "#C8321F" } },
    { tag: "path", attrs: { d: "M42 70h16v16l-8 10-8-10z", fill: "#CFA67D" } },
    { tag: "path", attrs: { d: "M29 46c-7-2-8 11 2 15zM71 46c7-2 8 11-2 15z", fill: "#E9C9A4" } },
    { tag: "path", attrs: { d: "M32 40c0-10 7-16 18-16s18 6 18 16v14c0 14-8 24-18 24S32 68 32 54z", fill: "#E9C9A4" } },
    {
      tag: "path",
      attrs: { d: "M50 24c11 0 18 6 18 16v14c0 14-8 24-18 24 7-6 9-16 7-23l-5-4 2-10c1-6 0-13-4-17z", fill: "#CFA67D" },
    },
    { tag: "path", attrs: { d: "M30 42c0 6 1 9 2 12l2-12zM70 42c0 6-1 9-2 12l-2-12z", fill: "#7A4418" } },
    { tag: "path", attrs: { d: "M27 38C26 22 38 13 53 13c14 0 23 8 22 22-10-3-22-3-34-1z", fill: "#4A3A2A" } },
    { tag: "path", attrs: { d: "M24 42c-6 2-8-2-5-5 8-7 34-10 50-4-12 1-30 3-45 9z", fill: "#35291D" } },
    {
      tag: "path",
      attrs: { d: "M37 45l8-1M55 44l8-1", stroke: "#4A2A10", "stroke-width": 2.4, "stroke-linecap": "round" },
    },
    { tag: "circle", attrs: { cx: 42, cy: 50, r: 2.2, fill: "#14181B" } },
    { tag: "circle", attrs: { cx: 60, cy: 50, r: 2.2, fill: "#14181B" } },
    {
      tag: "path",
      attrs: {
        d: "M42 65c5 4 12 3 16-2",
        stroke: "#14181B",
        "stroke-width": 2.2,
        fill: "none",
        "stroke-linecap": "round",
      },
    },
    { tag: "path", attrs: { d: "M55 65l14 4", stroke: "#F7F1E3", "stroke-width": 1.8, "stroke-linecap": "round" } },
    { tag: "circle", attrs: { cx: 38, cy: 57, r: 1, fill: "#B98A5C" } },
    { tag: "circle", attrs: { cx: 42, cy: 59, r: 1, fill: "#B98A5C" } },
    { tag: "circle", attrs: { cx: 61, cy: 58, r: 1, fill: "#B98A5C" } },
    { tag: "circle", attrs: { cx: 57, cy: 60, r: 1, fill: "#B98A5C" } },
  ],
  trixie: [
    { tag: "rect", attrs: { width: 100, height: 120, fill: "#0C7C66" } },
    { tag: "path", attrs: { d: "M50 0 100 0 100 120 70 120z", fill: "#000", opacity: 0.14 } },
    { tag: "path", attrs: { d: "M66 22c16-8 28 4 26 20-1 10-6 16-4 24-10-2-16-10-15-20z", fill: "#8A3B12" } },
    { tag: "path", attrs: { d: "M12 120c2-20 13-28 28-31h20c15 3 26 11 28 31z", fill: "#C96A1B" } },
    { tag: "path", attrs: { d: "M38 86l12 12 12-12v34H38z", fill: "#A9540F" } },
    { tag: "path", attrs: { d: "M50 98v22", stroke: "#F7F1E3", "stroke-width": 2 } },
    { tag: "path", attrs: { d: "M36 84l14 14-6 8-14-16zM64 84 50 98l6 8 14-16z", fill: "#DD8230" } },
    { tag: "path", attrs: { d: "M43 70h14v16l-7 9-7-9z", fill: "#CFA67D" } },
    { tag: "path", attrs: { d: "M31 42c0-12 7-18 19-18s19 6 19 18v11c0 14-9 25-19 25S31 67 31 53z", fill: "#E9C9A4" } },
    {
      tag: "path",
      attrs: { d: "M50 24c12 0 19 6 19 18v11c0 14-9 25-19 25 7-6 9-16 7-23l-5-4 2-10c1-6 0-13-4-17z", fill: "#CFA67D" },
    },
    {
      tag: "path",
      attrs: {
        d: "M28 50C24 26 36 15 51 15c15 0 25 11 21 33-2-6-4-11-7-14-10 2-22 1-30-2-4 4-6 10-7 18z",
        fill: "#8A3B12",
      },
    },
    { tag: "path", attrs: { d: "M26 30h48", stroke: "#14181B", "stroke-width": 5 } },
    { tag: "rect", attrs: { x: 30, y: 21, width: 18, height: 15, rx: 6, fill: "#14181B" } },
    { tag: "rect", attrs: { x: 52, y: 21, width: 18, height: 15, rx: 6, fill: "#14181B" } },
    { tag: "rect", attrs: { x: 33, y: 24, width: 12, height: 9, rx: 4, fill: "#9FD3D9" } },
    { tag: "rect", attrs: { x: 55, y: 24, width: 12, height: 9, rx: 4, fill: "#9FD3D9" } },
    {
      tag: "path",
      attrs: {
        d: "M38 45c3-2 6-2 8 0M54 45c3-2 6-2 8 0",
        stroke: "#5A2508",
        "stroke-width": 2.2,
        fill: "none",
        "stroke-linecap": "round",
      },
    },
    { tag: "circle", attrs: { cx: 42, cy: 51, r: 2.3, fill: "#14181B" } },
    { tag: "circle", attrs: { cx: 58, cy: 51, r: 2.3, fill: "#14181B" } },
    {
      tag: "path",
      attrs: {
        d: "M43 65c4 4 10 4 14 0-4 0-10 0-14 0z",
        fill: "#F7F1E3",
        stroke: "#14181B",
        "stroke-width": 1.6,
        "stroke-linejoin": "round",
      },
    },
    { tag: "path", attrs: { d: "M63 58l5 3-3 3z", fill: "#14181B", opacity: 0.55 } },
  ],
};
