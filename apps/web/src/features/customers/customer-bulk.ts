import type { CustomerFilter } from "@app/schema/types.generated.ts";
import { ahead } from "@app/ui/page/ahead.tsx";
import type { Bulk } from "../../shared/bulk/bulk.ts";

/** What can be done to many customers at once. */
export const customerBulk: Bulk<CustomerFilter> = {
  needs: "customers:write",
  Dialog: ahead(async () => (await import("./customer-bulk-dialog.tsx")).CustomersBulk).Part,
  actions: [
    { kind: "CUSTOMERS_TAG", label: "Add tag", means: "Those who have it already keep it." },
    { kind: "CUSTOMERS_UNTAG", label: "Remove tag", means: "Their other tags stay." },
    { kind: "CUSTOMERS_OWNER", label: "Assign owner", means: "The owner looks after them from now on." },
  ],
};
