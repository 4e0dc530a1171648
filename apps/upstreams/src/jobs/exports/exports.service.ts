import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { exportFormats, exportJobKinds, type ExportJobKind } from "@app/domain/system/account-job-enums.ts";
import { messages } from "@app/domain/messages.ts";
import type { Permission } from "@app/domain/permissions.ts";
import { exportMessages, xlsxMostRows } from "@app/domain/system/export.ts";
import { isExport } from "@app/domain/system/account-job.ts";
import { accountJobs, type AccountJobRow } from "../../database/schema/account-jobs.table.ts";
import { files } from "../../database/schema/files.table.ts";
import { countReportRows, permissionOfReport } from "../../features/reports/reports.public.ts";
import { presentFiles, type FileRecord } from "../../features/files/files.public.ts";
import type { Context } from "../../service/context.ts";
import { parse } from "../../service/parse.ts";
import { requirePermission } from "../../service/permission.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import type { AccountJobRecord } from "../account-jobs/account-jobs.record.ts";
import { addJob, isOwn } from "../account-jobs/own-jobs.ts";
import { exportKinds } from "./kinds.ts";
import { askedBy, countRows } from "./read-rows.ts";

/** The input of an export. */
export const exportPayload = z.object({
  query: z.string().max(8_000).meta({
    description: "The query of the list, without page; of a report that of its page, with its name as `report`.",
  }),
  format: z.enum(exportFormats, messages.choice("Format")),
  columns: z
    .array(z.string().max(40), messages.list("Columns"))
    .min(1, exportMessages.columns)
    .max(100)
    .optional()
    .meta({ description: "Ids of the columns, in their order; every column if left out." }),
});
export type ExportPayload = z.infer<typeof exportPayload>;

export const exportAsked = exportPayload.extend({ kind: z.enum(exportJobKinds, messages.choice("Kind")) });

/** Refuses more rows than a workbook can hold. */
export function checkRows(format: ExportPayload["format"], rows: number): void {
  if (format === "xlsx" && rows > xlsxMostRows) throw fieldRefusal("format", exportMessages.tooManyForXlsx(rows));
}

/** The permission to read what is in the file. */
const permissionFor = (name: ExportJobKind, { query }: Pick<ExportPayload, "query">): Permission =>
  name === "report-export" ? permissionOfReport(query) : exportKinds[name].permission;

/** How many rows the file will have; refused if it is asked for what there is not. */
async function rowsAsked(
  context: Context,
  name: ExportJobKind,
  { query, columns = [] }: ExportPayload,
): Promise<number> {
  if (name === "report-export") {
    if (columns.length > 0) throw fieldRefusal("columns", exportMessages.noColumns);
    return countReportRows(context, query);
  }
  const kind = exportKinds[name];
  const known = new Set(kind.columns.map(({ id }) => id));
  const unknown = columns.find((id) => !known.has(id));
  if (unknown !== undefined) throw fieldRefusal("columns", exportMessages.unknownColumn(unknown));
  return countRows(context, await askedBy(kind, query, context));
}

/** Starts an export of a list as the caller sees it; a server's runner picks it up within seconds. */
export async function startExport(
  context: Context,
  { kind: name, ...payload }: ExportPayload & { kind: ExportJobKind },
  retryOf: string | null = null,
): Promise<AccountJobRecord> {
  requirePermission(context, permissionFor(name, payload));
  const rows = await rowsAsked(context, name, payload);
  checkRows(payload.format, rows);
  return addJob(context, { kind: name, payload, retryOf }, () => Promise.resolve(rows));
}

/** Starts the same export again, of the list as it is now. */
export function exportAgain(
  context: Context,
  { id, kind, payload }: Pick<AccountJobRow, "id" | "payload"> & { kind: ExportJobKind },
): Promise<AccountJobRecord> {
  return startExport(context, { kind, ...parse(exportPayload, payload) }, id);
}

const gone = () => new Refusal("NOT_FOUND", exportMessages.gone);

/** The file of the caller's own export, with a link created for this response, as long as they may read the list. */
export async function exportedFile(context: Context, id: string): Promise<FileRecord> {
  const [job] = await context.db
    .select()
    .from(accountJobs)
    .where(and(eq(accountJobs.id, id), isOwn(context)));
  if (!job || !isExport(job.kind)) throw new Refusal("NOT_FOUND", messages.missing("Job"));
  requirePermission(context, permissionFor(job.kind, parse(exportPayload, job.payload)));
  if (job.fileId === null) throw gone();
  const [file] = await context.db
    .select()
    .from(files)
    .where(and(eq(files.id, job.fileId), eq(files.createdBy, context.actor.id)));
  if (!file) throw gone();
  const [shown] = await presentFiles(context, [file]);
  return shown as FileRecord;
}
