export type { CandidacyRecord } from "./candidacy.record.ts";
export { candidacyList, listCandidacies } from "./candidacies.queries.ts";
export { advance } from "./candidacies.service.ts";
export { reopen } from "./reopen.service.ts";
export { assignCandidateOwner, rejectOneOfMany, writeToCandidate } from "./candidates-in-bulk.service.ts";
