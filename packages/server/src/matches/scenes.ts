import { crc32 } from "node:zlib";
import type { Frame } from "@safehouse/host";
import type { Language, Viewer } from "@safehouse/kernel";
import type { Changes, MatchSnapshot } from "@safehouse/protocol";
import { changesBetween, type Scene, sceneOf, textOf } from "@safehouse/protocol/changes";
import { presentSeats, presentStandpoint } from "./present.ts";
import type { Room } from "./room.ts";

/** A scene that somebody was told, or is about to be. All who see the same share it. */
export interface ToldScene {
  readonly scene: Scene;
  readonly sum: number;
  /** The entry that it was last made for. */
  frame: Frame | null;
  /** What came after it, and how that is told. The earlier one knows the later: else every scene would keep all before it. */
  next: { readonly scene: ToldScene; readonly text: string } | null;
}

/** The latest scene of every pair of eyes. Held as long as the room: weak references to what lives for a move cost more than it does. */
const latest = new WeakMap<Room, Map<string, ToldScene>>();

/** Whoever has been told this state goes on from here. */
export function sceneToldBy(room: Room, state: MatchSnapshot, viewer: Viewer, language: Language): ToldScene {
  return shared(room, sceneOf(state), viewer, language);
}

/** What a viewer sees now; a seat that has answered sees its sealed answer, which no entry tells. */
export function sceneNow(room: Room, viewer: Viewer, language: Language): ToldScene {
  const { n, view, ...standpoint } = room.match.snapshot(viewer);
  return presentScene(room, { n, view, ...standpoint }, viewer, language);
}

/** What a viewer sees right after an entry. Made once for all who watch from one seat in one language. */
export function sceneAfter(room: Room, frame: Frame, viewer: Viewer, language: Language): ToldScene {
  const known = latest.get(room)?.get(eyes(viewer, language));
  if (known?.frame === frame) return known;
  const told = presentScene(room, frame, viewer, language);
  told.frame = frame;
  return told;
}

/** What leads from one scene to a later one, as the text of an object. */
export function presentChanges(room: Room, viewer: Viewer, from: ToldScene, to: ToldScene): string {
  if (from.next?.scene === to) return from.next.text;
  const { n } = to.scene;
  const changes: Changes = {
    n,
    log: room.match.log(viewer, from.scene.n + 1, n),
    changes: changesBetween({ ...from.scene, n }, to.scene),
    sum: to.sum,
  };
  const text = JSON.stringify(changes);
  from.next = { scene: to, text };
  return text;
}

type Sighting = Pick<Frame, "n" | "view" | "pending" | "moves" | "outcome">;

function presentScene(room: Room, seen: Sighting, viewer: Viewer, language: Language): ToldScene {
  const { n, view } = seen;
  const seats = presentSeats(room.stored.seats);
  const scene = sceneOf({ n, view, ...presentStandpoint(room, seen, viewer, language), seats });
  return shared(room, scene, viewer, language);
}

function shared(room: Room, scene: Scene, viewer: Viewer, language: Language): ToldScene {
  let scenes = latest.get(room);
  if (scenes === undefined) latest.set(room, (scenes = new Map()));
  const key = eyes(viewer, language);
  const sum = crc32(textOf(scene));
  const known = scenes.get(key);
  if (known !== undefined && known.sum === sum && known.scene.n === scene.n) return known;
  const told: ToldScene = { scene, sum, frame: null, next: null };
  scenes.set(key, told);
  return told;
}

function eyes(viewer: Viewer, language: Language): string {
  return `${language} ${viewer}`;
}
