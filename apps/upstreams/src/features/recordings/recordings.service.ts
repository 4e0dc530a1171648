import { and, eq, isNull, ne, type SQL } from "drizzle-orm";
import { soundMessages } from "@app/domain/audio/recording-sound.ts";
import { recordName } from "@app/domain/changes.ts";
import { wordMessages } from "@app/domain/language/word-messages.ts";
import { messages } from "@app/domain/messages.ts";
import type { RecordedKind, RecordingAct } from "@app/domain/recordings/recording-enums.ts";
import {
  isOwnApproval,
  isPossibleAct,
  mayActOnRecording,
  recorded,
  recordingActDone,
  recordingMessages as texts,
} from "@app/domain/recordings/recording-rules.ts";
import type { RecordingInput } from "@app/domain/recordings/recording.ts";
import { agreesTo, speakerMessages } from "@app/domain/speakers/speaker-states.ts";
import { insertRecord, lockRecords, updateRecord } from "../../database/records.ts";
import { files } from "../../database/schema/files.table.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { conversationPractices } from "../conversations/conversations.public.ts";
import { dialects } from "../dialects/dialects.public.ts";
import { keepFile } from "../files/files.public.ts";
import { notifyPerson } from "../notifications/notifications.public.ts";
import { speakers } from "../speakers/speakers.public.ts";
import { words } from "../words/words.public.ts";
import { appRecordingOf, type AppRecordingRecord } from "./recording.record.ts";
import { appRecordings, type AppRecordingRow } from "./recordings.table.ts";

const appRecordingKind: RecordKind<AppRecordingRow, AppRecordingRecord> = {
  table: appRecordings,
  kind: "app-recording",
  labelOf: async ({ kind, recordId }, { db }) => (await subjectOf[kind]({ db }, recordId))?.name ?? "",
  partOf: ({ recordId }) => recordId,
  present: (_, row) => appRecordingOf(row),
};

/** What is recorded, as far as recordings need to know. */
interface Recorded {
  subject: string;
  name: string;
  url: string;
  /** Of what is recorded part by part. */
  partIds?: readonly string[];
}

/** How a record of each kind is found; null for one that is gone or out of use. */
const subjectOf: Readonly<
  Record<RecordedKind, (context: Pick<Context, "db">, id: string) => Promise<Recorded | null>>
> = {
  async word({ db }, id) {
    const { subject, headword } = words;
    const [word] = await db
      .select({ subject, name: headword })
      .from(words)
      .where(and(eq(words.id, id), isNull(words.archivedAt)));
    return word ? { ...word, url: `/app/langauge-app/edit-word/${id}` } : null;
  },
  async "conversation-practice"({ db }, id) {
    const { subject, title, turns, archivedAt } = conversationPractices;
    const [practice] = await db
      .select({ subject, name: title, turns })
      .from(conversationPractices)
      .where(and(eq(conversationPractices.id, id), isNull(archivedAt)));
    if (!practice) return null;
    const { turns: spoken, ...known } = practice;
    return {
      ...known,
      url: `/app/conversation-practices/edit/${id}`,
      partIds: spoken.map(({ turnId }) => turnId),
    };
  },
};

/** Refuses a voice that may not be used, and a dialect of another language. Answers the dialect. */
async function dialectFor(context: Context, { speakerId, dialectId }: RecordingInput, subject: string) {
  const [speaker] = await lockRecords(context, speakers, [speakerId]);
  if (!speaker) throw fieldRefusal("speakerId", messages.reference("Speaker"));
  if (!agreesTo(speaker, "app")) throw fieldRefusal("speakerId", speakerMessages.notAgreed(speaker.code));
  if (!speaker.subjects.some((one) => one === subject)) throw fieldRefusal("speakerId", texts.speakerOf(subject));
  const [dialect] = await lockRecords(context, dialects, [dialectId ?? speaker.dialectId]);
  if (dialect?.subject !== subject) throw fieldRefusal("dialectId", wordMessages.dialectOf(subject));
  return dialect.id;
}

/** How long a recording is that was sent. */
async function durationOf({ db }: Pick<Context, "db">, { fileId, kind }: RecordingInput): Promise<number> {
  const [file] = await db.select({ ms: files.durationMs }).from(files).where(eq(files.id, fileId));
  const { longestMs } = recorded[kind];
  const ms = file?.ms ?? 0;
  if (ms > longestMs) throw fieldRefusal("fileId", soundMessages.tooLong(longestMs));
  return ms;
}

