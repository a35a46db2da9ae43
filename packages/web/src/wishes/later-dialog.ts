import { laterOpened } from "../ui/later.tsx";

/** Fetched when somebody first looks. */
export const LaterWishDialog = laterOpened(async () => (await import("./wish-dialog.tsx")).WishDialog);
