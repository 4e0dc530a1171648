import type { GraphQLError } from "graphql";
import type { EntityKind } from "@app/domain/changes.ts";
import type { ChangeRecord } from "../../upstream/change-record.ts";

/** Which changes a subscription wants. */
export interface AskedChanges {
  after?: string | null;
  /** In seconds. */
  recent?: number | null;
  kinds?: readonly EntityKind[] | null;
}

/** The event source of one subscription. */
export interface LiveStream {
  /** An error is the last item: the client is too slow, and resumes after the last change it received. */
  changes(asked: AskedChanges): AsyncIterableIterator<ChangeRecord | GraphQLError>;
  close: () => void;
}
