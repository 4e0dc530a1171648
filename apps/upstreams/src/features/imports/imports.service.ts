import { createHash } from "node:crypto";
import { and, count, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { dateOrders, importKinds, type ImportState } from "@app/domain/imports/import-enums.ts";
import { idField, optional } from "@app/domain/fields.ts";
import type { ImportFile } from "@app/domain/imports/import-column.ts";
import { fileMessages } from "@app/domain/files/file-kinds.ts";
import { importColumnsMax, importMessages, undoDays } from "@app/domain/imports/import-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { newId } from "../../database/new-id.ts";
import { files } from "../../database/schema/files.table.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { requirePermission } from "../../service/permission.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { keepFile } from "../files/files.public.ts";
import { dataVersionOf, isOvertaken } from "./data-version.ts";
import { isPlanned } from "./importable.ts";
import { importOf, importsOf, undoUntil } from "./imports.queries.ts";
import type { ImportRecord } from "./import.record.ts";
import { importKeys, importRows, imports, type ImportRow } from "./imports.table.ts";
import { importKindsByName } from "./kinds/kinds.ts";
import { heldUp } from "./problem-file.ts";
import { enterState } from "./import-lease.ts";

export const importStartInput = z.object({
  kind: z.enum(importKinds, messages.choice("Kind")),
  fileId: idField("File"),
  intoId: optional(idField("Target")).meta({ description: "What its rows become parts of, where they do." }),
});

export const importCheckInput = z.object({
  mapping: z.array(z.string().nullable()).max(importColumnsMax).meta({ description: "The field of each column." }),
  dateOrder: z.enum(dateOrders, messages.choice("Order of dates")).nullable().default(null),
  restores: z.boolean(messages.yesOrNo).default(false),
});

export const importRunInput = z.object({
  fingerprint: z.string(),
  leavesOut: z.boolean(messages.yesOrNo).default(false),
});

const wrongState = (verb: string) => new Refusal("WRONG_STATE", importMessages.wrongState(verb));

/** Takes up an uploaded file; it is read within seconds. */
export async function startImport(context: Context, input: z.output<typeof importStartInput>): Promise<ImportRecord> {
  const { db, actor, now } = context;
  const kind = importKindsByName[input.kind];
  requirePermission(context, kind.file.may.write);
  const intoId = isPlanned(kind) ? (input.intoId ?? null) : null;
  if (isPlanned(kind)) await kind.demandInto(context, intoId);
  const [file] = await db.select().from(files).where(eq(files.id, input.fileId));
  if (!file) throw fieldRefusal("fileId", fileMessages.uploadAgain);
  const id = newId(now);
  await keepFile(context, "fileId", file.id, {
    kind: kind.file.uploadedAs ?? "import",
    refersKind: "import",
    refersId: id,
  });
  const values = { id, kind: input.kind, intoId, fileId: file.id, fileName: file.name, sha256: file.sha256 ?? "" };
  const [job] = await db
    .insert(imports)
    .values({ ...values, ownerId: actor.id, workerId: actor.id, state: "reading", createdAt: now, turnAt: now })
    .returning();
  const entry = { action: "created", kind: "import", id, label: file.name, owner: actor.id } as const;
  await audit(context, { ...entry, after: { kind: input.kind, fileName: file.name } });
  return importOf(context, job as ImportRow);
}

/** An import that the caller may see, held until the transaction ends. */
export async function seen(context: Context, id: string): Promise<ImportRow> {
  const [job] = await context.db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), importsOf(context.actor)))
    .for("update");
  if (!job) throw new Refusal("NOT_FOUND", messages.missing("Import"));
  return job;
}

function demandMapping({ columns }: Pick<ImportFile, "columns">, mapping: readonly (string | null)[]) {
  const chosen = mapping.filter((field) => field !== null);
  if (chosen.length === 0) throw fieldRefusal("mapping", importMessages.mapSome);
  for (const field of chosen) {
    const column = columns.find((one) => one.field === field);
    if (!column) throw fieldRefusal("mapping", messages.choice("column"));
    if (chosen.indexOf(field) !== chosen.lastIndexOf(field)) {
      throw fieldRefusal("mapping", importMessages.mapOnce(column.label));
    }
  }
  const missing = columns.find(({ field, needed }) => needed && !chosen.includes(field));
  if (missing) throw fieldRefusal("mapping", importMessages.mapNeeded(missing.label));
}

const checkable: ImportState[] = ["mapping", "checking", "checked"];
/** One that was checked and then broken off is as it was before; a file that could not be read stays so. */
const isBrokenOff = ({ state, fingerprint }: ImportRow) => state === "failed" && fingerprint !== null;
const working = { holder: null, leasedUntil: null, error: null };

