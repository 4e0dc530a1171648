import { publishDueUpdates } from "../features/product-updates/updates.public.ts";
import { inBatches, smallBatch, type Job } from "./job.ts";

/** Time-driven changes of what the learning app shows. */
export const appJobs: readonly Job[] = [
  {
    name: "publish-updates",
    title: "Publish product updates",
    does: "Publishes product updates of the learning app at the time they are scheduled for, each once.",
    everyMinutes: 5,
    run: async ({ database, now, signal }) => ({
      published: await inBatches(signal, (atMost) => publishDueUpdates(database, now, atMost), smallBatch),
    }),
  },
];
