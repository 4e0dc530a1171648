import { demoResetMinutes } from "@app/domain/demo/demo-change.ts";
import { resetDemo } from "../features/demo/demo.public.ts";
import type { Job } from "./job.ts";

/** What keeps the demo apps as they began. */
export const demoJobs: readonly Job[] = [
  {
    name: "reset-demo",
    title: "Reset the demo apps",
    does: "Brings everything in the demo apps back to its beginning.",
    everyMinutes: demoResetMinutes,
    run: async ({ database }) => ({ reset: await resetDemo(database) }),
  },
];
