import { BASE } from "./content/base.ts";
import { makeReader } from "./reading/make-reader.ts";

export const reader = makeReader(BASE);
