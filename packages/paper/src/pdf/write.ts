import type { Language } from "@safehouse/kernel";
import Pdf from "pdfkit";
import svgToPdf from "svg-to-pdfkit";
import { type Drawing, toSvg } from "../drawing.ts";
import { faceOf, fontFiles } from "./fonts.ts";

const POINTS = 72 / 96;
/** The same pages make the same bytes, whenever they are printed. */
const WRITTEN = new Date(Date.UTC(1963, 0, 1));

/** Pages as one PDF file. */
export async function writePdf(pages: readonly Drawing[], title: string, lang: Language): Promise<Uint8Array> {
  const info = { Title: title, Creator: "Safehouse", Producer: "Safehouse", CreationDate: WRITTEN, ModDate: WRITTEN };
  const document = new Pdf({ autoFirstPage: false, info, lang, margin: 0 });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => void chunks.push(chunk));
  const end = new Promise<void>((resolve, reject) => {
    document.on("end", resolve);
    document.on("error", reject);
  });
  for (const [face, file] of fontFiles()) document.registerFont(face, file);
  for (const page of pages) {
    const width = page.width * POINTS;
    const height = page.height * POINTS;
    document.addPage({ size: [width, height], margin: 0 });
    svgToPdf(document, toSvg(page), 0, 0, {
      width,
      height,
      assumePt: true,
      fontCallback: faceOf,
      warningCallback: (warning) => {
        throw new Error(warning);
      },
    });
  }
  document.end();
  await end;
  return Buffer.concat(chunks);
}
