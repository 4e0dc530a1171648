import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk, BulkMutation } from "./bulk.ts";

/**
 * The dialog of a list whose actions only need confirmation. It and the mutation load when an action is chosen:
 *
 *     Dialog: plainBulk(async () => (await import("./region-jobs.generated.ts")).RegionsBulkActionDocument),
 */
export const plainBulk = <Filter>(load: () => Promise<BulkMutation<Filter>>): Bulk<Filter>["Dialog"] =>
  lazyWithPreload(async () => {
    const [{ bulkDialogOf }, mutation] = await Promise.all([import("./bulk-dialog.tsx"), load()]);
    return bulkDialogOf(mutation);
  }).Part;
