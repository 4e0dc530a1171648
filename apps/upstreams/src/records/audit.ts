import type { AuditedKind } from "@app/domain/changes.ts";
import type { AuditAction } from "@app/domain/enums.ts";
import type { Permission } from "@app/domain/permissions.ts";
import { newId } from "../database/new-id.ts";
import { insertRows } from "../database/insert-rows.ts";
import { events } from "../database/schema/events.table.ts";
import { teamActivity, type Changes } from "../database/schema/team-activity.table.ts";
import type { Context, Gathered } from "../service/context.ts";
import { systemName } from "../service/system-context.ts";
import { changesIn, publish } from "./outbox.ts";

type Row = Record<string, unknown>;

/** Never logged. */
const secret = new Set(["passwordHash", "tokenHash"]);
/** Columns that every write changes, and derived ones. */
const noise = new Set([
  "version",
  "updatedAt",
  "updatedBy",
  "searchName",
  "sortName",
  "searchAccount",
  "searchAll",
  "checks",
  "appAt",
]);
const hidden = "(hidden)";

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function changesBetween(before: Row, after: Row): Changes {
  const changes: Changes = {};
  for (const field of Object.keys({ ...before, ...after })) {
    if (noise.has(field) || same(before[field], after[field])) continue;
    changes[field] = secret.has(field) ? [hidden, hidden] : [before[field] ?? null, after[field] ?? null];
  }
  return changes;
}

interface Change {
  action: Exclude<AuditAction, "permission-denied">;
  /** The kind of record: "region". Declare a new kind, and who is told of its changes, in the domain package. */
  kind: AuditedKind;
  id: string | null;
  /** The record's display name: "UK". */
  label: string;
  before?: Row;
  after?: Row;
  reason?: string;
  /** The owner, if only they are told and the id is not theirs. */
  owner?: string;
  /** Id of the parent record. */
  partOf?: string;
  /** Who is told, if not everyone who may read the kind may read this record. */
  readBy?: readonly (Permission | null)[];
}

/** A refused call; its kind is the area of the permission. */
interface Denial {
  action: "permission-denied";
  kind: string;
  id: null;
  label: string;
}

export type Entry = Change | Denial;

/** A token has no role; the person who answers for it stands beside it. */
const ownerBeside = ({ kind, role, personId, personName }: AuditedActor) =>
  kind === "token"
    ? { role: "", ownerId: personId ?? null, ownerName: personName ?? null }
    : { role: role ?? "", ownerId: null, ownerName: null };

const isChange = (entry: Entry): entry is Change => entry.action !== "permission-denied";

/**
 * Logs who did what and publishes the change, in the change's own transaction: no change goes without a log entry or
 * unpublished. Source: domain.md 1.6.
 */
export async function audit(
  {
    db,
    actor,
    now,
    origin,
    reason: given,
    gathered,
  }: Pick<Context, "db" | "now" | "origin" | "reason" | "gathered"> & { actor: AuditedActor },
  entry: Entry,
): Promise<void> {
  const { before, after, reason } = isChange(entry) ? entry : {};
  const written = {
    id: newId(now),
    at: now,
    // The system has no account.
    actorId: actor.id === systemName ? null : actor.id,
    actorName: actor.name,
    ...ownerBeside(actor),
    action: entry.action,
    entityKind: entry.kind,
    entityId: entry.id,
    entityLabel: entry.label,
    changes: before || after ? changesBetween(before ?? {}, after ?? {}) : {},
    version: typeof after?.version === "number" ? after.version : null,
    reason: reason ?? given ?? null,
    partOf: (isChange(entry) ? entry.partOf : undefined) ?? null,
    ...origin,
  };
  if (gathered) gathered.activity.push(written);
  else await db.insert(teamActivity).values(written);
  if (isChange(entry)) await publish({ db, now, ...(gathered && { gathered }) }, changesIn(entry));
}

/**
 * Writes collected log entries and changes, in the transaction that made them:
 *
 *     const gathered: Gathered = { activity: [], told: [] };
 *     for (const row of rows) await change({ ...context, gathered }, row);
 *     await writeGathered(context, gathered);
 */
export async function writeGathered({ db }: Pick<Context, "db">, { activity, told }: Gathered): Promise<void> {
  await insertRows(db, teamActivity, activity);
  await insertRows(db, events, told);
}

/** The person of a log entry; a failed sign-in may have none. */
export interface AuditedActor {
  id: string | null;
  name: string;
  role: string | null;
  /** Only of a service token. */
  kind?: "person" | "token";
  personId?: string;
  personName?: string;
}
