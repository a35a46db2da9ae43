import type { StudyWork } from "@safehouse/kernel";
import type { CreatedStudy, CreateStudyRequest, KeptStudyAnswer, OwnStudies } from "../wire-studies.ts";
import type { Reply } from "./answer.ts";
import type { Http } from "./http.ts";
import { studyPath } from "./paths.ts";

/** What guests put into the house for others to read. */
export interface StudyClient {
  create(request: CreateStudyRequest): Promise<Reply<CreatedStudy>>;
  /** Whoever knows the id may. */
  find(id: string): Promise<Reply<KeptStudyAnswer>>;
  /** Those that this guest has put there. */
  own(): Promise<Reply<OwnStudies>>;
  /** The leader's business. */
  write(id: string, work: StudyWork): Promise<Reply<null>>;
  /** Hands the lead on, or takes it where nobody has it. */
  lead(id: string, guest: string): Promise<Reply<null>>;
  remove(id: string): Promise<Reply<null>>;
}

export function studyClient(http: Http, token: string | undefined): StudyClient {
  return {
    create: (body) => http.read("api/studies", { token, body }),
    find: (id) => http.read(studyPath(id), { token }),
    own: () => http.read("api/studies", { token }),
    write: (id, work) => http.read(`${studyPath(id)}/work`, { token, method: "PUT", body: { work } }),
    lead: (id, guest) => http.read(`${studyPath(id)}/leader`, { token, method: "PUT", body: { guest } }),
    remove: (id) => http.read(studyPath(id), { token, method: "DELETE" }),
  };
}
