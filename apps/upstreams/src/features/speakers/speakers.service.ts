import { sql } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import type { SpeakerEvent } from "@app/domain/speakers/speaker-enums.ts";
import {
  agreesTo,
  consentWording,
  guardianFault,
  mayWriteSpeaker,
  speakerEventDone,
  speakerMachine,
  speakerMessages as texts,
} from "@app/domain/speakers/speaker-states.ts";
import type { SpeakerInput, SpeakerUpdateInput } from "@app/domain/speakers/speaker.ts";
import { insertRecord, lockRecords, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { fireEvent } from "../../records/fire-event.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { dialects } from "../dialects/dialects.public.ts";
import { keepFile } from "../files/files.public.ts";
import { speakerHeardAnew } from "../recordings/recordings.public.ts";
import type { SpeakerRecord } from "./speaker.record.ts";
import { shownSpeakers } from "./speakers.queries.ts";
import { speakers, type SpeakerRow } from "./speakers.table.ts";

export const speakerKind: RecordKind<SpeakerRow, SpeakerRecord> = {
  table: speakers,
  kind: "speaker",
  labelOf: ({ code }) => code,
  async present(context, row) {
    const [shown] = await shownSpeakers(context, [row]);
    return shown as SpeakerRecord;
  },
};

type Said = Pick<SpeakerRow, "subjects" | "dialectId" | "ageBand" | "guardian" | "consentGivenOn">;

/** Refuses a dialect of another language or one newly out of use, a child without a guardian, and a consent to come. */
async function checkSaid(context: Context, said: Said, was?: Said): Promise<void> {
  const [dialect] = await lockRecords(context, dialects, [said.dialectId]);
  const isUsable = dialect && (dialect.active || dialect.id === was?.dialectId);
  if (!isUsable || !said.subjects.includes(dialect.subject)) throw fieldRefusal("dialectId", texts.dialect);
  const fault = guardianFault(said);
  if (fault !== null) throw fieldRefusal("guardian", fault);
  // A day begins somewhere up to fourteen hours before it does in UTC.
  const lastDay = new Date(context.now.getTime() + 14 * 60 * 60_000).toISOString().slice(0, 10);
  if (said.consentGivenOn > lastDay) throw fieldRefusal("consentGivenOn", texts.notYet);
}

async function nextCode({ db }: Pick<Context, "db">): Promise<string> {
  const [row] = await db.select({ n: sql<string>`nextval('speaker_codes')::text` }).from(sql`(values (1)) as once`);
  return `SP-${(row?.n ?? "0").padStart(4, "0")}`;
}

/** Keeps what shows that a consent was given. An earlier one stays: its history leads back to it. */
async function keepEvidence(context: Context, { id, evidenceFileId }: SpeakerRow, before?: SpeakerRow): Promise<void> {
  if (evidenceFileId === null || evidenceFileId === before?.evidenceFileId) return;
  await keepFile(context, "evidenceFileId", evidenceFileId, {
    kind: "document",
    refersKind: "speaker",
    refersId: id,
  });
}

/** The consent that is being recorded. */
const consentBy = ({ actor }: Context) => ({ consentTextVersion: consentWording.version, consentById: actor.personId });

/** Adds a speaker with their consent. Source: domain.md 1.5. */
export async function createSpeaker(context: Context, input: SpeakerInput): Promise<SpeakerRecord> {
  const { ageBand = null, guardian = null, ...more } = input;
  const said = { ...more, ageBand, guardian };
  await checkSaid(context, said);
  const code = await nextCode(context);
  return createRecord(context, speakerKind, {
    write: () => insertRecord(context, speakers, { ...said, ...consentBy(context), code }),
    effects: (after) => keepEvidence(context, after),
  });
}

/** Saves changes to a speaker; a consent that is changed is one of the wording in use. */
export const updateSpeaker = (
  context: Context,
  { _id, version, ...changes }: SpeakerUpdateInput,
): Promise<SpeakerRecord> =>
  changeRecord(
    context,
    speakerKind,
    { _id, version },
    {
      admit(before) {
        if (!mayWriteSpeaker(context.actor, before)) throw new Refusal("FORBIDDEN", messages.forbidden);
      },
      check(before) {
        if (before.status === "withdrawn")
          throw new Refusal("WRONG_STATE", messages.wrongState("speaker", "withdrawn", "edited"));
      },
      async write(before) {
        await checkSaid(context, { ...before, ...(changes as Partial<Said>) }, before);
        const isNewConsent = changes.consentCovers !== undefined || changes.consentGivenOn !== undefined;
        return updateRecord(context, speakers, before, { ...changes, ...(isNewConsent && consentBy(context)) });
      },
      async effects(after, before) {
        await keepEvidence(context, after, before);
        if (agreesTo(after, "app") !== agreesTo(before, "app")) await speakerHeardAnew(context, after);
      },
    },
  );

/** Withdraws a speaker's consent, or says that it is in force after all. What their voice is in is not used meanwhile. */
export const fireSpeakerEvent = (
  context: Context,
  event: SpeakerEvent,
  at: RecordRef,
  reason: string | null = null,
): Promise<SpeakerRecord> =>
  fireEvent(context, speakerKind, at, {
    machine: speakerMachine,
    event,
    done: speakerEventDone[event],
    reason,
    write: (before, status) =>
      updateRecord(context, speakers, before, {
        status,
        withdrawnAt: event === "withdraw" ? context.now : null,
        withdrawReason: event === "withdraw" ? reason : null,
      }),
    effects: (after) => speakerHeardAnew(context, after),
  });
