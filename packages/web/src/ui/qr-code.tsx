import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { encode } from "uqr";
import "./qr-code.css";
import { qrPath } from "./qr-path.ts";

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Ink on paper in both themes: cameras like it so. */
export function QrCode({ text, label }: QrCodeProps): JSX.Element {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: "M", border: 2 });
    return { size, path: qrPath(data) };
  }, [text]);
  return (
    <svg class="ui-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
