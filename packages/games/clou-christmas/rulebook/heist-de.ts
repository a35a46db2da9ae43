import { reword, rule, type Rulebook, ruling } from "@safehouse/kernel";
import { rulebook as base } from "../../clou/rulebook/de.ts";

/** What a newcomer reads first, where a heist of a campaign ends otherwise than a night of its own. */
const ONE_PAGE: { readonly [title: string]: string } = {
  "Gefasst werden":
    "Die letzte Spur angekreuzt: Der Einbruch ist vorbei, und ihr kommt alle ins Gefängnis, aber seine Punkte und seine besondere Beute behaltet ihr. Das letzte Zeitsymbol angekreuzt oder ein Feld mit Glocke: Alarm. Dann fährt einer von euch und würfelt wieder und wieder. Sind alle Autos vor der Polizei oder zugleich mit ihr angekreuzt, seid ihr davon. Sonst kommt ins Gefängnis, wer fuhr, und die halben Punkte sind weg.",
  "Die Rechnung":
    "Beute, plus was der Plan dazugibt, minus 2 für jede Spur. Das kommt auf das Kampagnenblatt, auch wenn es unter 0 liegt. Ein einzelner Einbruch wird nicht bewertet, erst nach dem dritten die ganze Kampagne: Bis 50 seid ihr gewöhnliche Gauner, ab 51 echte Profis, ab 69 Legenden der Unterwelt, ab 79 ist es das Verbrechen des Jahrhunderts.",
};

/** The rules of Clou as a heist of the campaign goes by them. */
export const heistRules: Rulebook = {
  ...reword(base, {
    "C-1.1": [
      rule(
        "Jeder nimmt einen Dieb mit seinem Blatt: Bruce, Janet, Matt oder Trixie (X-2.2). Der Plan ist der des Einbruchs, der ansteht (X-2.1).",
      ),
      ruling("Kein Dieb wird zweimal genommen."),
    ],
    "C-7.2": [
      rule(
        "Ist die letzte verfügbare Spur angekreuzt, in welchem Augenblick auch immer, ist die Bande gefasst und der Einbruch vorbei (X-3.1).",
      ),
    ],
    "C-7.3": [
      rule(
        "Beim Alarm, in welchem Augenblick auch immer, beginnt sofort die Flucht. Noch nicht genutzte Würfel kosten keine Spuren, die Beute bis dahin zählt. Einer wird zum Fahrer gewählt, wirft einen Würfel, sieht auf dem eigenen Blatt nach und kreuzt Pfeile auf der Fluchtleiste an, wieder und wieder. Alle Polizei angekreuzt: gefasst (X-3.2). Alle Autos vorher oder gleichzeitig angekreuzt: entkommen, zählt die Punkte.",
      ),
      ruling(
        "Alle nennen verdeckt jemanden aus der Bande; die meisten Stimmen gelten, bei Gleichstand der niedrigste Platz.",
      ),
    ],
  }),
  onePage: base.onePage.map(({ title, text }) => ({ title, text: ONE_PAGE[title] ?? text })),
};
