import { icon, rect, text } from "../../../shapes.ts";
import { PORTRAITS } from "../../clou/portraits.ts";
import { heading, HEADING } from "../../clou/sheet/desk.ts";
import { type Book, crossBox } from "./book.ts";

const PHOTO = { width: 40, height: 48 };

/** who sits, sits for the campaign. */
export function prison(book: Book, x: number, y: number, width: number): number {
  const { canvas, names, campaign, size, library } = book;
  const { ink, printed } = canvas;
  heading(book, names.campaign.prison, names.campaign.prisonHint, x, y, width);
  const step = width / library.thieves.length;
  const top = y + HEADING + 8;
  library.thieves.forEach(({ id: thief }, i) => {
    const left = x + i * step;
    const photo = ink.style === "low-ink" ? undefined : PORTRAITS[thief];
    if (photo !== undefined) {
      const scale = PHOTO.height / 120;
      printed.push(
        {
          tag: "g",
          attrs: { transform: `translate(${left} ${top}) scale(${scale})` },
          children: photo,
        },
        rect(left, top, PHOTO.width, PHOTO.height, { fill: "none", stroke: ink.ink, "stroke-width": 1.2 }),
      );
    }
    const box = left + (photo !== undefined ? PHOTO.width + 5 : 0);
    const isJailed = campaign?.prison.includes(thief) ?? false;
    crossBox(book, `prison-${thief}`, `${names.thief(thief)}, ${names.campaign.prison}`, box, top + 2, isJailed);
    printed.push(
      icon("prison", box + 9, top + 11, size.box - 18, ink.hairline),
      text(names.thief(thief), left, top + PHOTO.height + 17, { size: 13, face: "bold", colour: ink.ink }),
    );
  });
  return HEADING + 8 + PHOTO.height + 22;
}
