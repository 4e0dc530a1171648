import { TutorJournal } from "../../journal/tutor-journal.public.tsx";
import type { CandidacyRecordFragment } from "../candidacy.generated.ts";

/** What was written about a candidate; it stays theirs through every round, and as a tutor. */
export const JournalTab = ({ record: { personId } }: { record: CandidacyRecordFragment }) => (
  <TutorJournal record={{ id: personId }} />
);
