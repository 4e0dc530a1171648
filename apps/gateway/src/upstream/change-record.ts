import type { Audience, EntityKind } from "@app/domain/changes.ts";
import type { ChangeAction } from "@app/domain/enums.ts";

/** Servers that publish changes. */
export const feedNames = ["v1", "v2"] as const;
export type FeedName = (typeof feedNames)[number];

/** A change as a server publishes it. */
export interface ToldEvent extends Audience {
  cursor: string;
  entityKind: EntityKind;
  entityId: string;
  partOfId: string | null;
  action: ChangeAction;
  version: number | null;
  at: string;
}

/** Whether it may have changed who a person's tokens belong to, if to anyone. */
export const isOfTokens = (event: ToldEvent | null): event is ToldEvent =>
  event?.entityKind === "session" || event?.entityKind === "viewer";

/** A change as a subscriber receives it. */
export interface ChangeRecord {
  cursor: string;
  action: ChangeAction;
  kind: EntityKind | null;
  entityId: string | null;
  partOfId: string | null;
  version: number | null;
  at: string | null;
}

/** A change created by the gateway itself. */
export const notice = (action: "opened" | "resync", cursor: string): ChangeRecord => ({
  cursor,
  action,
  kind: null,
  entityId: null,
  partOfId: null,
  version: null,
  at: null,
});
