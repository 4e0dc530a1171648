import type { CandidacyRecordFragment } from "../candidacy.generated.ts";
import { RoundsOf } from "../rounds-of.public.tsx";

/** The rounds before this one; scores are not taken over. */
export function RoundsTab({ record: { id, personId } }: { record: CandidacyRecordFragment }) {
  return <RoundsOf personId={personId} shownId={id} none="This is their first round." />;
}
