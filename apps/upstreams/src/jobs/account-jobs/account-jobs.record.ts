import { z } from "zod";
import { accountJobKinds, accountJobStates, itemVerdicts } from "@app/domain/system/account-job-enums.ts";
import { isExport } from "@app/domain/system/account-job.ts";
import { exportKeptDays } from "@app/domain/system/export.ts";
import type { AccountJobItemRow, AccountJobRow } from "../../database/schema/account-jobs.table.ts";

const instant = z.iso.datetime();

const keptUntil = (endedAt: Date) => new Date(endedAt.getTime() + exportKeptDays * 24 * 60 * 60_000);

/** A job as its owner sees it. */
export const accountJobRecord = z
  .object({
    _id: z.string(),
    kind: z.enum(accountJobKinds),
    state: z.enum(accountJobStates),
    total: z.int(),
    done: z.int(),
    skipped: z.int(),
    failed: z.int(),
    askedAt: instant,
    startedAt: instant.nullable(),
    endedAt: instant.nullable(),
    error: z.string().nullable().meta({ description: "Why it could not go on." }),
    retryOf: z.string().nullable().meta({ description: "The id of the job whose failed records it tries again." }),
    fetchUntil: instant
      .nullable()
      .meta({ description: "Of an export that is done: until when its file is kept, also once that is past." }),
  })
  .meta({ id: "AccountJob" });
export type AccountJobRecord = z.infer<typeof accountJobRecord>;

/** A record of a job with its result. */
export const accountJobItemRecord = z
  .object({
    _id: z.string(),
    recordId: z.string(),
    label: z.string(),
    url: z.string().meta({ description: "A path of the portal." }),
    verdict: z.enum(itemVerdicts).nullable().meta({ description: "Null until its turn comes." }),
    reason: z.string().nullable(),
    at: instant.nullable(),
  })
  .meta({ id: "AccountJobItem" });
export type AccountJobItemRecord = z.infer<typeof accountJobItemRecord>;

export const accountJobOf = (row: AccountJobRow): AccountJobRecord => ({
  _id: row.id,
  kind: row.kind,
  state: row.state,
  total: row.total,
  done: row.done,
  skipped: row.skipped,
  failed: row.failed,
  askedAt: row.askedAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  error: row.error,
  retryOf: row.retryOf,
  fetchUntil:
    !isExport(row.kind) || row.state !== "done" || row.endedAt === null ? null : keptUntil(row.endedAt).toISOString(),
});

export const accountJobItemOf = (row: AccountJobItemRow): AccountJobItemRecord => ({
  _id: `${row.jobId}-${row.place}`,
  recordId: row.recordId,
  label: row.label,
  url: row.url,
  verdict: row.verdict,
  reason: row.reason,
  at: row.at?.toISOString() ?? null,
});
