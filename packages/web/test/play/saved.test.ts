import { loadCore } from "@safehouse/games";
import { describe, expect, test } from "vitest";
import { createLocalMatch } from "../../src/play/local/create.ts";
import { deleteLocalMatch, listLocalMatches, renameLocalMatch, saveLocalMatch } from "../../src/play/local/matches.ts";
import { openSavedMatch } from "../../src/play/local/open-saved.ts";
import { readRecordFile } from "../../src/play/replay/read-record.ts";
import { makeDevice, until } from "./device.ts";

const BOT = { kind: "bot", name: "Otto", level: "random" } as const;

async function savedText(): Promise<{ text: string; device: ReturnType<typeof makeDevice>; id: string }> {
  const device = makeDevice();
  const seats = [{ kind: "human", name: "Ada" } as const, BOT];
  const id = await createLocalMatch({ game: "klaumau", config: {}, seats, hotSeat: false }, device.store);
  const session = await device.open(id);
  await session.watch(0);
  for (let moves = 0; moves < 5; moves++) {
    await until(() => (session.now.value?.moves.length ?? 0) > 0);
    const [first] = session.now.value?.moves ?? [];
    if (first !== undefined) await session.submit(first.decision, first.move);
  }
  session.close();
  await until(() => true);
  const file = await saveLocalMatch(id, device.store);
  return { text: (await file?.text()) ?? "", device, id };
}

const open = (text: string, device = makeDevice()) => openSavedMatch(new Blob([text]), device.store);

describe("a saved match", () => {
  test("goes on from the file as it was", async () => {
    const { text, device, id } = await savedText();
    const other = makeDevice();
    const opened = await open(text, other);
    if (!opened.ok) throw new Error(opened.error);
    const [here, there] = [device.store.shelves.get(id), other.store.shelves.get(opened.value)];
    expect(there?.entries).toEqual(here?.entries);
    const session = await other.open(opened.value);
    await session.watch(0);
    await until(() => (session.now.value?.moves.length ?? 0) > 0);
  });

  test.each([
    ["nothing", "", "not-json"],
    ["half a file", '{"format":"safehouse-ma', "not-json"],
    ["a list", "[1,2]", "not-saved"],
    ["another thing", '{"format":"recipe"}', "not-saved"],
    ["a record", '{"format":1,"entries":[]}', "record"],
    ["an empty match", '{"format":"safehouse-match-1"}', "damaged"],
  ])("%s is refused", async (_what, text, problem) => {
    expect(await open(text)).toEqual({ ok: false, error: problem });
  });

  test("a file that was tampered with is refused, wherever it was", async () => {
    const { text } = await savedText();
    const saved = JSON.parse(text) as Record<string, unknown> & { entries: Record<string, unknown>[] };
    const changed = (change: object): string => JSON.stringify({ ...saved, ...change });
    const entriesWith = (index: number, change: object): string =>
      changed({ entries: saved.entries.map((entry, each) => (each === index ? { ...entry, ...change } : entry)) });
    expect(await open(changed({ game: "halma" }))).toMatchObject({ error: "game" });
    expect(await open(changed({ rules: 99 }))).toMatchObject({ error: "release" });
    for (const bad of [
      changed({ seats: [] }),
      changed({ seats: [{ kind: "ghost" }] }),
      changed({ seats: [{ kind: "bot", level: "constructor" }, { kind: "human" }] }),
      changed({ config: { bomb: 7 } }),
      changed({ entries: saved.entries.slice(1) }),
      changed({ pin: "1234" }),
      changed({ title: "x".repeat(1_000) }),
      entriesWith(0, { move: [0] }),
      entriesWith(3, { seat: 7 }),
      entriesWith(3, { move: { do: "dance" } }),
      entriesWith(3, { decision: "__proto__" }),
    ]) {
      expect(await open(bad)).toMatchObject({ ok: false, error: "damaged" });
    }
  });

  test("what could have happened but did not is refused, too", async () => {
    const { text } = await savedText();
    const saved = JSON.parse(text) as object;
    for (const change of [{ title: "Another" }, { seed: "00" }, { hotSeat: true }]) {
      expect(await open(JSON.stringify({ ...saved, ...change }))).toEqual({ ok: false, error: "edited" });
    }
  });

  test("a saved match is no record, and says so", async () => {
    const { text } = await savedText();
    expect(await readRecordFile(text, loadCore)).toMatchObject({ error: { kind: "saved" } });
  });

  test("matches can be renamed and deleted", async () => {
    const { device, id } = await savedText();
    await renameLocalMatch(id, "  Berwick Street ", device.store);
    expect(await listLocalMatches(device.store)).toMatchObject([{ id, title: "Berwick Street" }]);
    await deleteLocalMatch(id, device.store);
    expect(await listLocalMatches(device.store)).toEqual([]);
    expect(await saveLocalMatch(id, device.store)).toBeNull();
  });
});
