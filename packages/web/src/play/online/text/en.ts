export const en = {
  notSent: "That did not reach the table. Try again.",
  opening: "Going to the table …",
  unknownGame: "This version does not know that game.",
  failed: "The table could not be reached.",
  refused: "There is no such match, or it is not for you.",
  retry: "Try again",
  home: "Home",
};