/** Forgets what rows did that were taken back: they are to do it anew. */
const forgetDone = ({ db }: Context, id: string) =>
  db
    .update(importRows)
    .set({ doneVersion: null, made: null, undo: null, undoReason: null })
    .where(eq(importRows.importId, id));

/** Begins the trial of a file as its columns are chosen now; nothing is changed by it. */
export async function checkImport(
  context: Context,
  id: string,
  { mapping: given, dateOrder, restores }: z.output<typeof importCheckInput>,
): Promise<ImportRecord> {
  const job = await seen(context, id);
  const kind = importKindsByName[job.kind];
  requirePermission(context, kind.file.may.write);
  if (!checkable.includes(job.state) && !isBrokenOff(job)) throw wrongState("checked");
  const mapping = job.headings.map((_, at) => given[at] ?? null);
  demandMapping(kind.file, mapping);
  const dataVersion = await dataVersionOf(context, kind, { ...job, mapping });
  const content = JSON.stringify([job.sha256, mapping, dateOrder, restores, dataVersion, newId(context.now)]);
  const fingerprint = createHash("sha256").update(content).digest("hex");
  await context.db.delete(importKeys).where(eq(importKeys.importId, id));
  if (isBrokenOff(job)) await forgetDone(context, id);
  const chosen = { mapping, dateOrder, restores, dataVersion, fingerprint, problemFileId: null, reached: 0 };
  const after = await enterState(context, job, {
    state: "checking",
    ...working,
    ...chosen,
    workerId: context.actor.id,
    begunAt: null,
    endedAt: null,
  });
  return importOf(context, after);
}

async function countOf(
  { db }: Context,
  id: string,
  verdicts: readonly ("create" | "update" | (typeof heldUp)[number])[],
) {
  const { importId, verdict } = importRows;
  const [row] = await db
    .select({ n: count() })
    .from(importRows)
    .where(and(eq(importId, id), inArray(verdict, [...verdicts])));
  return row?.n ?? 0;
}

/** Imports what was checked; refused where the file or the records are not as they were. */
export async function runImport(
  context: Context,
  id: string,
  { fingerprint, leavesOut }: z.output<typeof importRunInput>,
): Promise<ImportRecord> {
  const job = await seen(context, id);
  const kind = importKindsByName[job.kind];
  requirePermission(context, kind.file.may.write);
  if (job.state !== "checked") throw wrongState("imported");
  const [file] = await context.db.select({ sha256: files.sha256 }).from(files).where(eq(files.id, job.fileId));
  const isAsChecked = job.fingerprint === fingerprint && (file?.sha256 ?? "") === job.sha256;
  if (!isAsChecked || (await isOvertaken(context, kind, job))) {
    throw new Refusal("WRONG_STATE", importMessages.overtaken);
  }
  const left = await countOf(context, id, heldUp);
  if (left > 0 && !leavesOut) throw new Refusal("WRONG_STATE", importMessages.left(left));
  if ((await countOf(context, id, ["create", "update"])) === 0)
    throw new Refusal("WRONG_STATE", importMessages.nothing);
  const { actor } = context;
  const after = await enterState(context, job, {
    state: "importing",
    ...working,
    leavesOut,
    reached: 0,
    workerId: actor.id,
    begunAt: context.now,
  });
  return importOf(context, after);
}

const open: ImportState[] = ["reading", "mapping", "checking", "checked"];

/** Ends an import before anything is changed. */
export async function cancelImport(context: Context, id: string): Promise<ImportRecord> {
  const job = await seen(context, id);
  if (job.state === "cancelled") return importOf(context, job);
  if (!open.includes(job.state)) throw wrongState("cancelled");
  const after = await enterState(context, job, { state: "cancelled", ...working, endedAt: context.now });
  return importOf(context, after);
}

/** Begins to take an import back, row by row, and leaves what somebody has edited since. */
export async function undoImport(context: Context, id: string): Promise<ImportRecord> {
  const job = await seen(context, id);
  requirePermission(context, importKindsByName[job.kind].file.may.undo);
  if (job.state === "undoing" || job.state === "undone") return importOf(context, job);
  const until = undoUntil(job);
  if (until === null) throw wrongState("undone");
  if (context.now > until) throw new Refusal("WRONG_STATE", importMessages.tooOld(undoDays));
  const after = await enterState(context, job, { state: "undoing", ...working, workerId: context.actor.id });
  return importOf(context, after);
}
