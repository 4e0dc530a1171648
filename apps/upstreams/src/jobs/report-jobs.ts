import { removeOldActivity, sealActivity, sendReportMails } from "../features/reports/reports.public.ts";
import { inBatches, type Job } from "./job.ts";

const hour = 60;

/** What reports keep for themselves, and what they tell by email. */
export const reportJobs: readonly Job[] = [
  {
    name: "email-reports",
    title: "Email reports",
    does: "Emails saved views of reports to their owners: on Mondays about the week before, or on the first of a month about the month before, each on its owner’s morning.",
    everyMinutes: 15,
    run: async ({ database, now, signal }) => ({
      sent: await sendReportMails(database, now, signal),
    }),
  },
  {
    name: "seal-activity",
    title: "Seal team activity",
    does: "Seals the team activity of the hour before, so that later changes to it can be found.",
    everyMinutes: hour,
    run: async ({ database, now }) => ({
      sealed: await sealActivity(database, now),
    }),
  },
  {
    name: "remove-old-activity",
    title: "Remove old team activity",
    does: "Removes team activity that is more than 24 months old. Its seals stay.",
    everyMinutes: 24 * hour,
    run: async ({ database, now, signal }) => ({
      removed: await inBatches(signal, (atMost) => removeOldActivity(database, now, atMost)),
    }),
  },
];
