import { z } from "zod";
import { importVerdicts } from "@app/domain/enums.ts";
import { presenterOf } from "../../records/on-wire.ts";
import { recordShape } from "../../records/record.ts";
import type { ImportRow } from "./import.table.ts";

/** What a file would do to a curriculum. */
export const importCheck = z
  .object({
    rows: z.array(
      z.object({
        line: z.int().meta({ description: "The line number in the file; the header is line 1." }),
        path: z.array(z.string()),
        verdict: z.enum(importVerdicts),
        reason: z.string().nullable().meta({ description: "Why it cannot be imported." }),
      }),
    ),
    parts: z.int().meta({ description: "How many parts would be added, including those above the topics." }),
    create: z.int(),
    unchanged: z.int(),
    problems: z.int(),
    problemFile: z.string().nullable().meta({ description: "The lines with problems and the reasons, as CSV." }),
    fingerprint: z.string().meta({ description: "Send it with the import." }),
  })
  .meta({ id: "ImportCheck" });
export type ImportCheck = z.infer<typeof importCheck>;

/** A file that was imported. */
export const importRecord = z
  .object({
    ...recordShape,
    curriculumId: z.string(),
    fileName: z.string(),
    parts: z.int().meta({ description: "How many parts were added." }),
    unchanged: z.int(),
    leftOut: z.int(),
    undoneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "CurriculumImport" });
export type ImportRecord = z.infer<typeof importRecord>;

const withParts = presenterOf(importRecord);
export const importOf = (row: ImportRow): ImportRecord => withParts(row, { parts: row.partIds.length });
