import { and, eq, lt } from "drizzle-orm";
import { importKeptDays } from "@app/domain/imports/import-messages.ts";
import { exportKeptDays } from "@app/domain/system/export.ts";
import type { Database } from "../database/client.ts";
import { removeSome } from "../database/remove-some.ts";
import { accountJobs } from "../database/schema/account-jobs.table.ts";
import { answeredRequests } from "../database/schema/answered-requests.table.ts";
import { jobRuns } from "../database/schema/jobs.table.ts";
import {
  closeExpiredViewings,
  removeExpiredCodes,
  removeExpiredSessions,
  removeStaleAttempts,
  removeStaleFailures,
} from "../features/account/clean-up.public.ts";
import { checkSessions } from "../features/content/content.public.ts";
import { removeOldEvents } from "../features/events/events.public.ts";
import { removeExports, tidyFiles } from "../features/files/files.public.ts";
import { removeOldImports } from "../features/imports/imports.public.ts";
import {
  checkMinimum,
  confirmSessions,
  endSessions,
  expireOffers,
  finishLessons,
  startSessions,
} from "../features/group-lessons/group-lessons.public.ts";
import { closeResolved } from "../features/feedbacks/feedbacks.public.ts";
import { notifyOfFollowUps } from "../features/journal/journal.public.ts";
import { giveLeadTasks, notifyOfDueTasks } from "../features/tasks/tasks.public.ts";
import { notifyOfExpiringDocuments } from "../features/tutors/tutors.public.ts";
import { removeOldActs, removeOldAnswerLinks } from "../features/lessons/lessons.public.ts";
import { removeOldMails } from "../features/system/mail/mail.public.ts";
import { keptMs as keysKeptMs } from "../http/idempotency.ts";
import { inBatches, smallBatch, type Job, type Run } from "./job.ts";
import { appJobs } from "./app-jobs.ts";
import { billingJobs } from "./billing-jobs.ts";
import { demoJobs } from "./demo-jobs.ts";
import { partnerJobs } from "./partner-jobs.ts";
import { referralJobs } from "./referral-jobs.ts";
import { reportJobs } from "./report-jobs.ts";
import { tokenJobs } from "./token-jobs.ts";
import { lessonJobs } from "./lesson-jobs.ts";

const hour = 60;
const dayMs = 24 * hour * 60_000;
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** A job that deletes in batches and counts. */
const removal =
  (work: (db: Database, now: Date, atMost: number) => Promise<number>) =>
  async ({ database, now, signal }: Run) => ({
    removed: await inBatches(signal, (atMost) => work(database, now, atMost)),
  });

/** Keys have no id: they are identified by person and text. */
async function removeKeys(db: Database, now: Date, atMost: number): Promise<number> {
  const { personId, key, createdAt } = answeredRequests;
  const old = await db
    .select({ personId, key })
    .from(answeredRequests)
    .where(lt(createdAt, ago(now, keysKeptMs)))
    .limit(atMost);
  for (const one of old) {
    await db.delete(answeredRequests).where(and(eq(personId, one.personId), eq(key, one.key)));
  }
  return old.length;
}

