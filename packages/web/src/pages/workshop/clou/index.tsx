import type { WorkshopModule } from "../contract.ts";
import { Workshop } from "./workshop.tsx";

export const workshop: WorkshopModule = { Workshop };
