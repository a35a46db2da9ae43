import type { StudyPlace } from "@safehouse/kernel";

/** A moment of a study in its address: `?n=12`, in a what-if `?b=2&n=3`. What is missing or wrong becomes the beginning. */
export function readStudyPlace(query: URLSearchParams): StudyPlace {
  const number = (name: string): number | null => {
    const text = query.get(name);
    return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
  };
  return { branch: number("b"), n: number("n") ?? 0 };
}

export function writeStudyPlace({ branch, n }: StudyPlace): string {
  return branch === null ? `?n=${n}` : `?b=${branch}&n=${n}`;
}
