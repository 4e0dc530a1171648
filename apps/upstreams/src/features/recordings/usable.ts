import { and, asc, count, eq, inArray, isNotNull, isNull, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { RecordedKind } from "@app/domain/recordings/recording-enums.ts";
import type { Context } from "../../service/context.ts";
import { speakers } from "../speakers/speakers.public.ts";
import { appRecordings } from "./recordings.table.ts";

const inUse = isNull(appRecordings.archivedAt);
/** The domain's `agreesTo(speaker, "app")` in SQL. */
const isAgreed = and(eq(speakers.status, "active"), sql`${speakers.consentCovers} @> array['app']::text[]`);

/** Whether a record has a recording that the app may use. */
export const hasUsable = (kind: RecordedKind, id: AnyColumn): SQL =>
  sql`exists (select 1 from ${appRecordings} join ${speakers} on ${speakers.id} = ${appRecordings.speakerId} where ${and(
    eq(appRecordings.kind, kind),
    sql`${appRecordings.recordId} = ${id}`,
    eq(appRecordings.state, "approved"),
    inUse,
    isAgreed,
  )})`;

/** Whether a record was recorded by any of some speakers. */
export const isSpokenBy = (kind: RecordedKind, id: AnyColumn, speakerIds: readonly string[]): SQL =>
  sql`exists (select 1 from ${appRecordings} where ${and(
    eq(appRecordings.kind, kind),
    sql`${appRecordings.recordId} = ${id}`,
    inArray(appRecordings.speakerId, [...speakerIds]),
    inUse,
  )})`;

/** What is heard of a record. */
interface Heard {
  /** The recording that is heard first; null where the app may use none. */
  mainRecordingId: string | null;
  recordingsApproved: number;
  recordingsWaiting: number;
}
export const unheard: Heard = { mainRecordingId: null, recordingsApproved: 0, recordingsWaiting: 0 };

/** The part of a record that is heard, as a key. */
export const partKey = (recordId: string, partId: string): string => `${recordId} ${partId}`;

async function heardBy(
  { db }: Pick<Context, "db">,
  kind: RecordedKind,
  ids: readonly string[],
  { of, keyOf }: { of: SQL; keyOf: (row: { recordId: string; partId: string | null }) => string },
): Promise<ReadonlyMap<string, Heard>> {
  const heard = new Map<string, Heard>();
  if (ids.length === 0) return heard;
  const { id, recordId, partId, state, speakerId, mainSince, createdAt } = appRecordings;
  const rows = await db
    .select({ id, recordId, partId, state, mayUse: sql<boolean>`coalesce(${isAgreed}, false)` })
    .from(appRecordings)
    .innerJoin(speakers, eq(speakers.id, speakerId))
    .where(and(eq(appRecordings.kind, kind), inArray(recordId, [...ids]), of, inUse))
    .orderBy(sql`${mainSince} desc nulls last`, asc(createdAt), asc(id));
  for (const row of rows) {
    const key = keyOf(row);
    const { mainRecordingId, recordingsApproved, recordingsWaiting } = heard.get(key) ?? unheard;
    const isUsable = row.state === "approved" && row.mayUse;
    heard.set(key, {
      mainRecordingId: mainRecordingId ?? (isUsable ? row.id : null),
      recordingsApproved: recordingsApproved + (isUsable ? 1 : 0),
      recordingsWaiting: recordingsWaiting + (row.state === "waiting" ? 1 : 0),
    });
  }
  return heard;
}

/** What is heard of some records as a whole, by their ids; those without recordings are left out. */
export const heardOf = (context: Pick<Context, "db">, kind: RecordedKind, ids: readonly string[]) =>
  heardBy(context, kind, ids, { of: isNull(appRecordings.partId), keyOf: ({ recordId }) => recordId });

/** What is heard of the parts of some records, by `partKey`. */
export const heardPartsOf = (context: Pick<Context, "db">, kind: RecordedKind, ids: readonly string[]) =>
  heardBy(context, kind, ids, {
    of: isNotNull(appRecordings.partId),
    keyOf: ({ recordId, partId }) => partKey(recordId, partId ?? ""),
  });

/** How many recordings there are of some speakers' voices, by their ids. */
export async function recordingsBySpeaker(
  { db }: Pick<Context, "db">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { speakerId } = appRecordings;
  const rows = await db
    .select({ speakerId, n: count() })
    .from(appRecordings)
    .where(and(inArray(speakerId, [...ids]), inUse))
    .groupBy(speakerId);
  return new Map(rows.map((row) => [row.speakerId, row.n]));
}
