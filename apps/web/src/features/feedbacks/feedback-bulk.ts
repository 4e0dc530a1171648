import type { FeedbackFilter } from "@app/schema/types.generated.ts";
import { ahead } from "@app/ui/page/ahead.tsx";
import type { Bulk } from "../../shared/bulk/bulk.ts";

/** What can be done to many pieces of feedback at once. */
export const feedbackBulk: Bulk<FeedbackFilter> = {
  needs: "lessons:act",
  Dialog: ahead(async () => (await import("./feedback-bulk-dialog.tsx")).FeedbacksInBulk).Part,
  actions: [
    { kind: "FEEDBACKS_ASSIGN", label: "Assign", means: "The colleague looks after them and gets a notice." },
    {
      kind: "FEEDBACKS_PRIORITY",
      label: "Set priority",
      means: "By when customers are to be answered moves with it, unless they have been.",
    },
    { kind: "FEEDBACKS_CLOSE", label: "Close", means: "Those that are resolved are closed; the others stay." },
  ],
};
