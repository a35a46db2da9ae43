import { EXIT, type ExitStatus } from "../exit.ts";
import type { Io } from "../io.ts";
import { languageOf, wordsIn } from "../words.ts";
import { shelfProblem } from "./problem.ts";

/** What speaks of a shelf in its own way, and must not fail because of one. */
const OWN_WAY = ["shelf", "new-game"];

/**
 * Puts the games of `--shelf DIR` beside those of the house, before the rest of this program is loaded: it looks at the shelf. Broken ones
 * are named and left out. Null if all is well; else what is wrong was said.
 */
export async function bringShelf(io: Io, argv: readonly string[]): Promise<ExitStatus | null> {
  const shelf = askedShelf(argv) ?? io.env["SAFEHOUSE_SHELF"] ?? "";
  if (shelf === "" || OWN_WAY.includes(argv[0] ?? "")) return null;
  // Only where it is wanted: most have no games of their own.
  const { bringGames, examineGame, gameFolders, reasonText } = await import("@safehouse/server/shelf");
  const { HOUSE_GAMES } = await import("@safehouse/games/house");
  const language = languageOf(io.env);
  const words = wordsIn(language);
  const folders = gameFolders(shelf);
  if (!folders.ok) {
    io.err(`${shelfProblem(words, folders.error, shelf)}\n`);
    return EXIT.badInput;
  }
  const sound: string[] = [];
  for (const folder of folders.value) {
    const examined = await examineGame(
      folder,
      HOUSE_GAMES.map(({ id }) => id),
    );
    if (examined.ok) {
      sound.push(folder);
      continue;
    }
    const { file, reason } = examined.error;
    io.err(`${words("shelf.left-out", { folder, file, reason: reasonText(reason, language) })}\n`);
  }
  await bringGames(sound);
  return null;
}

/** Only looked for here: whether it is written rightly, the command itself judges. */
function askedShelf(argv: readonly string[]): string | null {
  const at = argv.indexOf("--shelf");
  return at >= 0 ? (argv[at + 1] ?? null) : (argv.find((text) => text.startsWith("--shelf="))?.slice(8) ?? null);
}
