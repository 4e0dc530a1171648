import { toEnumName } from "@app/domain/enums.ts";
import { accountJobKinds } from "@app/domain/system/account-job-enums.ts";
import { accountJobTitle, isShownFirst as isShownFirstKind } from "@app/domain/system/account-job.ts";
import type { AccountJobRowFragment } from "./account-job.generated.ts";

/** "Archive 12 regions" */
export function titleOf({ kind, total }: Pick<AccountJobRowFragment, "kind" | "total">): string {
  const known = accountJobKinds.find((name) => toEnumName(name) === kind);
  return known ? accountJobTitle(known, total) : "";
}

/** Whether the job has finished. */
export const hasEnded = ({ endedAt }: Pick<AccountJobRowFragment, "endedAt">): boolean => endedAt !== null;

/** The page with the job's results. */
export const jobAddress = (id: string): string => `/app/system/my-jobs?view=${id}`;

/** Whether what failed has to be chosen anew, as only what was shown is done. */
export const isShownFirst = ({ kind }: Pick<AccountJobRowFragment, "kind">): boolean =>
  accountJobKinds.some((name) => toEnumName(name) === kind && isShownFirstKind(name));

/** Whether the job produces a file. */
export const isExport = ({ kind }: Pick<AccountJobRowFragment, "kind">): boolean => kind.endsWith("_EXPORT");