/** Refuses more recordings of the same than there may be. */
async function refuseMore({ db }: Pick<Context, "db">, kind: RecordedKind, isOfSame: SQL | undefined): Promise<void> {
  const { most } = recorded[kind];
  const counted = most === 1 ? and(isOfSame, ne(appRecordings.state, "rejected")) : isOfSame;
  if ((await db.$count(appRecordings, counted)) < most) return;
  throw fieldRefusal("fileId", most === 1 ? texts.onlyOne : messages.atMostItems(most, "recordings"));
}

/** Adds a recording; somebody else has to hear it before the app may use it. Source: domain.md 1.5. */
export async function createAppRecording(context: Context, input: RecordingInput): Promise<AppRecordingRecord> {
  const { kind, recordId, partId = null, fileId, speakerId } = input;
  if (!context.actor.permissions.has(`${recorded[kind].area}:write`))
    throw new Refusal("FORBIDDEN", messages.forbidden);
  const what = await subjectOf[kind](context, recordId);
  if (!what) throw fieldRefusal("recordId", messages.reference(recordName(kind)));
  const isThere = what.partIds ? partId !== null && what.partIds.includes(partId) : partId === null;
  if (!isThere) throw fieldRefusal("partId", messages.reference("Part"));
  const dialectId = await dialectFor(context, input, what.subject);
  const durationMs = await durationOf(context, input);
  const isOfSame = and(
    eq(appRecordings.kind, kind),
    eq(appRecordings.recordId, recordId),
    partId === null ? isNull(appRecordings.partId) : eq(appRecordings.partId, partId),
    isNull(appRecordings.archivedAt),
  );
  await refuseMore(context, kind, isOfSame);
  return createRecord(context, appRecordingKind, {
    async write() {
      const row = await insertRecord(context, appRecordings, {
        ...{ kind, recordId, partId, fileId, speakerId, dialectId, durationMs },
      });
      await keepFile(context, "fileId", fileId, {
        kind: "app-audio",
        refersKind: "app-recording",
        refersId: row.id,
        readBy: `${recorded[kind].area}:read`,
      });
      return row;
    },
  });
}

/** What an act changes. */
function changesBy({ actor, now }: Context, act: RecordingAct, reason: string | null): Partial<AppRecordingRow> {
  const decided = { decidedById: actor.id, decidedAt: now };
  if (act === "approve") return { ...decided, state: "approved", rejectReason: null };
  if (act === "reject") return { ...decided, state: "rejected", rejectReason: reason, mainSince: null };
  return act === "make-main" ? { mainSince: now } : { archivedAt: now };
}

/** Tells who recorded it that it has to be recorded again. */
async function tellRecorder(context: Context, row: AppRecordingRow): Promise<void> {
  if (row.createdBy === context.actor.id || row.createdBy === "system") return;
  const what = await subjectOf[row.kind](context, row.recordId);
  if (!what) return;
  await notifyPerson(context, row.createdBy, {
    type: "new_message",
    kind: "content",
    title: "Your recording has to be made again",
    description: `${what.name}: ${row.rejectReason ?? ""}`,
    url: what.url,
  });
}

/** Approves a recording, rejects it, lets it be heard first or takes it away. Nobody approves their own. */
export const actOnRecording = (
  context: Context,
  act: RecordingAct,
  at: RecordRef,
  reason: string | null = null,
): Promise<AppRecordingRecord> =>
  changeRecord(context, appRecordingKind, at, {
    action: act === "archive" ? "archived" : "state-changed",
    reason,
    isDone: ({ state, archivedAt }) =>
      (act === "approve" && state === "approved") || (act === "archive" && archivedAt !== null),
    admit(before) {
      if (!mayActOnRecording(context.actor, before, act)) throw new Refusal("FORBIDDEN", messages.forbidden);
      if (isOwnApproval(context.actor, before, act)) throw new Refusal("FORBIDDEN", texts.ownRecording);
    },
    async check(before) {
      if (before.archivedAt !== null || !isPossibleAct(before, act))
        throw new Refusal("WRONG_STATE", messages.wrongState("recording", before.state, recordingActDone[act]));
      if (act !== "approve") return;
      const [speaker] = await lockRecords(context, speakers, [before.speakerId]);
      if (speaker && !agreesTo(speaker, "app"))
        throw new Refusal("WRONG_STATE", speakerMessages.notAgreed(speaker.code));
    },
    write: (before) => updateRecord(context, appRecordings, before, changesBy(context, act, reason)),
    async effects(after) {
      if (act === "reject") await tellRecorder(context, after);
    },
  });
