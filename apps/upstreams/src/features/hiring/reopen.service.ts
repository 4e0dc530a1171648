import { recordName } from "@app/domain/changes.ts";
import { messages } from "@app/domain/messages.ts";
import { candidacyEventDone, candidacyMachine } from "@app/domain/hiring/candidacy-states.ts";
import { hiringMessages } from "@app/domain/hiring/hiring-messages.ts";
import { nextState } from "@app/domain/machine.ts";
import { fullName } from "@app/domain/people/person.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord } from "../../records/change-record.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { personOf } from "../customers/customers.public.ts";
import { candidacies, type CandidacyRow } from "./candidacies.table.ts";
import { candidacyKind, refuseEarlier, stepTo } from "./candidacy.kind.ts";
import type { CandidacyRecord } from "./candidacy.record.ts";
import type { RecordRef } from "../../records/record-ref.ts";

/** A plain date as people write it: "3 March 2026". */
const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** Refuses those marked do not rehire, and those within the waiting period unless it is overridden. */
function checkReopening({ now, actor }: Context, before: CandidacyRow, name: string, early: boolean): void {
  if (before.doNotRehire) throw new Refusal("WRONG_STATE", hiringMessages.doNotRehire(name));
  const today = wallClockOf(now, actor.timeZone).date;
  const { reopenAfter } = before;
  if (reopenAfter && reopenAfter > today && !early)
    throw fieldRefusal("early", hiringMessages.early(dayInWords(reopenAfter)));
}

/** What a new round takes over: what candidates said of themselves, not our findings. */
const takenOver = (row: CandidacyRow) => {
  const { personId, source, subjects, dialects, cvFileId, cvUrl, introAudioFileId, introAudioUrl } = row;
  const { introVideoFileId, introVideoUrl, hoursPerWeek, regionId, ownerId, round } = row;
  return {
    personId,
    source,
    subjects,
    dialects,
    cvFileId,
    cvUrl,
    introAudioFileId,
    introAudioUrl,
    introVideoFileId,
    introVideoUrl,
    hoursPerWeek,
    regionId,
    ownerId,
    round: round + 1,
  };
};

/** Considers somebody again, in a round of its own. Source: domain.md 2.5. */
export async function reopen(context: Context, at: RecordRef, early: boolean): Promise<CandidacyRecord> {
  const row = await findOrRefuse(context, candidacies, at._id, recordName(candidacyKind.kind));
  const name = fullName(await personOf(context, row.personId));
  let last = row;
  await changeRecord(context, candidacyKind, at, {
    check(before) {
      refuseEarlier(before);
      if (nextState(candidacyMachine, before.stage, "reopen") === null)
        throw new Refusal("WRONG_STATE", messages.wrongState("application", before.stage, candidacyEventDone.reopen));
      checkReopening(context, before, name, early);
      last = before;
    },
    write: (before) => updateRecord(context, candidacies, before, { isLatest: false }),
  });
  return createRecord(context, candidacyKind, {
    write: () =>
      insertRecord(context, candidacies, {
        ...takenOver(last),
        stage: "screening",
        appliedAt: context.now,
        stageSince: context.now,
        stageHistory: [stepTo(context, "screening")],
      }),
  });
}
