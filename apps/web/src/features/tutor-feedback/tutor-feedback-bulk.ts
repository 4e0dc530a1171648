import type { TutorFeedbackFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../shared/bulk/bulk.ts";

/** What can be done to many pieces of feedback at once. */
export const tutorFeedbackBulk: Bulk<TutorFeedbackFilter> = {
  needs: "tutors:write",
  Dialog: lazyWithPreload(async () => (await import("./tutor-feedback-bulk-dialog.tsx")).TutorFeedbackInBulk).Part,
  actions: [
    {
      kind: "TUTOR_FEEDBACK_ASSIGN",
      label: "Assign",
      description: "The colleague looks after them from now on, and gets a notification.",
    },
    { kind: "TUTOR_FEEDBACK_ACKNOWLEDGE", label: "Acknowledge", description: "Those that are new count as read." },
  ],
};
