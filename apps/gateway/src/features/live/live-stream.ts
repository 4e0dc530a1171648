import type { GraphQLError } from "graphql";
import type { EntityKind } from "@app/domain/changes.ts";
import type { ChangeRecord } from "../../upstream/change-record.ts";

/** Which changes somebody asks for. */
export interface AskedChanges {
  after?: string | null;
  /** Seconds. */
  recent?: number | null;
  kinds?: readonly EntityKind[] | null;
}

/** What one subscription is fed from. */
export interface LiveStream {
  /** An error is the last of it: the reader is too slow, and goes on behind the last change that came. */
  changes(asked: AskedChanges): AsyncIterableIterator<ChangeRecord | GraphQLError>;
  close: () => void;
}
