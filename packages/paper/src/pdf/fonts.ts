import { fileURLToPath } from "node:url";
import type { Face } from "../text-width.ts";

const FILES: { readonly [face in Face]: string } = {
  text: "@expo-google-fonts/archivo/500Medium/Archivo_500Medium.ttf",
  bold: "@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf",
  display: "@expo-google-fonts/besley/800ExtraBold/Besley_800ExtraBold.ttf",
  hand: "@expo-google-fonts/kalam/400Regular/Kalam_400Regular.ttf",
};

/** Where the fonts lie, all under the Open Font License. */
export function fontFiles(): [Face, string][] {
  return (Object.entries(FILES) as [Face, string][]).map(([face, file]) => [
    face,
    fileURLToPath(import.meta.resolve(file)),
  ]);
}

/** The face a drawing means by its font family and weight. */
export function faceOf(family: string, isBold: boolean): Face {
  if (family.includes("Besley")) return "display";
  if (family.includes("Kalam")) return "hand";
  return isBold ? "bold" : "text";
}
