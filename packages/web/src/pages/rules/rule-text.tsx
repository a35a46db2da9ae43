import type { JSX } from "preact";
import { Link } from "../../app/link.tsx";
import { unbroken } from "../../text/punctuation.ts";
import { splitReferences } from "./references.ts";
import { markWords } from "./search.ts";

interface RuleTextProps {
  readonly text: string;
  readonly words: readonly string[];
}

/** A rule's words, with links to the rules they name and marks where the searched words stand. */
export function RuleText({ text, words }: RuleTextProps): JSX.Element {
  return (
    <>
      {splitReferences(unbroken(text)).map((piece, index) => {
        const marked = <Marked key={index} text={piece.text} words={words} />;
        return piece.rule === null ? (
          marked
        ) : (
          <Link key={index} href={`#${piece.rule}`}>
            {marked}
          </Link>
        );
      })}
    </>
  );
}

function Marked({ text, words }: RuleTextProps): JSX.Element {
  if (words.length === 0) return <>{text}</>;
  return (
    <>
      {markWords(text, words).map((piece, index) =>
        piece.isHit ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
      )}
    </>
  );
}
