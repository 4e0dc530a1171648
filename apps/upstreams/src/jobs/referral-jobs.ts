import { expireReferrals, followReferrals } from "../features/referrals/follow.public.ts";
import { inBatches, smallBatch, type Job } from "./job.ts";

/** Time-driven changes of referrals. */
export const referralJobs: readonly Job[] = [
  {
    name: "follow-referrals",
    title: "Follow referrals",
    does: "Moves referrals on by what was paid, taught and given back, and ends those that led to nothing in 90 days.",
    everyMinutes: 60,
    async run({ database, now, signal }) {
      const moved = await followReferrals(database, now, signal);
      return {
        moved,
        expired: await inBatches(signal, (atMost) => expireReferrals(database, now, atMost), smallBatch),
      };
    },
  },
];
