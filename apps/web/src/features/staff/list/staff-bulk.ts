import type { StaffUserFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../../shared/bulk/bulk.ts";

/** What can be done to many staff accounts at once. */
export const staffBulk: Bulk<StaffUserFilter> = {
  needs: "staff:act",
  Dialog: lazyWithPreload(async () => (await import("./staff-bulk-dialog.tsx")).StaffBulk).Part,
  actions: [
    {
      kind: "STAFF_SUSPEND",
      label: "Suspend",
      description: "They will be signed out everywhere and will not be able to sign in.",
      danger: true,
    },
    {
      kind: "STAFF_REINSTATE",
      label: "Reinstate",
      description: "They can sign in again, and get an email that says so.",
    },
  ],
};
