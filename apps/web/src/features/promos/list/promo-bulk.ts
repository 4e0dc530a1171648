import type { PromoFilter } from "@app/schema/types.generated.ts";
import type { Bulk } from "../../../shared/bulk/bulk.ts";
import { plainBulk } from "../../../shared/bulk/plain-bulk.ts";

/** What can be done to many promos at once. */
export const promoBulk: Bulk<PromoFilter> = {
  needs: "promos:act",
  Dialog: plainBulk(async () => (await import("./promo-jobs.generated.ts")).PromosBulkActionDocument),
  actions: [
    {
      kind: "PROMOS_PAUSE",
      label: "Pause",
      description:
        "Their codes are refused until they are resumed. Invoices that were sent with them stay as they are. Only active promos are paused.",
    },
    {
      kind: "PROMOS_ARCHIVE",
      label: "Archive",
      description: "Their codes are refused from now on. Invoices that were sent with them keep their discount.",
      danger: true,
    },
  ],
};
