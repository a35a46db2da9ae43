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
  readonly eyes: Eyes;
}

/**
 * What a pair of eyes saw last, and how it was told to those who had seen what was before it. Scenes know nothing of each other: a chain
 * of them, in whatever direction, makes the collector keep all of them far longer than the one move that they are needed for. Held as
 * long as the room: weak references to what lives for a move cost more than it does.
 */
interface Eyes {
  latest: ToldScene | null;
  /** The entry that it was made for. */
  frame: Frame | null;
  before: ToldScene | null;
  /** How many steps were told between them. */
  steps: number;
  text: string;
}

const eyesByRoom = new WeakMap<Room, Map<string, Eyes>>();

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
  const eyes = eyesOf(room, viewer, language);
  if (eyes.frame === frame && eyes.latest !== null) return eyes.latest;
  const told = presentScene(room, frame, viewer, language);
  eyes.frame = frame;
  return told;
}

/** What leads from one scene to a later one, also by the entries `between` them where steps are told, as the text of an object. */
export function presentChanges(
  room: Room,
  viewer: Viewer,
  language: Language,
  from: ToldScene,
  to: ToldScene,
  between: readonly Frame[],
): string {
  const { eyes, scene } = to;
  if (eyes.latest === to && eyes.before === from && eyes.steps === between.length) return eyes.text;
  const { n } = scene;
  let last = from.scene;
  const steps = between.map((frame) => {
    const before = { ...last, n: frame.n };
    last = sceneSeen(room, frame, viewer, language);
    return { n: frame.n, changes: changesBetween(before, last) };
  });
  const changes: Changes = {
    n,
    log: room.match.log(viewer, from.scene.n + 1, n),
    ...(steps.length > 0 && { steps }),
    changes: changesBetween({ ...last, n }, scene),
    sum: to.sum,
  };
  const text = JSON.stringify(changes);
  if (eyes.latest !== to) return text;
  eyes.before = from;
  eyes.steps = between.length;
  eyes.text = text;
  return text;
}

type Sighting = Pick<Frame, "n" | "view" | "pending" | "moves" | "outcome">;

function presentScene(room: Room, seen: Sighting, viewer: Viewer, language: Language): ToldScene {
  return shared(room, sceneSeen(room, seen, viewer, language), viewer, language);
}

function sceneSeen(room: Room, seen: Sighting, viewer: Viewer, language: Language): Scene {
  const { n, view } = seen;
  const seats = presentSeats(room.stored.seats);
  return sceneOf({ n, view, ...presentStandpoint(room, seen, viewer, language), seats });
}

function shared(room: Room, scene: Scene, viewer: Viewer, language: Language): ToldScene {
  const eyes = eyesOf(room, viewer, language);
  const sum = crc32(textOf(scene));
  const { latest } = eyes;
  if (latest !== null && latest.sum === sum && latest.scene.n === scene.n) return latest;
  eyes.latest = { scene, sum, eyes };
  eyes.frame = null;
  eyes.before = null;
  return eyes.latest;
}

function eyesOf(room: Room, viewer: Viewer, language: Language): Eyes {
  let all = eyesByRoom.get(room);
  if (all === undefined) eyesByRoom.set(room, (all = new Map()));
  const key = `${language} ${viewer}`;
  let eyes = all.get(key);
  if (eyes === undefined) all.set(key, (eyes = { latest: null, frame: null, before: null, steps: 0, text: "" }));
  return eyes;
}
