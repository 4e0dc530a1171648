import { importMessages, tellAfterMs } from "@app/domain/imports/import-messages.ts";
import type { ImportState } from "@app/domain/imports/import-enums.ts";
import { serversLostMax } from "@app/domain/system/given-up.ts";
import type { Context } from "../../service/context.ts";
import { notifyPerson } from "../notifications/notifications.public.ts";
import type { ImportRow } from "./imports.table.ts";

const ends: Partial<Record<ImportState, (fileName: string) => string>> = {
  imported: importMessages.ended,
  failed: importMessages.endedFailed,
};

/**
 * Tells whoever had a file imported that it is over, where that took so long that they will have gone on to
 * something else, or where servers ended at it.
 */
export async function notifyEnd(context: Pick<Context, "db" | "now">, job: ImportRow, after: ImportRow): Promise<void> {
  const title = ends[after.state];
  const isSoon = job.begunAt === null || context.now.getTime() - job.begunAt.getTime() <= tellAfterMs;
  if (!title || (isSoon && job.lostServers < serversLostMax)) return;
  await notifyPerson(context, job.workerId, {
    type: "item_shipped",
    kind: "import",
    title: title(job.fileName),
    description: after.error ?? importMessages.seeRows,
    url: `/app/system/imports/${job.id}`,
  });
}
