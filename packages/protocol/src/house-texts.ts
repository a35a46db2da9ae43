/** What whoever runs a house may want to tell, or has to by law. */
export const HOUSE_TEXTS = ["contact", "imprint", "privacy"] as const;
