import { notifyOfExpiringTokens } from "../features/tokens/token-jobs.public.ts";
import { inBatches, smallBatch, type Job } from "./job.ts";

const hour = 60;

/** Time-driven work on service tokens. */
export const tokenJobs: readonly Job[] = [
  {
    name: "tell-of-expiring-tokens",
    title: "Remind owners of service tokens",
    does: "Reminds a service token’s owner and maker by email and notice 30, 7 and 1 days before its last day, each once.",
    everyMinutes: hour,
    run: async ({ database, now, signal }) => ({
      told: await inBatches(signal, (atMost) => notifyOfExpiringTokens(database, now, atMost), smallBatch),
    }),
  },
];
