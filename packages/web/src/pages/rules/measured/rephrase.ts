import type { Phrases } from "@safehouse/kernel";

const NUMBERS = /^[-+\d., %±]+$/;

/** An English line of a report in German; null where a word has none. */
export function rephrase(text: string, phrases: Phrases): string | null {
  if (NUMBERS.test(text)) return germanNumbers(text);
  for (const [from, to] of phrases) {
    const parts = gaps(text, from.split("{}"))?.map((part) => rephrase(part, phrases));
    if (parts?.every((part) => part !== null)) return parts.reduce((filled, part) => filled.replace("{}", part), to);
  }
  return null;
}

/** What of the text stands between these words, which begin and end it; null if it has others. */
function gaps(text: string, [first = "", ...words]: readonly string[]): string[] | null {
  if (words.length === 0) return text === first ? [] : null;
  if (!text.startsWith(first)) return null;
  const found: string[] = [];
  let at = first.length;
  for (const [i, word] of words.entries()) {
    const isLast = i === words.length - 1;
    const end = isLast ? text.length - word.length : text.indexOf(word, at + 1);
    if (end <= at || !text.startsWith(word, end)) return null;
    found.push(text.slice(at, end));
    at = end + word.length;
  }
  return found;
}

function germanNumbers(text: string): string {
  return text.replaceAll(", ", "; ").replaceAll(/(\d)\.(\d)/g, "$1,$2");
}
