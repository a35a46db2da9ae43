import { fail, type MatchStudy, readStudy, type Result, STUDY_LIMITS, type StudyProblem } from "@safehouse/kernel";

/** What mail and chats carry whole. Longer studies are put into the house. */
export const LONGEST_LINK = 8_000;

/** What stands behind the `#`: no server is told of it. Null where a study is too long for that. */
export async function linkOf(study: MatchStudy): Promise<string | null> {
  const packed = await passed(new Blob([JSON.stringify(study)]), new CompressionStream("deflate-raw"));
  const text = btoa(String.fromCharCode(...packed.subarray(0, LONGEST_LINK)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return text.length <= LONGEST_LINK && packed.length <= LONGEST_LINK ? text : null;
}

/** Reads an untrusted link. A small one may hold far more than a study has: it is unpacked no further. */
export async function readLink(hash: string): Promise<Result<MatchStudy, StudyProblem>> {
  if (hash.length > LONGEST_LINK) return fail({ kind: "large" });
  try {
    const packed = Uint8Array.from(atob(hash.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
    const text = await passed(new Blob([packed]), new DecompressionStream("deflate-raw"), STUDY_LIMITS.characters);
    return readStudy(new TextDecoder("utf-8", { fatal: true }).decode(text));
  } catch (error) {
    return fail({ kind: error instanceof RangeError ? "large" : "not-json" });
  }
}

/** Throws a RangeError where more than `most` bytes come out. */
async function passed(blob: Blob, through: CompressionStream, most = Infinity): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = blob.stream().pipeThrough(through).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}
