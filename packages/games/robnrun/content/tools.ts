/** the seven tools in the order hands are sorted, and last the sports bag. A *face* in states and views is an index here. */
export const TOOLS = ["ram", "id", "dynamite", "flashlight", "stethoscope", "acid", "jackhammer"] as const;
export type ToolName = (typeof TOOLS)[number];

export const KINDS = TOOLS.length;
export const BAG = TOOLS.length;
export const NAMES: readonly string[] = [...TOOLS, "bag"];

/** Below `KINDS` a tool, else the bag. */
export type Face = number;
/** A face that is no bag. */
export type Tool = number;

const COPIES = 8;
const BAGS = 5;

/** hint 12. */
export const HEAVY: readonly Tool[] = [0, 2, 6];

/** the cards that are shuffled for a heist. */
export function toolPile(seats: number): readonly Face[] {
  return seats === 2 ? WITHOUT_BAGS : WITH_BAGS;
}

const WITHOUT_BAGS: readonly Face[] = TOOLS.flatMap((_, tool) => Array<Face>(COPIES).fill(tool));
const WITH_BAGS: readonly Face[] = [...WITHOUT_BAGS, ...Array<Face>(BAGS).fill(BAG)];

/** How many of each face the pile of that table holds. */
export function cardCounts(seats: number): number[] {
  return [...Array<number>(KINDS).fill(COPIES), seats === 2 ? 0 : BAGS];
}

const FACE_BY_NAME = new Map(NAMES.map((name, face) => [name, face]));

export function faceOf(name: string): Face {
  const face = FACE_BY_NAME.get(name);
  if (face === undefined) throw new Error(`no card is called "${name}"`);
  return face;
}

export function isCardName(name: unknown): name is string {
  return typeof name === "string" && FACE_BY_NAME.has(name);
}

export const namesOf = (faces: readonly Face[]): string[] => faces.map((face) => NAMES[face]);

/** No face: nothing was played, told in secret or chosen, or it is not for this viewer. */
export const NO_CARD = -1;
