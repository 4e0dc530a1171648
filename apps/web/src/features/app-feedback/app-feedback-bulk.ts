import type { AppFeedbackFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../shared/bulk/bulk.ts";
import { eventsForMany } from "../../shared/records/record-events.ts";
import { appFeedbackEvents } from "./app-feedback-events.ts";
import { appFeedbackKind } from "./app-feedback.kind.ts";

/** What can be done to many pieces of feedback at once. */
export const appFeedbackBulk: Bulk<AppFeedbackFilter> = {
  needs: appFeedbackKind.write,
  Dialog: lazyWithPreload(async () => (await import("./app-feedback-bulk-dialog.tsx")).AppFeedbackInBulk).Part,
  actions: [
    {
      kind: "APP_FEEDBACK_ASSIGN",
      label: "Assign",
      description: "The colleague looks after them from now on, and gets a notification.",
    },
    ...eventsForMany(appFeedbackEvents),
  ],
};
