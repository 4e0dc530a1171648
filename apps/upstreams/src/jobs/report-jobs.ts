import { removeOldActivity, sealActivity } from "../features/reports/reports.public.ts";
import { inBatches, type Job } from "./job.ts";

const hour = 60;

/** What reports keep for themselves. */
export const reportJobs: readonly Job[] = [
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
