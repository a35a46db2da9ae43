import type { ComponentChildren, JSX } from "preact";

export interface ReviewTableProps {
  readonly label: string;
  /** Whether the label is to be seen above it. */
  readonly isCaptioned?: boolean;
  /** An empty one is above what heads the rows. */
  readonly heads: readonly string[];
  readonly children: ComponentChildren;
}

/** Figures of a review, row by row. Where a phone is too narrow for them it scrolls, by keys, too. */
export function ReviewTable({ label, isCaptioned = false, heads, children }: ReviewTableProps): JSX.Element {
  return (
    <div class="review-scroll" tabIndex={0} role="group" aria-label={label}>
      <table>
        {isCaptioned && <caption>{label}</caption>}
        <thead>
          <tr>
            {heads.map((head) =>
              head === "" ? (
                <td key={head} />
              ) : (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
