import type { TypedDocumentNode } from "@apollo/client";
import type { RefusalFragment } from "../save/refusal.generated.ts";

/** Common to all records. */
export interface NamedRecord {
  __typename: string;
  id: string;
  name: string;
  version: number;
}

/** Queries one record under an alias: `record: region(id: $id)`. */
export type RecordQuery<Found> = TypedDocumentNode<{ record: Found | null }, { id: string }>;

type Refused = RefusalFragment & { current?: { __typename: string } | null };

/** A mutation's response, aliased: `saved: regionUpdate(…) { record: region { … } userErrors { … } }`. */
export interface Saved<Found> {
  record: Found | null;
  userErrors: readonly Refused[];
}

type Key = { idempotencyKey?: string | null | undefined };

export type CreateMutation<Found, Sent> = TypedDocumentNode<{ saved: Saved<Found> }, { input: Sent } & Key>;
export type UpdateMutation<Found, Sent> = TypedDocumentNode<
  { saved: Saved<Found> },
  { id: string; version: number; input: Partial<Sent> } & Key
>;
/** An event of a record: archive, restore, activate. */
export type EventMutation = TypedDocumentNode<
  { saved: Saved<{ id: string; version: number }> },
  { id: string; version: number } & Key
>;
