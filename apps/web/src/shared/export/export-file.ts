import { exportMessages } from "@app/domain/system/export.ts";
import type { AccountJobRowFragment } from "../bulk/account-job.generated.ts";

type Written = Pick<AccountJobRowFragment, "fetchUntil" | "done">;

/** Whether an export's file exists: written and not yet removed. */
export const hasFile = ({ fetchUntil }: Pick<Written, "fetchUntil">, now: Date): boolean =>
  fetchUntil !== null && now < new Date(fetchUntil);

/** The text about a finished export's file. */
export const fileInWords = (job: Written, now: Date): string =>
  hasFile(job, now) ? exportMessages.ready(job.done) : exportMessages.removed(job.done);
