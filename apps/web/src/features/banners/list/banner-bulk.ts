import type { BannerFilter } from "@app/schema/types.generated.ts";
import type { Bulk } from "../../../shared/bulk/bulk.ts";
import { plainBulk } from "../../../shared/bulk/plain-bulk.ts";

/** What can be done to many banners at once. */
export const bannerBulk: Bulk<BannerFilter> = {
  needs: "promos:act",
  Dialog: plainBulk(async () => (await import("./banner-jobs.generated.ts")).BannersBulkActionDocument),
  actions: [
    {
      kind: "BANNERS_PAUSE",
      label: "Pause",
      description: "They show nowhere until they are resumed. Only active banners are paused.",
    },
    {
      kind: "BANNERS_ARCHIVE",
      label: "Archive",
      description: "They show nowhere any more.",
      danger: true,
    },
  ],
};
