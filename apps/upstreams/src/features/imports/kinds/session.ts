import { blockOfRow } from "@app/domain/content/question-row.ts";
import { readFileBlock } from "@app/domain/content/session-file-block.ts";
import type { ImportFile } from "@app/domain/imports/import-column.ts";
import { questionFile, sessionFile } from "@app/domain/imports/session-file.ts";
import { newId } from "../../../database/new-id.ts";
import type { Context } from "../../../service/context.ts";
import {
  demandSession,
  formulaFault,
  planBlocks,
  sessionState,
  revertBlocks,
  type GivenBlock,
} from "../../content/session-import.public.ts";
import type { PlannedImportable, Problems, Values } from "../importable.ts";

/** With the place in the block before what is wrong there: such files have no columns to name it. */
const placed = (problems: Problems): Problems =>
  Object.fromEntries(
    Object.entries(problems).map(([path, message]) => [path, path === "" ? message : `${path}: ${message}`]),
  );

/** Blocks of a session: rows are put into it together, as one save. */
const blockImport = (file: ImportFile, given: (context: Context, values: Values) => GivenBlock): PlannedImportable => ({
  file,
  urlOf: () => null,
  demandInto: demandSession,
  dataVersion: sessionState,
  async plan(context, job, rows) {
    const blocks = rows.map(({ values }) => given(context, values));
    const { rows: planned, write } = await planBlocks(context, job.intoId ?? "", blocks);
    return {
      rows: file.uploadedAs
        ? planned.map((row) => ({ ...row, problems: row.problems && placed(row.problems) }))
        : planned,
      write: async () => (await write()).map((record) => record && { record, besides: [] }),
    };
  },
  undo: (context, job, added) => revertBlocks(context, job.intoId ?? "", added),
});

/** With its column of ids chosen, blocks keep theirs; left out, all are made anew. */
export const sessionImport = blockImport(sessionFile, (_, { id, block }) => {
  const read = readFileBlock(typeof block === "string" ? block : "");
  return "block" in read ? { ...read, keepsIds: id !== undefined } : read;
});

export const questionImport = blockImport(questionFile, ({ now }, values) => {
  const read = blockOfRow(values, () => newId(now), formulaFault);
  const label = [values.questionText, values.description].find((text) => typeof text === "string") ?? "–";
  return "block" in read ? { ...read, keepsIds: true, label } : { ...read, label };
});
