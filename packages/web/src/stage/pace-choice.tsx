import type { JSX } from "preact";
import { settings } from "../app/settings.ts";
import { useText } from "../text/texts.ts";
import { Choice } from "../ui/choice.tsx";
import { type Pace, PACES } from "./pace.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** The pace of all tables on this device. */
export function PaceChoice({ isLabelHidden = false }: { readonly isLabelHidden?: boolean }): JSX.Element {
  const t = useText({ en, de });
  return (
    <Choice<Pace>
      label={t.pace}
      isLabelHidden={isLabelHidden}
      help={t.paceHelp}
      layout="row"
      options={PACES.map((value) => ({ value, label: t[`pace-${value}`] }))}
      value={settings.pace.value}
      onChange={(value) => (settings.pace.value = value)}
    />
  );
}
