import type { JSX } from "preact";
import { useSpokenTable } from "../context.ts";
import { scaleWords } from "../score/scale.ts";

/** What the night is worth so far, what must not be touched any more, and what it would be called. */
export function Worth(): JSX.Element {
  const { kit, reader, t, say, night, names } = useSpokenTable();
  const won = night.lines.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  const lost = night.lines.reduce((sum, { points }) => sum + Math.max(0, -points), 0);
  return (
    <>
      <div class="clou-worth">
        <p class="num">{t.soFar(won, lost, night.points)}</p>
        {night.forbidden.length > 0 && (
          <p class="clou-forbidden">{t.forbidden(t.and(night.forbidden.map(names.symbol)))}</p>
        )}
      </div>
      {kit.isPart !== true && <p class="clou-scale">{scaleWords(reader, t, say, night.points)}</p>}
    </>
  );
}
