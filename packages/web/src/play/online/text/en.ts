export const en = {
  kept: "The line broke. Your move is kept on this device and sent when the line is back.",
  notSent: "That did not reach the table. Try again.",
  opening: "Going to the table …",
  unknownGame: "This version does not know that game.",
  releaseTitle: "This match waits for its rules",
  release:
    "It was begun under rules that this version does not play. It is kept as it is: whoever runs the house can start the older version to finish it.",
  releaseOverTitle: "This match is over",
  releaseOver: "This version does not know the rules it was played by, but its record is kept.",
  toRecord: "To the record",
  failed: "The table could not be reached.",
  refused: "There is no such match, or it is not for you.",
  retry: "Try again",
  home: "Home",
};
