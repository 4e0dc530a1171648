import type { CustomerPodFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../../shared/bulk/bulk.ts";

/** What can be done to many pods at once. */
export const podBulk: Bulk<CustomerPodFilter> = {
  needs: "customers:write",
  Dialog: lazyWithPreload(async () => (await import("./pod-bulk-dialog.tsx")).PodsBulk).Part,
  actions: [
    {
      kind: "PODS_MESSAGE",
      label: "Send email",
      description:
        "Everyone who pays for a pod gets an email of their own. Pods with somebody who has no address are listed.",
    },
    { kind: "PODS_PAUSE", label: "Pause", description: "Only active pods are paused; they can be resumed." },
  ],
};
