import { deactivateAfterEnd, notifyOfAgreements } from "../features/partners/partner-jobs.public.ts";
import { inBatches, smallBatch, type Job } from "./job.ts";

const hour = 60;

/** Time-driven changes of partners and of those who work for them. */
export const partnerJobs: readonly Job[] = [
  {
    name: "tell-of-agreements",
    title: "Remind owners of partners’ agreements",
    does: "Reminds a partner’s owner by notice and task 60, 30 and 7 days before the agreement ends, each once.",
    everyMinutes: hour,
    run: async ({ database, now, signal }) => ({
      told: await inBatches(signal, (atMost) => notifyOfAgreements(database, now, atMost), smallBatch),
    }),
  },
  {
    name: "deactivate-partner-users",
    title: "Deactivate partners’ users",
    does: "Deactivates users of partners that ended 30 days ago.",
    everyMinutes: 24 * hour,
    run: async ({ database, now, signal }) => ({
      deactivated: await inBatches(signal, (atMost) => deactivateAfterEnd(database, now, atMost), smallBatch),
    }),
  },
];
