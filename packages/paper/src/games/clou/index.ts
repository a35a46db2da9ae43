export { type CellMark, type PlanMarks, planMarks, type SheetMarks, sheetMarks } from "./marks.ts";
export { clouNames, type ClouNames } from "./names.ts";
export { drawPlan, type PlanOptions } from "./plan/draw-plan.ts";
export { drawSheet, type SheetOptions } from "./sheet/draw-sheet.ts";
export { de as clouPaperDe } from "./text/de.ts";
export { type ClouPaperWords, en as clouPaperEn } from "./text/en.ts";
