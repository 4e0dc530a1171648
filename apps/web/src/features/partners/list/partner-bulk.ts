import type { PartnerFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../../shared/bulk/bulk.ts";
import { partnerKind } from "../partner.kind.ts";

/** What can be done to many partners at once. */
export const partnerBulk: Bulk<PartnerFilter> = {
  needs: partnerKind.act,
  Dialog: lazyWithPreload(async () => (await import("./partner-bulk-dialog.tsx")).PartnerBulk).Part,
  actions: [
    {
      kind: "PARTNERS_SUSPEND",
      label: "Suspend",
      description:
        "Their users cannot work in the partners’ app until they are reinstated. Only active partners are suspended; the others are listed afterwards.",
      danger: true,
    },
    {
      kind: "PARTNERS_REINSTATE",
      label: "Reinstate",
      description:
        "Their users can work in the partners’ app again. Only suspended partners are reinstated; the others are listed afterwards.",
    },
  ],
};
