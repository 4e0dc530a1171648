import { z } from "zod";
import { dateOrders, importKinds, importStates, rowVerdicts, undoVerdicts } from "@app/domain/imports/import-enums.ts";
import { fileRecord } from "../files/files.public.ts";

const instant = z.iso.datetime();

/** A file that is being imported, or was. */
export const importRecord = z
  .object({
    _id: z.string(),
    kind: z.enum(importKinds),
    intoId: z.string().nullable().meta({
      description: "The curriculum that its topics are put into, or the lesson of its blocks; null for others.",
    }),
    state: z.enum(importStates),
    fileName: z.string(),
    ownerId: z.string(),
    headings: z.array(z.string()),
    notes: z.array(z.string()).meta({ description: "What is to be known of how the file was read, in sentences." }),
    mapping: z.array(z.string().nullable()).meta({ description: "The field of each column, by its place." }),
    sample: z.array(z.array(z.string())).meta({ description: "The first rows, until the file is checked." }),
    dateOrder: z.enum(dateOrders).nullable(),
    restores: z.boolean(),
    leavesOut: z.boolean(),
    total: z.int(),
    reached: z.int().meta({ description: "The last row that the work under way has come to." }),
    done: z.int().meta({ description: "How many rows the work under way has done." }),
    verdicts: z.array(z.object({ verdict: z.enum(rowVerdicts), count: z.int() })),
    undone: z.array(z.object({ undo: z.enum(undoVerdicts), count: z.int() })),
    fingerprint: z.string().nullable().meta({ description: "Send it with the import." }),
    problemFile: fileRecord.nullable(),
    error: z.string().nullable(),
    createdAt: instant,
    importedAt: instant.nullable(),
    undoneAt: instant.nullable(),
    undoUntil: instant.nullable().meta({ description: "Until when it can be undone; null where it cannot." }),
  })
  .meta({ id: "FileImport" });
export type ImportRecord = z.infer<typeof importRecord>;

/** A row of a file and what becomes of it. */
export const importRowRecord = z
  .object({
    _id: z.string(),
    row: z.int().meta({ description: "As the file counts them; the headings are row 1." }),
    label: z.string(),
    url: z.string().nullable().meta({ description: "A path of the portal." }),
    verdict: z.enum(rowVerdicts),
    problem: z.string().nullable(),
    cells: z
      .array(z.object({ column: z.int(), heading: z.string(), text: z.string(), problem: z.string().nullable() }))
      .meta({ description: "Of a row that cannot be imported: the cells to correct, as they stand in the file." }),
    changes: z.array(z.object({ label: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
    candidates: z.array(z.object({ label: z.string(), url: z.string().nullable() })),
    undo: z.enum(undoVerdicts).nullable(),
    undoReason: z.string().nullable(),
  })
  .meta({ id: "FileImportRow" });
export type ImportRowRecord = z.infer<typeof importRowRecord>;
