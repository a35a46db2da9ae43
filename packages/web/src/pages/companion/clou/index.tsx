import type { CompanionModule } from "../contract.ts";
import { Companion } from "./companion.tsx";

export const companion: CompanionModule = { Companion };
