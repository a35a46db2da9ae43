import { SYMBOL_CIRCLE } from "../compile/sheet.ts";
import type { Table } from "../compile/table.ts";
import type { Lore } from "./lore/lore.ts";
import type { Page } from "./page.ts";
import { makePromises } from "./promises.ts";
import type { Scene } from "./scene.ts";
import { piecesOf } from "./sheet-worth.ts";

/** What the own sheet promises at every step on the way through a turn. */
export interface Outlooks {
  /** By step: the sum over all pieces. */
  readonly promise: Float64Array;
  /** The same for what the pieces are liked for. */
  readonly liking: Float64Array;
  /** Works out every piece. */
  anew(step: number, scene: Scene): void;
  /** After a mark in one piece, when the same is wanted as before. */
  on(step: number, before: Scene, scene: Scene, piece: number): void;
  /** The same where the turn ends: nobody asks for single pieces any more, and only the board shows the mark. */
  atEnd(step: number, before: Scene, scene: Scene, piece: number, change: number, growth: number): void;
  /** What a piece would promise with a mark that only the board shows. */
  withMark(scene: Scene, piece: number, change: number, growth: number): number;
  /** Reckons how much more than at the first step that is, and how much more it is liked for: both are in `gained`. */
  gain(scene: Scene, piece: number, change: number, growth: number): void;
  readonly gained: Float64Array;
}

export function makeOutlooks(table: Table, seat: number, page: Page, mostSteps: number, lore: Lore | null): Outlooks {
  const sheet = table.sheets[seat];
  const { cells } = piecesOf(sheet);
  const pieces = cells.length;
  const numberPieces = cells.flatMap((own, piece) => (sheet.kind[own[0]] === SYMBOL_CIRCLE ? [] : [piece]));
  const promises = makePromises(table, seat, lore);
  const { worths, likings } = promises;
  const { board, hash, sum } = page;
  const promise = new Float64Array(mostSteps);
  const worthAt = new Float64Array(mostSteps * pieces);
  const liking = new Float64Array(mostSteps);
  const likingAt = new Float64Array(mostSteps * pieces);
  const gained = new Float64Array(2);
  const slotWith = (scene: Scene, piece: number, change: number, growth: number): number =>
    promises.find(board, piece, hash[piece] ^ change, (sum[piece] + growth) | 0, scene.outlook);
  return {
    promise,
    liking,
    anew(step, { circles, outlook }) {
      let all = circles;
      let liked = 0;
      for (let i = 0; i < numberPieces.length; i++) {
        const piece = numberPieces[i];
        const slot = promises.find(board, piece, hash[piece], sum[piece], outlook);
        worthAt[step * pieces + piece] = worths[slot];
        all += worths[slot];
        likingAt[step * pieces + piece] = likings[slot];
        liked += likings[slot];
      }
      promise[step] = all;
      liking[step] = liked;
    },
    on(step, before, scene, piece) {
      const slot = promises.find(board, piece, hash[piece], sum[piece], scene.outlook);
      const from = (step - 1) * pieces;
      for (let i = 0; i < pieces; i++) worthAt[from + pieces + i] = worthAt[from + i];
      worthAt[from + pieces + piece] = worths[slot];
      promise[step] = promise[step - 1] + worths[slot] - worthAt[from + piece] + scene.circles - before.circles;
      if (lore === null) return;
      for (let i = 0; i < pieces; i++) likingAt[from + pieces + i] = likingAt[from + i];
      likingAt[from + pieces + piece] = likings[slot];
      liking[step] = liking[step - 1] + likings[slot] - likingAt[from + piece];
    },
    atEnd(step, before, scene, piece, change, growth) {
      const slot = slotWith(scene, piece, change, growth);
      const was = (step - 1) * pieces + piece;
      promise[step] = promise[step - 1] + worths[slot] - worthAt[was] + scene.circles - before.circles;
      if (lore !== null) liking[step] = liking[step - 1] + likings[slot] - likingAt[was];
    },
    withMark: (scene, piece, change, growth) => worths[slotWith(scene, piece, change, growth)],
    gained,
    gain(scene, piece, change, growth) {
      const slot = slotWith(scene, piece, change, growth);
      gained[0] = worths[slot] - worthAt[piece];
      gained[1] = likings[slot] - likingAt[piece];
    },
  };
}
