/** Letters that are drawn like others, mostly Cyrillic and Greek; after compatibility forms and cases are folded. */
// oxfmt-ignore
const DRAWN_LIKE: { readonly [letter: string]: string } = {
  "0": "o", "1": "l", i: "l", "|": "l", "!": "l", "5": "s", $: "s", "@": "a", "3": "e", "8": "b",
  а: "a", в: "b", с: "c", ԁ: "d", е: "e", ѕ: "s", і: "l", ј: "j", к: "k", м: "m", н: "h", о: "o", р: "p", ԛ: "q", т: "t", у: "y",
  х: "x", ԝ: "w", ү: "y", һ: "h", ӏ: "l", з: "e", б: "6", г: "r", п: "n", и: "u", ь: "b",
  α: "a", β: "b", γ: "y", ε: "e", ι: "l", κ: "k", ν: "v", ο: "o", ρ: "p", σ: "o", τ: "t", υ: "u", χ: "x", ω: "w", η: "n", μ: "u",
  ı: "l", ɑ: "a", ɡ: "g", ɩ: "l", ʟ: "l", ß: "b", ø: "o", đ: "d", ł: "l", æ: "ae", œ: "oe", þ: "p",
};

/** What is left of a name at a glance: two names with the same skeleton can be taken for each other. */
export function skeletonOf(name: string): string {
  const folded = name.normalize("NFKD").toLowerCase().normalize("NFKD");
  const drawn = [...folded].map((letter) => DRAWN_LIKE[letter] ?? letter).join("");
  const letters = drawn.replaceAll(/[\p{M}\p{Z}\p{P}\p{Cf}]/gu, "") || drawn;
  return letters.replaceAll("rn", "m").replaceAll("vv", "w").replaceAll("cl", "d");
}

/** By name: whether another one of the list can be taken for it. */
export function lookAlikes(names: readonly (string | null)[]): boolean[] {
  const skeletons = names.map((name) => (name === null ? null : skeletonOf(name)));
  return skeletons.map((own, i) => own !== null && skeletons.some((other, k) => k !== i && other === own));
}
