import type { ConfirmedLessonFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../../shared/bulk/bulk.ts";

/** What can be done to many courses at once. */
export const courseBulk: Bulk<ConfirmedLessonFilter> = {
  needs: "lessons:act",
  Dialog: lazyWithPreload(async () => (await import("./course-bulk-dialog.tsx")).CoursesInBulk).Part,
  actions: [
    {
      kind: "COURSES_PAUSE",
      label: "Pause",
      description:
        "There are no lessons for a while. Booked ones are cancelled; what is charged depends on the notice for each.",
    },
    {
      kind: "COURSES_TOP_UP",
      label: "Send top-up invoice",
      description: "Each course gets a prepayment invoice for more lessons. Only what is shown here is sent.",
      needs: "invoices:act",
      offered: ({ billing }) => !billing?.length || billing.includes("PREPAID"),
    },
    {
      kind: "COURSES_MESSAGE",
      label: "Send email",
      description:
        "Everyone who pays for a course gets an email of their own. Courses with nobody to write to are listed.",
    },
  ],
};
