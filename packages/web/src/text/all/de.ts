/** In the built app, all words of the house in this language (build/one-language.ts); before that everybody has their own. */
export const words = null;
