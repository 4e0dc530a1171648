import type { TutorFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../shared/bulk/bulk.ts";

/** What can be done to many tutors at once. */
export const tutorBulk: Bulk<TutorFilter> = {
  needs: "tutors:write",
  Dialog: lazyWithPreload(async () => (await import("./tutor-bulk-dialog.tsx")).TutorsBulk).Part,
  actions: [
    { kind: "TUTORS_TAG", label: "Add tag", description: "Those who have it already keep it." },
    { kind: "TUTORS_UNTAG", label: "Remove tag", description: "Their other tags stay." },
    {
      kind: "TUTORS_MESSAGE",
      label: "Send email",
      description: "Each gets an email of their own. Those without an address are listed.",
    },
  ],
};
