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
  /** How it is told, by what was told before. Weakly: else every scene would keep all before it. */
  readonly ways: WeakMap<ToldScene, string>;
}

/** The latest scene of every pair of eyes, as long as somebody was told it. */
const latest = new WeakMap<Room, Map<string, WeakRef<ToldScene>>>();
const afterFrames = new WeakMap<Frame, Map<Language, ToldScene>>();

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
  const scenes = afterFrames.get(frame) ?? new Map<Language, ToldScene>();
  afterFrames.set(frame, scenes);
  const scene = scenes.get(language) ?? presentScene(room, frame, viewer, language);
  scenes.set(language, scene);
  return scene;
}

/** What leads from one scene to a later one, as the text of an object. */
export function presentChanges(room: Room, viewer: Viewer, from: ToldScene, to: ToldScene): string {
  let text = to.ways.get(from);
  if (text === undefined) {
    const { n } = to.scene;
    const changes: Changes = {
      n,
      log: room.match.log(viewer, from.scene.n + 1, n),
      changes: changesBetween({ ...from.scene, n }, to.scene),
      sum: to.sum,
    };
    to.ways.set(from, (text = JSON.stringify(changes)));
  }
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
  const scenes = latest.get(room) ?? new Map<string, WeakRef<ToldScene>>();
  latest.set(room, scenes);
  const key = `${language} ${viewer}`;
  const sum = crc32(textOf(scene));
  const known = scenes.get(key)?.deref();
  if (known !== undefined && known.sum === sum && known.scene.n === scene.n) return known;
  const told: ToldScene = { scene, sum, ways: new WeakMap() };
  scenes.set(key, new WeakRef(told));
  return told;
}
