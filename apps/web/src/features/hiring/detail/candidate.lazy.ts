import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { CandidatePageDocument } from "../candidacy.generated.ts";

export { CandidateScreen as Component } from "./candidate.screen.tsx";

export const preload = preloadRecord(CandidatePageDocument, "customerId");
