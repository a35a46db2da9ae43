export const en = {
  dealing: "Dealing …",
  unknown: "This game is not on the shelf.",
  failed: "The table could not be made.",
  failedWhy: "This browser refuses to keep matches; private windows do that. Online it works all the same.",
  online: "Open a table online",
  home: "To the shelf",
};
