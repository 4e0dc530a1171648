import type { Permission } from "@app/domain/permissions.ts";
import type { RecordedKind } from "@app/schema/types.generated.ts";

/** What the recordings are of. */
export interface RecordingsProps {
  kind: RecordedKind;
  recordId: string;
  /** The part of it that is recorded; left out for the whole, or for all of its parts. */
  partId?: string;
  /** How its parts are spelt, by their ids, where all of them are shown; nothing is added then. */
  partNames?: ReadonlyMap<string, string>;
  /** The permission to record it. */
  needs: Permission;
  /** How many recordings there may be of the same. */
  most: number;
  /** What is recorded, as it is spelt. */
  name: string;
  subject: string;
  longestMs: number;
}
