import { and, asc, count, eq, inArray, isNull, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { z } from "zod";
import { soundings, type RecordedKind, type Sounding } from "@app/domain/recordings/recording-enums.ts";
import { soundOf, type PartNames, type Said } from "@app/domain/recordings/said.ts";
import type { Context } from "../../service/context.ts";
import { speakers } from "../speakers/speakers.public.ts";
import { appRecordings } from "./recordings.table.ts";

/** What every answer with something that is said has of its recordings. */
export const heardShape = {
  mainRecordingId: z.string().nullable().meta({ description: "The recording that the app plays; null for none." }),
  sounding: z.enum(soundings),
};

const inUse = isNull(appRecordings.archivedAt);
/** The domain's `agreesTo(speaker, "app")` in SQL. */
const isAgreed = and(eq(speakers.status, "active"), sql`${speakers.consentCovers} @> array['app']::text[]`);

/** Whether a word has a recording that the app may use. */
export const isWordHeard = (word: { id: AnyColumn; headwordKey: AnyColumn }): SQL =>
  sql`exists (select 1 from ${appRecordings} join ${speakers} on ${speakers.id} = ${appRecordings.speakerId} where ${and(
    eq(appRecordings.kind, "word"),
    sql`${appRecordings.recordId} = ${word.id}`,
    sql`${appRecordings.saidKey} = ${word.headwordKey}`,
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

/** What is heard of something that is said. */
interface Heard {
  /** The recording that is heard first; null where the app may use none. */
  mainRecordingId: string | null;
  recordingsApproved: number;
  recordingsWaiting: number;
  /** Those of what was to be said before; they are not used, whatever their state. */
  recordingsOutdated: number;
}
const unheard: Heard = {
  mainRecordingId: null,
  recordingsApproved: 0,
  recordingsWaiting: 0,
  recordingsOutdated: 0,
};

/** A record with what is said in it. */
interface SaidRecord {
  id: string;
  said: readonly Said[];
}

const keyOf = (recordId: string, partId: string | null): string => `${recordId} ${partId ?? ""}`;

/** What is heard of what some records say: of its copy in the app, or of the one that is being written. */
export async function heardIn({ db }: Pick<Context, "db">, kind: RecordedKind, records: readonly SaidRecord[]) {
  const heard = new Map<string, Heard>();
  const { id, recordId, partId, state, speakerId, saidKey, mainSince, createdAt } = appRecordings;
  const ids = records.map((record) => record.id);
  const now = new Map(
    records.flatMap((record) => record.said.map((said) => [keyOf(record.id, said.partId), said.key] as const)),
  );
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            id,
            recordId,
            partId,
            state,
            saidKey,
            mayUse: sql<boolean>`coalesce(${isAgreed}, false)`,
          })
          .from(appRecordings)
          .innerJoin(speakers, eq(speakers.id, speakerId))
          .where(and(eq(appRecordings.kind, kind), inArray(recordId, ids), inUse))
          .orderBy(sql`${mainSince} desc nulls last`, asc(createdAt), asc(id));
  for (const row of rows) {
    const key = keyOf(row.recordId, row.partId);
    const { mainRecordingId, recordingsApproved, recordingsWaiting, recordingsOutdated } = heard.get(key) ?? unheard;
    const isOutdated = row.saidKey !== now.get(key);
    const isUsable = !isOutdated && row.state === "approved" && row.mayUse;
    heard.set(key, {
      mainRecordingId: mainRecordingId ?? (isUsable ? row.id : null),
      recordingsApproved: recordingsApproved + (isUsable ? 1 : 0),
      recordingsWaiting: recordingsWaiting + (!isOutdated && row.state === "waiting" ? 1 : 0),
      recordingsOutdated: recordingsOutdated + (isOutdated && row.state !== "rejected" ? 1 : 0),
    });
  }
  const heardOf = (record: string, part: string | null): Heard => heard.get(keyOf(record, part)) ?? unheard;
  const soundingOf = (record: string, part: string | null): Sounding => {
    const { mainRecordingId, recordingsWaiting, recordingsOutdated } = heardOf(record, part);
    if (mainRecordingId !== null) return "heard";
    if (recordingsWaiting > 0) return "waiting";
    return recordingsOutdated > 0 ? "outdated" : "silent";
  };
  return {
    heardOf,
    /** What a part of a record is answered with. */
    partOf: (record: string, part: string) => ({
      mainRecordingId: heardOf(record, part).mainRecordingId,
      sounding: soundingOf(record, part),
    }),
    /** How much of a record can be heard, and what is worth saying about the rest. */
    soundOf: ({ id: record, said }: SaidRecord, names: PartNames) =>
      soundOf(said, ({ partId: part }) => soundingOf(record, part), names),
  };
}

/** A recording that the app may play, of what was said when it was made. */
export interface UsableRecording {
  recordId: string;
  partId: string | null;
  saidKey: string;
  fileId: string;
  durationMs: number;
  /** Whose voice it is: nothing that leaves the portal has a name. */
  speakerCode: string;
  dialectId: string;
}

/** The recordings of some records that the app may play now; of the same, the one that is heard first comes first. */
export async function usableRecordings(
  { db }: Pick<Context, "db">,
  kind: RecordedKind,
  ids: readonly string[],
): Promise<UsableRecording[]> {
  if (ids.length === 0) return [];
  const { recordId, partId, saidKey, fileId, durationMs, dialectId } = appRecordings;
  const { id, state, speakerId, mainSince, createdAt } = appRecordings;
  return db
    .select({ recordId, partId, saidKey, fileId, durationMs, speakerCode: speakers.code, dialectId })
    .from(appRecordings)
    .innerJoin(speakers, eq(speakers.id, speakerId))
    .where(and(eq(appRecordings.kind, kind), inArray(recordId, [...ids]), eq(state, "approved"), inUse, isAgreed))
    .orderBy(sql`${mainSince} desc nulls last`, asc(createdAt), asc(id));
}

/** The records with an approved recording of a speaker's voice, by their kind. */
export async function recordsSpokenBy(
  { db }: Pick<Context, "db">,
  speaker: string,
): Promise<{ kind: RecordedKind; recordId: string }[]> {
  const { kind, recordId, state, speakerId } = appRecordings;
  return db
    .selectDistinct({ kind, recordId })
    .from(appRecordings)
    .where(and(eq(speakerId, speaker), eq(state, "approved"), inUse));
}

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
