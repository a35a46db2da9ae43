import { readSheet, type ThiefSheet, type ToolKind } from "@safehouse/games/clou/workshop";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../../../ui/button.tsx";
import { Switch } from "../../../../ui/switch.tsx";
import { useEditing } from "../context.ts";
import { partsOf, type Row, withValue } from "../logic/sheet-parts.ts";
import {
  abilitiesFor,
  barOf,
  type Count,
  countsOf,
  kindsFor,
  withAbility,
  withBar,
  withKind,
  withoutBar,
} from "../logic/sheet-shape.ts";
import { NumberInput, Pick } from "./controls.tsx";
import { GiftsEditor } from "./gifts-editor.tsx";
import { LeafEditor } from "./leaf-editor.tsx";
import { SheetDrawing } from "./sheet-drawing.tsx";

/** A thief with a sheet of one's own: the printed one to begin with, then whatever the rules of sheets allow. */
export function SheetPanel({ base }: { readonly base: ThiefSheet }): JSX.Element {
  const { heist, t, change } = useEditing();
  const [shown, setShown] = useState("bar-1");
  const own = heist.sheets.find(({ id }) => id === base.id);
  const others = heist.sheets.filter(({ id }) => id !== base.id);
  const put = (changed: unknown): void => {
    const next = readSheet(changed);
    if (next.ok) change({ ...heist, sheets: [...others, next.value] });
  };
  return (
    <>
      <Switch
        label={t.ownSheet}
        help={t.ownSheetHelp}
        checked={own !== undefined}
        onChange={(isOwn) => change({ ...heist, sheets: isOwn ? [...others, base] : others })}
      />
      <SheetDrawing sheet={own ?? base} onPart={own === undefined ? null : setShown} />
      {own !== undefined && <PartEditor sheet={own} shown={shown} onShow={setShown} onChange={put} />}
    </>
  );
}

interface PartEditorProps {
  readonly sheet: ThiefSheet;
  readonly shown: string;
  onShow(part: string): void;
  onChange(sheet: unknown): void;
}

/** One part of the sheet at a time: a whole one has more than fits before anybody's eyes. */
function PartEditor({ sheet, shown, onShow, onChange }: PartEditorProps): JSX.Element {
  const { names, t } = useEditing();
  const parts = partsOf(sheet);
  const part = parts.find(({ id }) => id === shown) ?? parts[0];
  const tool = sheet.tools.findIndex(({ kind }) => kind === part?.id);
  const barName = (at: number): string => {
    const ability = sheet.bars[at]?.ability ?? "";
    const nth = sheet.bars.slice(0, at + 1).filter((bar) => bar.ability === ability).length;
    return t.sheetBar(names.symbol(ability), nth);
  };
  const nameOf = (id: string): string => {
    const at = barOf(id);
    if (at !== null) return barName(at);
    const named: { readonly [part: string]: string } = {
      special: t.sheetSpecials,
      bonus: t.sheetBonuses,
      escape: t.sheetEscape,
    };
    return named[id] ?? names.tool(id);
  };
  if (part === undefined) return <></>;
  const bar = barOf(part.id);
  return (
    <fieldset class="clw-sheet-part">
      <legend>{nameOf(part.id)}</legend>
      <Pick
        label={t.sheetPart}
        value={part.id}
        options={parts.map(({ id }) => ({ value: id, label: nameOf(id) }))}
        onChange={onShow}
      />
      {tool >= 0 && (
        <Pick
          label={t.sheetKind}
          value={part.id as ToolKind}
          options={kindsFor(sheet, tool).map((kind) => ({ value: kind, label: names.tool(kind) }))}
          onChange={(kind) => {
            onChange(withKind(sheet, tool, kind));
            onShow(kind);
          }}
        />
      )}
      {bar !== null && <BarEditor sheet={sheet} at={bar} onShow={onShow} onChange={onChange} />}
      <Counts counts={countsOf(sheet, part.id)} onChange={onChange} />
      <ol class="clw-rows">
        {part.rows.map((row) => (
          <RowEditor key={row.place} row={row} sheet={sheet} onChange={onChange} />
        ))}
      </ol>
    </fieldset>
  );
}

interface BarEditorProps extends Omit<PartEditorProps, "shown"> {
  readonly at: number;
}

/** C-5.1: every ability has a bar; a thief may have one more, of any. */
function BarEditor({ sheet, at, onShow, onChange }: BarEditorProps): JSX.Element {
  const { names, t } = useEditing();
  const abilities = abilitiesFor(sheet, at);
  const more = withBar(sheet);
  const fewer = withoutBar(sheet, at);
  const ability = sheet.bars[at]?.ability;
  return (
    <>
      {abilities.length > 1 && ability !== undefined && (
        <Pick
          label={t.barAbility}
          value={ability}
          options={abilities.map((value) => ({ value, label: names.symbol(value) }))}
          onChange={(next) => onChange(withAbility(sheet, at, next))}
        />
      )}
      {more !== null && (
        <Button
          size="small"
          icon="plus"
          onClick={() => {
            onChange(more);
            onShow(`bar-${more.bars.length}`);
          }}
        >
          {t.addAbilityBar}
        </Button>
      )}
      {fewer !== null && (
        <Button
          size="small"
          icon="eraser"
          onClick={() => {
            onChange(fewer);
            onShow("bar-1");
          }}
        >
          {t.removeAbilityBar}
        </Button>
      )}
    </>
  );
}

interface CountsProps {
  readonly counts: readonly Count[];
  onChange(sheet: ThiefSheet): void;
}

function Counts({ counts, onChange }: CountsProps): JSX.Element | null {
  const { t } = useEditing();
  if (counts.length === 0) return null;
  const label = ({ what, of }: Count): string =>
    ({
      boxes: t.boxesIn(of),
      lines: t.linesIn,
      columns: t.columnsIn,
      circles: t.circlesIn(of),
      base: t.baseIn,
      bonuses: t.bonusesIn,
    })[what];
  return (
    <div class="clw-counts">
      {counts.map((count) => (
        <NumberInput
          key={label(count)}
          label={label(count)}
          value={count.value}
          min={count.least}
          max={count.most}
          onChange={(next) => onChange(count.set(next))}
        />
      ))}
    </div>
  );
}

interface RowEditorProps {
  readonly row: Row;
  readonly sheet: ThiefSheet;
  onChange(sheet: unknown): void;
}

function RowEditor({ row: { place, leaves, gives }, sheet, onChange }: RowEditorProps): JSX.Element {
  return (
    <li>
      <b class="num">{place}</b>
      {leaves.map((leaf) => (
        <LeafEditor
          key={leaf.path.join(".")}
          leaf={leaf}
          place={place}
          onChange={(value) => onChange(withValue(sheet, leaf.path, value))}
        />
      ))}
      {gives !== null && (
        <GiftsEditor
          place={place}
          gifts={gives.gifts}
          least={gives.least}
          onChange={(gifts) => onChange(withValue(sheet, gives.path, [...gifts]))}
        />
      )}
    </li>
  );
}
