/** The pages of the web app: the app shows them, and the server answers with the app at these addresses. */
export const PAGE_PATHS = [
  "/",
  "/play/:game",
  "/new/:game",
  "/tables",
  "/table/:id",
  "/join/:code",
  "/match/:id",
  "/local/:id",
  "/challenge/:game",
  "/daily",
  "/records",
  "/companion/:game",
  "/replay",
  "/replay/:source/:id",
  "/rules/:game",
  "/learn/:game",
  "/print",
  "/print/:game",
  "/workshop",
  "/workshop/:game",
  "/lab",
  "/lab/:game",
  "/settings",
  "/about",
] as const;

export type PagePath = (typeof PAGE_PATHS)[number];
