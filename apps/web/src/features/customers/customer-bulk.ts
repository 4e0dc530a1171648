import type { CustomerFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../shared/bulk/bulk.ts";
import { archivingMeans, restoringMeans } from "./customer-archiving.ts";

/** A list of archived customers offers to restore them, and nothing else. */
const areInUse = ({ archived }: CustomerFilter) => archived !== true;

/** What can be done to many customers at once. */
export const customerBulk: Bulk<CustomerFilter> = {
  needs: "customers:write",
  Dialog: lazyWithPreload(async () => (await import("./customer-bulk-dialog.tsx")).CustomersBulk).Part,
  actions: [
    { kind: "CUSTOMERS_TAG", label: "Add tag", description: "Those who have it already keep it.", offered: areInUse },
    { kind: "CUSTOMERS_UNTAG", label: "Remove tag", description: "Their other tags stay.", offered: areInUse },
    {
      kind: "CUSTOMERS_OWNER",
      label: "Assign owner",
      description: "The owner looks after them from now on.",
      offered: areInUse,
    },
    {
      kind: "CUSTOMERS_MESSAGE",
      label: "Send email",
      description:
        "Each gets an email of their own. Those without an address, and those who said no to news, are listed.",
      offered: areInUse,
    },
    { kind: "CUSTOMERS_ARCHIVE", label: "Archive", description: archivingMeans, danger: true, offered: areInUse },
    {
      kind: "CUSTOMERS_RESTORE",
      label: "Restore",
      description: restoringMeans,
      offered: ({ archived }) => archived === true,
    },
  ],
};
