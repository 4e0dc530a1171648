import { demoResetHour } from "@app/domain/demo/demo-change.ts";
import { resetDemo } from "../features/demo/demo.public.ts";
import type { Job } from "./job.ts";

/** What keeps the demo apps as they began. */
export const demoJobs: readonly Job[] = [
  {
    name: "reset-demo",
    title: "Reset the demo apps",
    does: "Brings everything in the demo apps back to its beginning, between 03:00 and 04:00 UTC.",
    // Less than that hour, so that no night is left out.
    everyMinutes: 30,
    run: async ({ database, now }) => ({ reset: now.getUTCHours() === demoResetHour ? await resetDemo(database) : 0 }),
  },
];
