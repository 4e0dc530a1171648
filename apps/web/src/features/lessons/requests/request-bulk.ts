import type { LessonRequestFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../../shared/bulk/bulk.ts";

/** What can be done to many requests at once. */
export const requestBulk: Bulk<LessonRequestFilter> = {
  needs: "lessons:act",
  Dialog: lazyWithPreload(async () => (await import("./request-bulk-dialog.tsx")).RequestsBulk).Part,
  actions: [
    { kind: "REQUESTS_CLAIM", label: "Claim", description: "You look after them from now on." },
    {
      kind: "REQUESTS_OWNER",
      label: "Assign owner",
      description: "The owner looks after them from now on, and gets a notification.",
    },
    {
      kind: "REQUESTS_CANCEL",
      label: "Cancel requests",
      description: "What is cancelled leaves the list of open requests, and can be reopened for 90 days.",
      danger: true,
    },
  ],
};
