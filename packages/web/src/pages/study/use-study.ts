import { fail, type MatchStudy, ok, readStudyOf, type Result, type StudyProblem } from "@safehouse/kernel";
import { useEffect, useState } from "preact/hooks";
import { loadClient } from "../../app/api.ts";
import { type BaseProblem, openBase, type StudyBase } from "../../study/base.ts";
import { findKeptStudy, type KeptStudy } from "../../study/kept.ts";
import { readLink } from "../../study/link.ts";

export type OpenProblem = StudyProblem | BaseProblem | { readonly kind: "unreachable" | "gone" };

export interface OpenedStudy {
  readonly study: MatchStudy;
  readonly base: StudyBase;
  /** Where it lies on this device. */
  readonly kept: KeptStudy | null;
}

/** Fetches a study from this device, from the house, or out of its link, and plays its match through. Null while that takes. */
export function useStudy(source: string, id: string, attempt: number): Result<OpenedStudy, OpenProblem> | null {
  const [opened, setOpened] = useState<Result<OpenedStudy, OpenProblem> | null>(null);
  useEffect(() => {
    let isLeft = false;
    setOpened(null);
    void open(source, id).then((result) => isLeft || setOpened(result));
    return () => {
      isLeft = true;
    };
  }, [source, id, attempt]);
  return opened;
}

async function open(source: string, id: string): Promise<Result<OpenedStudy, OpenProblem>> {
  try {
    const kept = source === "local" ? await findKeptStudy(id) : null;
    const found = kept === null ? await find(source, id) : ok(kept.study);
    if (!found.ok) return found;
    const base = await openBase(found.value);
    return base.ok ? ok({ study: found.value, base: base.value, kept }) : base;
  } catch {
    return fail({ kind: source === "online" ? "unreachable" : "gone" });
  }
}

async function find(source: string, id: string): Promise<Result<MatchStudy, OpenProblem>> {
  if (source === "link") return readLink(id);
  if (source !== "online") return fail({ kind: "gone" });
  const reply = await (await loadClient()).studies.find(id);
  if (reply.result === "done") return readStudyOf(reply.value.study);
  return fail({ kind: reply.status !== null && reply.status < 500 ? "gone" : "unreachable" });
}
