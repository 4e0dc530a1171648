import { startEarlyMinutes } from "@app/domain/lessons/booked-states.ts";
import type { MeetingInput } from "@app/domain/lessons/course-changes.ts";
import {
  lengthProblem,
  asksReport,
  reportProblem,
  wasShort,
  type LessonCompleteInput,
  type StudentMissedInput,
} from "@app/domain/lessons/lesson-events.ts";
import { counted } from "@app/domain/counted.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import type { Happened } from "@app/domain/lessons/outcome.ts";
import { updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal, Refusal } from "../../../service/refusal.ts";
import { customersBegun } from "../../customers/customers.public.ts";
import { settingOf } from "../../system/settings/settings.public.ts";
import { trialCompleted } from "../../leads/lead-trials.public.ts";

import { askForReport, notifyCompleted, notifyStudentMissed, notifyTutorMissed } from "../emails/lesson-emails.ts";
import { bookedKind, moveLesson } from "./booked.kind.ts";
import type { BookedRecord } from "./booked.record.ts";
import { bookedLessons, type BookedRow } from "./booked.table.ts";
import type { Outcome } from "./lesson-life.ts";
import { isFreeTrial } from "./first-trial.ts";
import { logLessons } from "./lesson-log.ts";
import { payersOf } from "./payers-of.ts";
import { minutesOfLesson, policyFor, settleLesson } from "./settle-lesson.ts";
import { isWaived, waiverOf } from "./waivers.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

const minute = 60_000;

const outcomeAt = ({ actor, now }: Context, outcome: Omit<Outcome, "recordedById" | "at" | "source">): Outcome => ({
  ...outcome,
  source: "staff",
  recordedById: actor.id,
  at: now.toISOString(),
});

/** A lesson begins: somebody has joined, or staff say so. Source: domain.md 2.3. */
export const startLesson = (context: Context, at: RecordRef): Promise<BookedRecord> =>
  moveLesson(context, at, "start", {
    prepare({ startAt }) {
      if (context.now.getTime() < startAt.getTime() - startEarlyMinutes * minute)
        throw new Refusal("WRONG_STATE", lessonMessages.tooEarly(startEarlyMinutes));
      return {};
    },
    effects: (lesson) => logLessons(context, [{ lesson, event: "started", summary: "The lesson began." }]),
  });

/** Settles a lesson, and writes into its log and to those who are concerned what it comes to. */
async function settleAndTell(
  context: Context,
  lesson: BookedRow,
  happened: Happened,
  {
    tell,
    waiveReason,
    ...said
  }: {
    event: "completed" | "no-show";
    summary: string;
    waiveReason?: string | null | undefined;
    tell: (context: Context, lesson: BookedRow, sentence: string) => Promise<unknown>;
  },
): Promise<void> {
  const policy = await policyFor(context, lesson);
  const byStaff = await isWaived(context, { lesson, happened, policy, reason: waiveReason });
  const { sentence, ruleId } = await settleLesson(context, lesson, happened, policy, { isWaived: byStaff });
  await logLessons(context, [{ lesson, ...said, summary: `${said.summary} ${sentence}` }]);
  if (byStaff) await logLessons(context, [waiverOf(lesson, waiveReason)]);
  // One that power or internet ended early on counts as not given.
  const wasHeld = said.event === "completed" && ruleId !== "outage-before";
  if (wasHeld && lesson.kind !== "trial") await customersBegun(context, await payersOf(context, lesson), "lesson");
  if (wasHeld && lesson.kind === "trial")
    await trialCompleted(context, { customerId: lesson.customerId, lessonId: lesson.id });
  await tell(context, lesson, sentence);
}

/** What the table of outcomes is asked of a lesson that was given, by what is written of its length. */
const givenAs = ({ outcome }: BookedRow): Happened => ({
  what: "completed",
  actualMinutes: outcome?.actualMinutes ?? null,
  shortBecause: outcome?.shortBecause ?? null,
});

