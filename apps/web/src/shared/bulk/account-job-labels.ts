import { toEnumName } from "@app/domain/enums.ts";
import { accountJobKinds } from "@app/domain/system/account-job-enums.ts";
import { accountJobTitle } from "@app/domain/system/account-job.ts";
import type { AccountJobRowFragment } from "./account-job.generated.ts";

/** "Archive 12 regions" */
export function titleOf({ kind, total }: Pick<AccountJobRowFragment, "kind" | "total">): string {
  const known = accountJobKinds.find((name) => toEnumName(name) === kind);
  return known ? accountJobTitle(known, total) : "";
}

/** Nobody does anything to it any more. */
export const hasEnded = ({ endedAt }: Pick<AccountJobRowFragment, "endedAt">): boolean => endedAt !== null;

/** Where its owner sees what became of each record. */
export const jobAddress = (id: string): string => `/app/system/my-jobs?view=${id}`;

/** Whether it ends with a file to fetch. */
export const isExport = ({ kind }: Pick<AccountJobRowFragment, "kind">): boolean => kind.endsWith("_EXPORT");