/** All jobs. A new one is a row here; nothing else needs to know. */
export const jobs: readonly Job[] = [
  {
    name: "remove-ended-sessions",
    title: "Remove ended sessions",
    does: "Removes sessions that expired or were ended more than a day ago.",
    everyMinutes: hour,
    run: async (run) => {
      await inBatches(run.signal, (atMost) => closeExpiredViewings(run.database, run.now, atMost));
      return removal((db, now, atMost) => removeExpiredSessions(db, ago(now, dayMs), atMost))(run);
    },
  },
  {
    name: "remove-failed-sign-ins",
    title: "Remove failed sign-ins",
    does: "Removes failed sign-ins that no longer count towards a lock-out.",
    everyMinutes: hour,
    run: removal(removeStaleFailures),
  },
  {
    name: "remove-old-links",
    title: "Remove old links",
    does: "Removes activation and password reset links a month after they expire.",
    everyMinutes: 24 * hour,
    run: removal((db, now, atMost) => removeExpiredCodes(db, ago(now, 30 * dayMs), atMost)),
  },
  {
    name: "remove-public-calls",
    title: "Remove signed-out requests",
    does: "Removes records of registrations and link guesses that no longer count towards a limit.",
    everyMinutes: hour,
    run: removal(removeStaleAttempts),
  },
  {
    name: "remove-old-mails",
    title: "Remove old emails",
    does: "Removes emails written more than 90 days ago, including those in the mailbox.",
    everyMinutes: 24 * hour,
    run: removal((db, now, atMost) => removeOldMails(db, ago(now, 90 * dayMs), atMost)),
  },
  {
    name: "remove-undoable-acts",
    title: "Remove what can no longer be undone",
    does: "Removes what stood before moves, covers and pauses, a day after it could last be undone.",
    everyMinutes: 24 * hour,
    run: removal((db, now, atMost) => removeOldActs(db, ago(now, dayMs), atMost)),
  },
  {
    name: "remove-answer-links",
    title: "Remove old answer links",
    does: "Removes one-time links in emails about lessons 90 days after they expire.",
    everyMinutes: 24 * hour,
    run: removal((db, now, atMost) => removeOldAnswerLinks(db, ago(now, 90 * dayMs), atMost)),
  },
  {
    name: "remove-request-keys",
    title: "Remove request keys",
    does: "Removes answers kept for repeated requests, after a day.",
    everyMinutes: hour,
    run: removal(removeKeys),
  },
  {
    name: "remove-old-changes",
    title: "Remove old changes",
    does: "Removes live updates that are more than three days old.",
    everyMinutes: hour,
    run: async ({ database, now }) => ({
      removed: await removeOldEvents(database, ago(now, 3 * dayMs)),
    }),
  },
  {
    name: "remove-unused-files",
    title: "Remove unused files",
    does: "Removes uploaded files that no record has used for a day, or as long as the settings say.",
    everyMinutes: hour,
    run: tidyFiles,
  },
  {
    name: "remove-old-exports",
    title: "Remove old exports",
    does: `Removes the files of exports that are more than ${exportKeptDays} days old.`,
    everyMinutes: hour,
    run: removal((db, now, atMost) => removeExports(db, ago(now, exportKeptDays * dayMs), atMost)),
  },
  {
    name: "remove-old-imports",
    title: "Remove old imports",
    does: `Removes imports left untouched for ${importKeptDays} days, with their files. What they did stays.`,
    everyMinutes: 24 * hour,
    run: removal((db, now, atMost) => removeOldImports(db, ago(now, importKeptDays * dayMs), atMost)),
  },
  {
    name: "tell-of-due-tasks",
    title: "Remind staff of due tasks",
    does: "Notifies staff when a task falls due by their clock, once for each due day and time.",
    everyMinutes: 5,
    run: async ({ database, now, signal }) => ({
      told: await inBatches(signal, (atMost) => notifyOfDueTasks(database, now, atMost), smallBatch),
    }),
  },
  {
    name: "give-lead-tasks",
    title: "Create tasks for neglected leads",
    does: "Gives a lead’s owner a task if a new lead has waited two hours or has no next action.",
    everyMinutes: 10,
    run: async ({ database, now, signal }) => ({
      given: await inBatches(signal, (atMost) => giveLeadTasks(database, now, atMost), smallBatch),
    }),
  },
  ...lessonJobs,
  ...billingJobs,
  ...demoJobs,
  ...appJobs,
  ...partnerJobs,
  ...tokenJobs,
  ...referralJobs,
  {
    name: "move-sessions",
    title: "Start and end sessions",
    does: "Starts and ends sessions of learning pods and immersions, completes those that nobody objected to in time, and closes pods and immersions after their last session.",
    everyMinutes: 5,
    run: async ({ database, now, signal }) => ({
      started: await inBatches(signal, (atMost) => startSessions(database, now, atMost), smallBatch),
      ended: await inBatches(signal, (atMost) => endSessions(database, now, atMost), smallBatch),
      confirmed: await inBatches(signal, (atMost) => confirmSessions(database, now, atMost), smallBatch),
      finished: await inBatches(signal, (atMost) => finishLessons(database, now, atMost), smallBatch),
    }),
  },
  {
    name: "expire-offers",
    title: "Expire unaccepted places",
    does: "Withdraws places in sessions that were not accepted in time, and offers them to the next in the queue.",
    everyMinutes: 5,
    run: async ({ database, now, signal }) => ({
      ended: await inBatches(signal, (atMost) => expireOffers(database, now, atMost), smallBatch),
    }),
  },
  {
    name: "check-minimum",
    title: "Warn of too few learners",
    does: "Warns once of learning pod and immersion sessions that start within a day with too few learners.",
    everyMinutes: 10,
    run: async ({ database, now, signal }) => ({
      checked: await inBatches(signal, (atMost) => checkMinimum(database, now, atMost), smallBatch),
    }),
  },
  {
    name: "close-feedback",
    title: "Close resolved feedback",
    does: "Closes customers' feedback a week after it was resolved, unless the customer replied.",
    everyMinutes: hour,
    run: async ({ database, now, signal }) => ({
      closed: await inBatches(signal, (atMost) => closeResolved(database, now, atMost), smallBatch),
    }),
  },
  {
    name: "tell-of-expiring-documents",
    title: "Warn of expiring documents",
    does: "Emails tutors 30 and 7 days before a document expires, and notifies directors of expired background checks.",
    everyMinutes: 24 * hour,
    run: async ({ database, now, signal }) => ({
      told: await inBatches(signal, (atMost) => notifyOfExpiringDocuments(database, now, atMost), smallBatch),
    }),
  },
  {
    name: "tell-of-follow-ups",
    title: "Remind staff of follow-ups",
    does: "Notifies staff of due follow-ups of their journal entries, once for each entry and day.",
    everyMinutes: hour,
    run: async ({ database, now, signal }) => ({
      told: await inBatches(signal, (atMost) => notifyOfFollowUps(database, now, atMost), smallBatch),
    }),
  },
  {
    name: "check-sessions",
    title: "Check sessions",
    does: "Works out what prevents a session from being submitted, for sessions saved before lists showed it.",
    everyMinutes: hour,
    run: async ({ database, signal }) => ({
      checked: await checkSessions(database, signal),
    }),
  },
  ...reportJobs,
  {
    name: "remove-old-job-runs",
    title: "Remove old job runs",
    does: "Removes records of job runs that are more than 90 days old.",
    everyMinutes: 24 * hour,
    run: removal((db, now, atMost) => removeSome(db, jobRuns, lt(jobRuns.startedAt, ago(now, 90 * dayMs)), atMost)),
  },
  {
    name: "remove-old-account-jobs",
    title: "Remove old personal jobs",
    does: "Removes exports and bulk actions that ended more than 90 days ago.",
    everyMinutes: 24 * hour,
    run: removal((db, now, atMost) =>
      removeSome(db, accountJobs, lt(accountJobs.endedAt, ago(now, 90 * dayMs)), atMost),
    ),
  },
];
