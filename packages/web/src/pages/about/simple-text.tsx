import { Fragment, type JSX } from "preact";
import { type Block, type Line, readBlocks, withoutTitle } from "./simple-markdown.ts";

interface SimpleTextProps {
  readonly text: string;
  /** The title it stands under. */
  readonly below: string;
}

/** Text that somebody wrote into a file: everything in it is words, and only what `readBlocks` knows becomes more. */
export function SimpleText({ text, below }: SimpleTextProps): JSX.Element {
  return (
    <>
      {withoutTitle(readBlocks(text), below).map((block, index) => (
        <BlockOf key={index} block={block} />
      ))}
    </>
  );
}

function BlockOf({ block: { kind, lines } }: { readonly block: Block }): JSX.Element {
  if (kind === "title") return <h3>{lines.map(drawn)}</h3>;
  if (kind === "list") {
    return (
      <ul class="about-list">
        {lines.map((line, index) => (
          <li key={index}>{drawn(line)}</li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {drawn(line)}
        </Fragment>
      ))}
    </p>
  );
}

function drawn(line: Line): (JSX.Element | string)[] {
  return line.map(({ text, isBold, href }) => {
    if (href === undefined) return isBold === true ? <b>{text}</b> : text;
    return (
      <a href={href} rel="noreferrer">
        {text}
      </a>
    );
  });
}
