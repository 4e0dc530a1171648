import { exportMessages } from "@app/domain/system/export.ts";
import type { AccountJobRowFragment } from "../bulk/account-job.generated.ts";

type Written = Pick<AccountJobRowFragment, "fetchUntil" | "done">;

/** Whether an export has a file to fetch: it is written, and has not been removed since. */
export const hasFile = ({ fetchUntil }: Pick<Written, "fetchUntil">, now: Date): boolean =>
  fetchUntil !== null && now < new Date(fetchUntil);

/** What is to be said of the file of an export that is done. */
export const fileInWords = (job: Written, now: Date): string =>
  hasFile(job, now) ? exportMessages.ready(job.done) : exportMessages.removed(job.done);