/** A lesson was given; a regular one needs a report, where the region asks for it. Source: domain.md 1.2, 2.3, 5.6. */
export const completeLesson = (
  context: Context,
  {
    covered,
    homework,
    nextSteps,
    actualMinutes = null,
    shortBecause = null,
    version,
    _id,
  }: LessonCompleteInput & RecordRef,
): Promise<BookedRecord> =>
  moveLesson(context, { _id, version }, "complete", {
    isRepeat: ({ outcome, report }) =>
      outcome?.actualMinutes === actualMinutes &&
      (report?.covered ?? "") === (covered ?? "") &&
      (report?.homework ?? "") === (homework ?? "") &&
      (report?.nextSteps ?? "") === (nextSteps ?? ""),
    async prepare(lesson) {
      const isRequired = await settingOf(context, "lessonReportRequired", lesson.regionId);
      const problem = reportProblem(asksReport(lesson.kind, isRequired), covered);
      if (problem !== null) throw fieldRefusal("covered", problem);
      const length = { actualMinutes, shortBecause };
      const unsaid = lengthProblem(length, minutesOfLesson(lesson));
      if (unsaid !== null) throw fieldRefusal("shortBecause", unsaid);
      const isShort = wasShort(length, minutesOfLesson(lesson));
      const said = { actualMinutes, shortBecause: isShort ? shortBecause : null };
      return {
        outcome: outcomeAt(context, { learnerAttended: true, tutorAttended: true, ...said }),
        report: covered ? { covered, homework: homework ?? null, nextSteps: nextSteps ?? null } : null,
      };
    },
    effects: (lesson) =>
      settleAndTell(context, lesson, givenAs(lesson), {
        event: "completed",
        summary: "Completed.",
        tell: notifyCompleted,
      }),
  });

/** Nobody is missing before the other has waited as long as the policy says. */
async function refuseHaste(context: Context, lesson: BookedRow): Promise<void> {
  const { graceMinutes } = await policyFor(context, lesson);
  if (context.now.getTime() < lesson.startAt.getTime() + graceMinutes * minute)
    throw new Refusal("WRONG_STATE", lessonMessages.wait(graceMinutes));
}

/** Somebody did not come, and the other waited. Source: domain.md 2.3. */
export const missLesson = (
  context: Context,
  { waiveReason, ...at }: RecordRef & Partial<StudentMissedInput>,
  who: "student" | "tutor",
): Promise<BookedRecord> =>
  moveLesson(context, at, `${who}-no-show`, {
    async prepare(lesson) {
      await refuseHaste(context, lesson);
      const attended = { learnerAttended: who === "tutor", tutorAttended: who === "student" };
      return { outcome: outcomeAt(context, { ...attended, actualMinutes: null, shortBecause: null }) };
    },
    effects: async (lesson) =>
      settleAndTell(
        context,
        lesson,
        who === "tutor"
          ? { what: "tutor-no-show" }
          : { what: "student-no-show", isFirstTrial: await isFreeTrial(context, lesson) },
        who === "tutor"
          ? { event: "no-show", summary: "The tutor did not come.", tell: notifyTutorMissed }
          : { event: "no-show", summary: "The learner did not come.", tell: notifyStudentMissed, waiveReason },
      ),
  });

/** Time passes the end of a lesson: its tutor is to say how it went. */
export const lapseLesson = (context: Context, at: RecordRef): Promise<BookedRecord> =>
  moveLesson(context, at, "lapse", {
    async effects(lesson) {
      await askForReport(context, lesson);
    },
  });

/** Nobody objected to a lesson of which the tutor said that it was given. */
export const autoConfirmLesson = (context: Context, at: RecordRef): Promise<BookedRecord> =>
  moveLesson(context, at, "auto-confirm", {
    async effects(lesson) {
      const hours = await settingOf(context, "objectionHours", lesson.regionId);
      await settleAndTell(context, lesson, givenAs(lesson), {
        event: "completed",
        summary: `Confirmed automatically: no objection within ${counted(hours, "hour", "hours")}.`,
        tell: notifyCompleted,
      });
    },
  });

/** Where a lesson is held, if not where its course is. */
export const setLessonMeeting = (
  context: Context,
  { version, _id, provider, url, passcode }: MeetingInput & RecordRef,
): Promise<BookedRecord> =>
  changeRecord(
    context,
    bookedKind,
    { _id, version },
    {
      write: (before) =>
        updateRecord(context, bookedLessons, before, {
          meetingProvider: provider,
          meetingUrl: url,
          meetingPasscode: passcode ?? null,
        }),
      effects: (lesson, before) =>
        logLessons(context, [
          {
            lesson,
            event: "meeting-link-changed",
            summary: "The link of this lesson changed.",
            changes: { Link: [before.meetingUrl ?? "", url] },
          },
        ]),
    },
  );
