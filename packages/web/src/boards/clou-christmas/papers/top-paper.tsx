import type { JSX } from "preact";
import { Paper, type PaperProps } from "../../../kit/paper.tsx";
import "./paper.css";

/** A paper on top of the book. */
export function TopPaper(props: Omit<PaperProps, "class" | "tone" | "size" | "isAll">): JSX.Element {
  return (
    <div class="xmas-top" data-front="">
      <Paper {...props} class="xmas-paper" tone="lit" size="big" isAll />
    </div>
  );
}
