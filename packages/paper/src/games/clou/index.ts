export { type CellMark, type PlanMarks, planMarks, type SheetMarks, sheetMarks } from "./marks.ts";
export { clouNames, type ClouNames } from "./names.ts";
export { drawSheet, type SheetOptions } from "./sheet/draw-sheet.ts";
export type { ClouPaperWords } from "./text/en.ts";
export type { ClouSheetWords } from "./text/sheet-en.ts";
