import type { BookedLessonFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../../shared/bulk/bulk.ts";

/** What can be done to many lessons at once; each is checked by itself. */
export const bookedBulk: Bulk<BookedLessonFilter> = {
  needs: "lessons:act",
  Dialog: lazyWithPreload(async () => (await import("./booked-bulk-dialog.tsx")).BookedInBulk).Part,
  actions: [
    { kind: "BOOKED_OUTCOME", label: "Mark outcome", description: "Each is settled as the cancellation policy says." },
    {
      kind: "BOOKED_REMIND",
      label: "Send reminder",
      description:
        "Tutors and customers get an email with the time by their own clock. Anyone reminded within the last hour gets none.",
    },
    { kind: "BOOKED_LINK", label: "Set link", description: "This link replaces the course’s." },
    {
      kind: "BOOKED_RESTORE",
      label: "Restore lessons",
      description: "Each is given at its time after all, and what its cancellation came to is taken back.",
      offered: ({ status }) => !status || status.includes("CANCELLED"),
    },
    {
      kind: "BOOKED_CANCEL",
      undo: "BOOKED_UNDO",
      label: "Cancel lessons",
      description: "What is charged depends on the notice for each. The times are free again.",
      danger: true,
    },
  ],
};
