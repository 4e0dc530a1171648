import type { FeedbackFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../shared/bulk/bulk.ts";

/** What can be done to many pieces of feedback at once. */
export const feedbackBulk: Bulk<FeedbackFilter> = {
  needs: "lessons:act",
  Dialog: lazyWithPreload(async () => (await import("./feedback-bulk-dialog.tsx")).FeedbacksBulkAction).Part,
  actions: [
    {
      kind: "FEEDBACKS_ASSIGN",
      label: "Assign",
      description: "The colleague looks after them from now on, and gets a notification.",
    },
    {
      kind: "FEEDBACKS_PRIORITY",
      label: "Set priority",
      description: "The time to answer by changes too, unless the customer has been answered.",
    },
    { kind: "FEEDBACKS_CLOSE", label: "Close", description: "Those that are resolved are closed; the others stay." },
  ],
};
