import type { PartnerUserFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../../../shared/bulk/bulk.ts";
import { partnerUserKind } from "../user.kind.ts";

/** What can be done to many partner users at once. */
export const userBulk: Bulk<PartnerUserFilter> = {
  needs: partnerUserKind.act,
  Dialog: lazyWithPreload(async () => (await import("./user-bulk-dialog.tsx")).UserBulk).Part,
  actions: [
    {
      kind: "PARTNER_USERS_INVITE",
      label: "Invite again",
      description:
        "Each who has not accepted yet gets a new link that works for seven days. The links before stop working; the others are listed afterwards.",
    },
    {
      kind: "PARTNER_USERS_SUSPEND",
      label: "Suspend",
      description:
        "They cannot work in the partners’ app until they are reinstated. A partner’s last active owner is left out.",
      danger: true,
    },
    {
      kind: "PARTNER_USERS_REINSTATE",
      label: "Reinstate",
      description: "They can work in the partners’ app again.",
    },
    {
      kind: "PARTNER_USERS_DEACTIVATE",
      label: "Deactivate",
      description:
        "They cannot work in the partners’ app any more. This cannot be undone. A partner’s last active owner is left out.",
      danger: true,
    },
  ],
};
