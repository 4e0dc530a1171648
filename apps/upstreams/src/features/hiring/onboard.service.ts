import { and, eq, isNull } from "drizzle-orm";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { onboardingProblem } from "@app/domain/hiring/candidacy-states.ts";
import { taughtSubjects } from "@app/domain/tutors/tutor.ts";
import { updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { requirePermission } from "../../service/permission.ts";
import { Refusal } from "../../service/refusal.ts";
import {
  nextTutorNumber,
  payoutAccounts,
  payRates,
  tutorDocuments,
  tutorKind,
  tutors,
} from "../tutors/tutors.public.ts";
import { inviteTutor } from "./candidate-mails.ts";
import type { CandidacyRow } from "./candidacies.table.ts";
import { moveCandidacy } from "./candidacy.kind.ts";
import type { CandidacyRecord } from "./candidacy.record.ts";
import type { RecordRef } from "../../records/record-ref.ts";

/** What of the things that a tutor needs a candidate has. */
async function stateOf({ db }: Context, { personId, offerAnswer, regionId }: CandidacyRow) {
  const current = (table: typeof payRates | typeof payoutAccounts) =>
    and(eq(table.personId, personId), isNull(table.archivedAt));
  const { archivedAt, kind } = tutorDocuments;
  const contract = and(eq(tutorDocuments.personId, personId), eq(kind, "contract"), isNull(archivedAt));
  return {
    hasAccepted: offerAnswer === "accepted",
    hasRegion: regionId !== null,
    hasRate: (await db.$count(payRates, current(payRates))) > 0,
    hasAccount: (await db.$count(payoutAccounts, current(payoutAccounts))) > 0,
    hasContract: (await db.$count(tutorDocuments, contract)) > 0,
  };
}

/** The subjects they teach. Dialects are taken over for a single subject only; otherwise the profile says later whose they are. */
const taughtBy = ({ subjects, dialects }: CandidacyRow) =>
  taughtSubjects.parse(
    inSubjectOrder(subjectOptions.filter((one) => subjects.includes(one))).map((subject) => ({
      subject,
      dialects: subjects.length === 1 ? dialects : [],
    })),
  );

/** Onboards the person as a tutor, or reinstates a former one. */
async function makeTutor(context: Context, row: CandidacyRow): Promise<void> {
  const { now, actor, db } = context;
  const regionId = row.regionId ?? "";
  const [former] = await db.select().from(tutors).where(eq(tutors.id, row.personId));
  if (former) {
    const back = { status: "active", leftAt: null, leftReason: null, regionId } as const;
    const at = { _id: former.id, version: former.version };
    const write = (before: typeof former) => updateRecord(context, tutors, before, back);
    await changeRecord(context, tutorKind, at, { action: "state-changed", write });
    return;
  }
  await createRecord(context, tutorKind, {
    async write() {
      const common = { createdAt: now, updatedAt: now, createdBy: actor.id, updatedBy: actor.id };
      const [tutor] = await db
        .insert(tutors)
        .values({
          ...common,
          id: row.personId,
          tutorNumber: await nextTutorNumber(context),
          regionId,
          status: "active",
          subjects: taughtBy(row),
          introVideoUrl: row.introVideoUrl,
          maxHoursPerWeek: row.hoursPerWeek,
          onboardedAt: now,
        })
        .returning();
      return tutor as typeof tutors.$inferSelect;
    },
  });
}

/** Makes a candidate a tutor, under the same id, and invites them to the tutors' app. A director's. Source: domain.md 2.5. */
export function onboard(context: Context, at: RecordRef): Promise<CandidacyRecord> {
  requirePermission(context, "tutorManagement:act");
  return moveCandidacy(context, at, "onboard", {
    async guard(before) {
      const problem = onboardingProblem(await stateOf(context, before));
      if (problem !== null) throw new Refusal("WRONG_STATE", problem);
    },
    async effects(after) {
      await makeTutor(context, after);
      await inviteTutor(context, after);
    },
  });
}
