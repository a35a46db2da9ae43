import { readNeed } from "@safehouse/games/clou/workshop";
import type { JSX } from "preact";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { useEditing } from "../context.ts";
import { Pick } from "./controls.tsx";
import { SYMBOLS } from "./words.ts";

interface NeedsEditorProps {
  readonly needs: readonly string[];
  readonly least: number;
  readonly most: number;
  /** `removed` is the place of the symbol that has gone. */
  onChange(needs: readonly string[], removed?: number): void;
}

const SIGNS = ["", "²", "³"] as const;

/** The symbols to be crossed: which, and by which crews. */
export function NeedsEditor({ needs, least, most, onChange }: NeedsEditorProps): JSX.Element {
  const { t, names } = useEditing();
  const put = (at: number, need: string): void => onChange(needs.map((each, i) => (i === at ? need : each)));
  const options = SYMBOLS.map((value) => ({ value, label: names.symbol(value) }));
  return (
    <div class="clw-needs">
      <ol aria-label={t.needs}>
        {needs.map((need, i) => {
          const crew = readNeed(need)?.crew ?? 1;
          const colours = crew === 1 ? need : need.slice(0, -1);
          return (
            <li key={i}>
              <Pick
                label={t.symbolNumber(i + 1)}
                isLabelHidden
                value={colours}
                options={options}
                onChange={(value) => put(i, value + (SIGNS[crew - 1] ?? ""))}
              />
              <Pick
                label={t.forWhom(i + 1)}
                isLabelHidden
                value={SIGNS[crew - 1] ?? ""}
                options={SIGNS.map((value, k) => ({ value, label: t.fromCrew(k + 1) }))}
                onChange={(sign) => put(i, colours + sign)}
              />
              {needs.length > least && (
                <IconButton
                  icon="close"
                  label={t.removeSymbol(i + 1)}
                  onClick={() =>
                    onChange(
                      needs.filter((_, k) => k !== i),
                      i,
                    )
                  }
                />
              )}
            </li>
          );
        })}
      </ol>
      {needs.length < most && (
        <Button size="small" icon="plus" onClick={() => onChange([...needs, "strength"])}>
          {t.addSymbol}
        </Button>
      )}
    </div>
  );
}
