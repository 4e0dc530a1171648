import type { Audience, EntityKind } from "@app/domain/changes.ts";
import type { ChangeAction } from "@app/domain/enums.ts";

/** The servers that tell of changes. */
export const feedNames = ["v1", "v2"] as const;
export type FeedName = (typeof feedNames)[number];

/** A change as a server tells it. */
export interface ToldEvent extends Audience {
  cursor: string;
  entityKind: EntityKind;
  entityId: string;
  partOfId: string | null;
  action: ChangeAction;
  version: number | null;
  at: string;
}

/** Whether it may have changed who a person's tokens stand for, if they stand for anybody still. */
export const isOfTokens = (event: ToldEvent | null): event is ToldEvent =>
  event?.entityKind === "session" || event?.entityKind === "viewer";

/** A change as somebody is told it. */
export interface ChangeRecord {
  cursor: string;
  action: ChangeAction;
  kind: EntityKind | null;
  entityId: string | null;
  partOfId: string | null;
  version: number | null;
  at: string | null;
}

/** A change that is the gateway's own. */
export const notice = (action: "opened" | "resync", cursor: string): ChangeRecord => ({
  cursor,
  action,
  kind: null,
  entityId: null,
  partOfId: null,
  version: null,
  at: null,
});
