import { and, desc, eq, isNull } from "drizzle-orm";
import type { CandidacyInput, CandidacyUpdateInput, RejectInput } from "@app/domain/hiring/candidacy.ts";
import { entryProblem, isOpen } from "@app/domain/hiring/candidacy-states.ts";
import { hiringMessages } from "@app/domain/hiring/hiring-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { lockRecords, insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord } from "../../records/change-record.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { requirePermission } from "../../service/permission.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { accountUsers } from "../account/account.public.ts";
import {
  checkBorn,
  countryOfRegion,
  personOf,
  persons,
  phoneOrRefuse,
  pickPerson,
  savePerson,
  withoutPerson,
  type PersonRow,
} from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";
import { tutors } from "../tutors/tutors.public.ts";
import { mailCandidate } from "./candidate-mails.ts";
import { keepCandidateFiles } from "./candidate-files.ts";
import { candidacies, type CandidacyRow } from "./candidacies.table.ts";
import { candidacyKind, moveCandidacy, refuseEarlier, stepTo } from "./candidacy.kind.ts";
import type { CandidacyRecord } from "./candidacy.record.ts";
import type { RecordRef } from "../../records/record-ref.ts";

const colleagues = { ownerId: "Owner", interviewerId: "Interviewer", observerId: "Observer" } as const;
type Colleague = keyof typeof colleagues;

/** The colleagues and the region that are named anew, held and in use. */
async function checkReferences(
  context: Context,
  given: Partial<Record<Colleague | "regionId", string | null>>,
  before: Partial<CandidacyRow> = {},
): Promise<void> {
  const named = (name: Colleague | "regionId") => given[name] != null && given[name] !== before[name];
  const asked = (Object.keys(colleagues) as Colleague[]).filter(named);
  const held = await lockRecords(context, accountUsers, [...new Set(asked.map((name) => given[name] as string))]);
  const active = new Set(held.filter(({ status }) => status === "active").map(({ id }) => id));
  const gone = asked.find((name) => !active.has(given[name] as string));
  if (gone) throw fieldRefusal(gone, messages.reference(colleagues[gone]));
  if (!named("regionId")) return;
  const [region] = await lockRecords(context, regions, [given.regionId as string]);
  if (!region || region.archivedAt !== null) throw fieldRefusal("regionId", messages.reference("Region"));
}

/** A phone number in stored form, parsed for the person's country, then the region's. */
async function phoneOf(
  { db }: Context,
  typed: string | null | undefined,
  country: string | null | undefined,
  regionId: string | null | undefined,
) {
  if (typed == null) return typed;
  const [region] = regionId
    ? await db.select({ code: regions.code }).from(regions).where(eq(regions.id, regionId))
    : [];
  return phoneOrRefuse(typed, [country ?? null, region ? countryOfRegion(region.code) : null]);
}

/** The person with this email, locked; null if there is none. */
async function knownPerson(context: Context, email: string): Promise<PersonRow | null> {
  const isIt = and(eq(persons.email, email), isNull(persons.mergedIntoId));
  const [found] = await context.db.select({ id: persons.id }).from(persons).where(isIt);
  const [held] = found ? await lockRecords(context, persons, [found.id]) : [];
  return held ?? null;
}

const latestOf = async ({ db }: Context, personId: string): Promise<CandidacyRow | null> => {
  const ofPerson = eq(candidacies.personId, personId);
  const [row] = await db.select().from(candidacies).where(ofPerson).orderBy(desc(candidacies.round)).limit(1);
  return row ?? null;
};

/** Refuses an application from someone who has an open one, already teaches or is marked do not rehire. */
async function refuseTwice(context: Context, person: PersonRow, latest: CandidacyRow | null): Promise<void> {
  const name = fullName(person);
  if (latest && isOpen(latest.stage)) throw fieldRefusal("email", hiringMessages.openAlready(name));
  if (latest?.doNotRehire) throw fieldRefusal("email", hiringMessages.doNotRehire(name));
  const [tutor] = await context.db.select({ status: tutors.status }).from(tutors).where(eq(tutors.id, person.id));
  if (tutor && tutor.status !== "left") throw fieldRefusal("email", hiringMessages.tutorAlready(name));
}

const uniques = {
  persons_email: () => fieldRefusal("email", messages.unique("Email")),
  candidacies_latest: () => fieldRefusal("email", hiringMessages.openAlready("This person")),
};

/** Adds an application, of a new person or of one known by their email. Source: domain.md 1.1. */
export async function createCandidacy(
  context: Context,
  { samePerson, ...input }: CandidacyInput,
): Promise<CandidacyRecord> {
  checkBorn(context, input.dateOfBirth);
  await checkReferences(context, input);
  const phoneNumber = await phoneOf(context, input.phoneNumber, input.country, input.regionId);
  const known = await knownPerson(context, input.email);
  if (known && !samePerson) throw fieldRefusal("email", hiringMessages.samePerson(fullName(known), input.email));
  const latest = known && (await latestOf(context, known.id));
  if (known) await refuseTwice(context, known, latest);
  if (latest) await closeRound(context, latest);
  return createRecord(context, candidacyKind, {
    write: () =>
      withUnique(uniques, async () => {
        const person =
          known ??
          (await insertRecord(context, persons, {
            ...pickPerson(input),
            phoneNumber,
            consentAt: input.marketingConsent ? context.now : null,
          }));
        const row = await insertRecord(context, candidacies, {
          ...withoutPerson(input),
          personId: person.id,
          round: (latest?.round ?? 0) + 1,
          appliedAt: context.now,
          stage: "applied",
          stageSince: context.now,
          stageHistory: [stepTo(context, "applied")],
        });
        await keepCandidateFiles(context, row);
        return row;
      }),
  });
}

