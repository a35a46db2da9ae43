import type { Page } from "@playwright/test";

export interface Difference {
  /** Before, after, and what differs, side by side: a PNG. */
  readonly picture: Buffer;
  readonly pixels: number;
}

/** Draws two pictures and their difference, by a browser's canvas: it reads PNG anyway. */
export async function compare(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  const { data, pixels } = await page.evaluate(drawDifference, [before, after].map(asAddress) as [string, string]);
  return { picture: Buffer.from(data.slice(data.indexOf(",") + 1), "base64"), pixels };
}

function asAddress(picture: Buffer): string {
  return `data:image/png;base64,${picture.toString("base64")}`;
}

/** Runs in the page. */
async function drawDifference(addresses: [string, string]): Promise<{ data: string; pixels: number }> {
  const [before, after] = await Promise.all(
    addresses.map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    }),
  );
  const width = Math.max(before!.width, after!.width);
  const height = Math.max(before!.height, after!.height);
  const canvas = document.createElement("canvas");
  canvas.width = width * 3;
  canvas.height = height;
  const pen = canvas.getContext("2d", { willReadFrequently: true })!;
  pen.drawImage(before!, 0, 0);
  pen.drawImage(after!, width, 0);
  const [a, b] = [pen.getImageData(0, 0, width, height), pen.getImageData(width, 0, width, height)];
  const difference = pen.createImageData(width, height);
  let pixels = 0;
  for (let at = 0; at < a.data.length; at += 4) {
    const isSame = [0, 1, 2, 3].every((part) => a.data[at + part] === b.data[at + part]);
    if (!isSame) pixels++;
    // What is the same stays as a pale shadow, to see where one is.
    const grey = 255 - (255 - (a.data[at + 1] ?? 0)) / 5;
    difference.data.set(isSame ? [grey, grey, grey, 255] : [214, 0, 60, 255], at);
  }
  pen.putImageData(difference, width * 2, 0);
  return { data: canvas.toDataURL("image/png"), pixels };
}
