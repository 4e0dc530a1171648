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
import { dialects } from "../dialects/dialects.public.ts";
import { keepFile } from "../files/files.public.ts";
import { notifyPerson } from "../notifications/notifications.public.ts";
import { speakers } from "../speakers/speakers.public.ts";
import { heardAnew } from "./heard-in-app.ts";
import { findRecorded, outdatedAmong } from "./recorded.ts";
import type { AppRecordingRecord } from "./recording.record.ts";
import { shownRecordings } from "./recordings.queries.ts";
import { appRecordings, type AppRecordingRow } from "./recordings.table.ts";

const appRecordingKind: RecordKind<AppRecordingRow, AppRecordingRecord> = {
  table: appRecordings,
  kind: "app-recording",
  labelOf: async ({ kind, recordId }, { db }) => (await findRecorded({ db }, kind, recordId))?.name ?? "",
  partOf: ({ recordId }) => recordId,
  async present(context, row) {
    const [one] = await shownRecordings(context, [row]);
    return one as AppRecordingRecord;
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

/** Refuses more recordings of the same than there may be; `key`: how what is said now sounds. */
async function refuseMore(
  { db }: Pick<Context, "db">,
  kind: RecordedKind,
  isOfSame: SQL | undefined,
  key: string,
): Promise<void> {
  const { most } = recorded[kind];
  const isCurrent = and(ne(appRecordings.state, "rejected"), eq(appRecordings.saidKey, key));
  const counted = most === 1 ? and(isOfSame, isCurrent) : isOfSame;
  if ((await db.$count(appRecordings, counted)) < most) return;
  throw fieldRefusal("fileId", most === 1 ? texts.onlyOne : messages.atMostItems(most, "recordings"));
}

/** Adds a recording; somebody else has to hear it before the app may use it. Source: domain.md 1.5. */
export async function createAppRecording(context: Context, input: RecordingInput): Promise<AppRecordingRecord> {
  const { kind, recordId, partId = null, fileId, speakerId } = input;
  if (!context.actor.permissions.has(`${recorded[kind].area}:write`))
    throw new Refusal("FORBIDDEN", messages.forbidden);
  const what = await findRecorded(context, kind, recordId);
  if (!what || what.archivedAt !== null) throw fieldRefusal("recordId", messages.reference(recordName(kind)));
  const said = what.said.find((one) => one.partId === partId);
  if (!said) throw fieldRefusal("partId", texts.nothingSaid);
  const dialectId = await dialectFor(context, input, what.subject);
  const durationMs = await durationOf(context, input);
  const isOfSame = and(
    eq(appRecordings.kind, kind),
    eq(appRecordings.recordId, recordId),
    partId === null ? isNull(appRecordings.partId) : eq(appRecordings.partId, partId),
    isNull(appRecordings.archivedAt),
  );
  await refuseMore(context, kind, isOfSame, said.key);
  return createRecord(context, appRecordingKind, {
    async write() {
      const row = await insertRecord(context, appRecordings, {
        kind,
        recordId,
        partId,
        fileId,
        speakerId,
        dialectId,
        durationMs,
        saidText: said.text,
        saidKey: said.key,
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
  const decided = { decidedById: actor.personId, decidedAt: now };
  if (act === "approve") return { ...decided, state: "approved", rejectReason: null };
  if (act === "reject") return { ...decided, state: "rejected", rejectReason: reason, mainSince: null };
  return act === "make-main" ? { mainSince: now } : { archivedAt: now };
}

/** Tells who recorded it that it has to be recorded again. */
async function notifyRecorder(context: Context, row: AppRecordingRow): Promise<void> {
  if (row.createdBy === context.actor.id || row.createdBy === "system") return;
  const what = await findRecorded(context, row.kind, row.recordId);
  if (!what || what.archivedAt !== null) return;
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
      if (act !== "approve" && act !== "make-main") return;
      const isOutdated = await outdatedAmong(context, [before]);
      if (isOutdated(before)) throw new Refusal("WRONG_STATE", texts.outdated);
      const [speaker] = await lockRecords(context, speakers, [before.speakerId]);
      if (speaker && !agreesTo(speaker, "app"))
        throw new Refusal("WRONG_STATE", speakerMessages.notAgreed(speaker.code));
    },
    write: (before) => updateRecord(context, appRecordings, before, changesBy(context, act, reason)),
    async effects(after, before) {
      const { kind, recordId } = after;
      if (before.state === "approved" || after.state === "approved") await heardAnew(context, kind, recordId);
      if (act === "reject") await notifyRecorder(context, after);
    },
  });
