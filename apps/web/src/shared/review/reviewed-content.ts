import type { TypedDocumentNode } from "@apollo/client";
import type { ReviewAct, ReviewStatus as StatusName } from "@app/schema/types.generated.ts";
import type { ReviewStatus } from "@app/domain/review/review-enums.ts";
import type { ContentEvent } from "@app/domain/review/review-states.ts";
import type { EventTable } from "../records/record-events.ts";
import type { EventMutation, NamedRecord, RecordQuery, Saved } from "../records/record-documents.ts";

export interface ReviewComment {
  id: string;
  field: string | null;
  quote: string;
  text: string;
  by: { id: string; name: string } | null;
  at: string;
  resolvedAt: string | null;
}

/** Where content stands in its review, as lists and pages load it. */
export interface Standing {
  id: string;
  status: StatusName;
  liveVersion: number | null;
  offered: readonly ReviewAct[];
}

/** Content of the learning app with its review, of any kind. */
export interface ReviewedContent extends NamedRecord, Standing {
  subject: string;
  liveAt: string | null;
  author: { id: string; name: string } | null;
  authors: readonly { id: string; name: string }[] | null;
  reviewer: { id: string; name: string } | null;
  checks: readonly { field: string; message: string }[];
  /** What does not keep it from being handed in, of kinds that have such. */
  warnings?: readonly { field: string; message: string }[];
  comments: readonly ReviewComment[];
}

type Key = { idempotencyKey?: string | null | undefined };
type Changed = { saved: Saved<{ version: number }> };
type At = { id: string; version: number } & Key;

/** The calls of one kind's review. */
export interface ReviewDocuments<Found> {
  query: RecordQuery<Found>;
  submit: EventMutation;
  withdraw: EventMutation;
  publish: EventMutation;
  discard: EventMutation;
  archive: EventMutation;
  restore: EventMutation;
  requestChanges: TypedDocumentNode<
    Changed,
    At & { comments: { field?: string | null; text: string }[]; reason?: string | null | undefined }
  >;
  unpublish: TypedDocumentNode<Changed, At & { reason: string }>;
}

/** Resolves or reopens a comment. */
export type ResolveMutation = TypedDocumentNode<Changed, At & { commentId: string; isResolved: boolean }>;

export type ContentEvents = EventTable<ReviewStatus, ContentEvent>;