/** The person's last round is another from now on. */
const closeRound = (context: Context, { id, version }: CandidacyRow) =>
  changeRecord(
    context,
    candidacyKind,
    { _id: id, version },
    { write: (before) => updateRecord(context, candidacies, before, { isLatest: false }) },
  );

/** Refuses a note on a rejection where there was none, and none where the reason is said by it alone. */
function checkNote({ stage, rejectionReason }: CandidacyRow, note: string | null): void {
  if (stage !== "rejected") throw fieldRefusal("rejectionNote", hiringMessages.notRejected);
  if (rejectionReason === "other" && !note) throw fieldRefusal("rejectionNote", hiringMessages.explain);
}

/** Saves changes to an application and to the person who applies, under the application's version. */
export const updateCandidacy = (
  context: Context,
  { _id, version, stage: _, ...changes }: CandidacyUpdateInput,
): Promise<CandidacyRecord> =>
  changeRecord(
    context,
    candidacyKind,
    { _id, version },
    {
      check: refuseEarlier,
      async write(before) {
        checkBorn(context, changes.dateOfBirth);
        if (changes.rejectionNote !== undefined) checkNote(before, changes.rejectionNote);
        await checkReferences(context, changes, before);
        const { personId } = before;
        const { country } = changes.country === undefined ? await personOf(context, personId) : changes;
        const regionId = changes.regionId === undefined ? before.regionId : changes.regionId;
        const phoneNumber = await phoneOf(context, changes.phoneNumber, country, regionId);
        await savePerson(
          context,
          { id: personId, status: before.stage },
          { ...(pickPerson(changes) as Partial<PersonRow>), ...(phoneNumber !== undefined && { phoneNumber }) },
        );
        const { offerAnswer } = changes;
        const isAnswered = offerAnswer !== undefined && offerAnswer !== before.offerAnswer;
        const after = await updateRecord(context, candidacies, before, {
          ...withoutPerson(changes),
          ...(isAnswered && { offerAnsweredAt: offerAnswer === null ? null : context.now }),
        });
        await keepCandidateFiles(context, after, before);
        return after;
      },
    },
  );

/** Moves an application to the next stage, where what that asks for is there. Source: domain.md 2.5. */
export const advance = (
  context: Context,
  at: RecordRef,
  { reason = null, mail }: { reason?: string | null | undefined; mail: boolean },
): Promise<CandidacyRecord> =>
  moveCandidacy(context, at, "advance", {
    reason,
    guard(before, next) {
      const problem = entryProblem(next, before, reason);
      if (problem === null) return;
      if (problem === hiringMessages.interviewLow) throw fieldRefusal("reason", problem);
      throw new Refusal("WRONG_STATE", problem);
    },
    set: ({ stage, offerAmount, offerStartsOn }) => {
      if (!mail || stage !== "checks") return {};
      if (offerAmount === null || offerStartsOn === null) throw fieldRefusal("mail", hiringMessages.offerUnset);
      return { offerSentAt: context.now };
    },
    async effects(after) {
      if (!mail) return;
      if (after.stage === "interview") await mailCandidate(context, "candidate-interview", after);
      if (after.stage === "offer") await mailCandidate(context, "candidate-offer", after);
    },
  });

export const moveBack = (context: Context, at: RecordRef, reason: string) =>
  moveCandidacy(context, at, "move-back", { reason });

export const hold = (context: Context, at: RecordRef, until: string) => {
  const today = wallClockOf(context.now, context.actor.timeZone).date;
  if (until <= today) throw fieldRefusal("until", messages.future("Date"));
  return moveCandidacy(context, at, "hold", { set: ({ stage }) => ({ heldFrom: stage, holdUntil: until }) });
};

export const unhold = (context: Context, at: RecordRef) =>
  moveCandidacy(context, at, "unhold", { to: ({ heldFrom }) => heldFrom });

export const withdraw = (context: Context, at: RecordRef, reason: string) =>
  moveCandidacy(context, at, "withdraw", {
    reason,
    set: ({ stage, heldFrom }) => ({ stageReached: heldFrom ?? stage }),
  });

/** Does not take a candidate. That they are never taken again is for a director to say. */
export function reject(
  context: Context,
  at: RecordRef,
  { reason, note, reopenAfter, doNotRehire, mail }: RejectInput,
): Promise<CandidacyRecord> {
  if (doNotRehire) requirePermission(context, "tutorManagement:act");
  return moveCandidacy(context, at, "reject", {
    reason: note ?? reason,
    set: ({ stage, heldFrom }) => ({
      rejectionReason: reason,
      rejectionNote: note ?? null,
      rejectedById: context.actor.personId,
      rejectedAt: context.now,
      stageReached: heldFrom ?? stage,
      reopenAfter: reopenAfter ?? null,
      doNotRehire,
    }),
    async effects(after) {
      if (mail) await mailCandidate(context, "candidate-rejection", after);
    },
  });
}

/** Lifts the rehire ban. Directors only. */
export const allowRehire = (context: Context, at: RecordRef, reason: string): Promise<CandidacyRecord> =>
  changeRecord(context, candidacyKind, at, {
    action: "state-changed",
    reason,
    isDone: ({ doNotRehire }) => !doNotRehire,
    check: refuseEarlier,
    write: (before) => updateRecord(context, candidacies, before, { doNotRehire: false }),
  });
