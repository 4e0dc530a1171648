import type { RecordedKind } from "@app/schema/types.generated.ts";

/** What the recordings are of. */
export interface RecordingsProps {
  kind: RecordedKind;
  recordId: string;
  /** What is recorded, as it is spelt. */
  name: string;
  subject: string;
  longestMs: number;
}
