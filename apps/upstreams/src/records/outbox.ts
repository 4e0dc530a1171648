import { changeOf, changeEventsFor, type Audience, type AuditedKind, type EntityKind } from "@app/domain/changes.ts";
import type { AuditAction, ChangeAction } from "@app/domain/enums.ts";
import type { Permission } from "@app/domain/permissions.ts";
import { newId } from "../database/new-id.ts";
import { events } from "../database/schema/events.table.ts";
import type { Context } from "../service/context.ts";

/** A change, as it is told. */
export interface ToldChange extends Audience {
  entityKind: EntityKind;
  entityId: string;
  partOfId?: string | null;
  action: ChangeAction;
  version?: number | null;
}

/** Puts changes into the outbox, in their own transaction: they are told if it commits, and only then. */
export async function publish(
  { db, now, gathered }: Pick<Context, "db" | "now" | "gathered">,
  changes: readonly ToldChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map((change) => ({ partOfId: null, version: null, ...change, id: newId(now), at: now }));
  if (gathered) gathered.told.push(...rows);
  else await db.insert(events).values(rows);
}

interface Written {
  action: AuditAction;
  kind: AuditedKind;
  id: string | null;
  owner?: string;
  partOf?: string;
  /** Who may read this record, where that is not who may read its kind; null for its owner. */
  readBy?: readonly (Permission | null)[];
  after?: Record<string, unknown>;
}

/** What an entry of the activity log tells; nothing where nothing was changed. */
export function changesIn({ action: done, kind, id, owner, partOf, readBy, after }: Written): ToldChange[] {
  const action = changeOf(done);
  if (action === null || id === null) return [];
  const version = typeof after?.version === "number" ? after.version : null;
  const tellings = changeEventsFor(kind).flatMap((telling) =>
    readBy ? readBy.map((permission) => ({ ...telling, permission })) : [telling],
  );
  return tellings.map(({ kind: entityKind, permission }) => ({
    entityKind,
    entityId: id,
    partOfId: partOf ?? null,
    action,
    version,
    permission,
    personId: permission === null ? (owner ?? id) : null,
  }));
}
