import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { announce } from "../app/announce.ts";
import { toast } from "../app/toast.ts";
import { useText } from "../text/texts.ts";
import { Button } from "./button.tsx";
import { copyText } from "./copy-text.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

const SHOWN_MS = 2_000;

export function CopyButton({ text, label }: CopyButtonProps): JSX.Element {
  const t = useText({ en, de });
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    if (!(await copyText(text))) {
      toast({ text: t.copyFailed });
      return;
    }
    announce(t.copied);
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  return (
    <Button icon={isCopied ? "check" : "link"} onClick={() => void copy()}>
      {isCopied ? t.copied : label}
    </Button>
  );
}
