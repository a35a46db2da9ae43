import { DOUBLES, DOUBLE_POINTS } from "@safehouse/games/clou-christmas/board";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { useDesk } from "../context.ts";
import { DOUBLE_ICONS } from "../icons.ts";
import { Cross } from "../mark.tsx";
import { SheetSection } from "./sheet-section.tsx";

/** The double circles of all three heists. */
export function Doubles(): JSX.Element {
  const { t, names, view } = useDesk();
  const { presents, meals } = view.campaign;
  return (
    <SheetSection title={t.doubles} hint={t.doublesWorth(DOUBLE_POINTS)}>
      <ul class="xmas-doubles" data-part="doubles">
        {DOUBLES.map(({ id, mark }, i) => {
          const isTaken = presents.includes(id) || meals.includes(id);
          const words = isTaken ? t.doubleTaken(names.thing(id)) : t.doubleOpen(names.thing(id));
          return (
            <li key={id} class="xmas-circle" title={words}>
              <span>
                <Icon name={DOUBLE_ICONS[mark]} label={words} />
              </span>
              {isTaken && <Cross hand={i} />}
            </li>
          );
        })}
      </ul>
    </SheetSection>
  );
}
