import { z } from "zod";
import { list, write, type Route } from "../../http/route.ts";
import { importRecord, importRowRecord } from "./import.record.ts";
import { importCorrectionInput, correctImport } from "./corrections.ts";
import { importList, importRowList, listImportRows, listImports } from "./imports.queries.ts";
import {
  cancelImport,
  checkImport,
  importCheckInput,
  importRunInput,
  importStartInput,
  runImport,
  startImport,
  undoImport,
} from "./imports.service.ts";

const common = { method: "post", permission: "signedIn", shape: "record", answer: importRecord } as const;

/** Files of records: read, tried out, imported, taken back. Who may write the records may import them. */
export const fileImportRoutes: Route[] = [
  list({
    path: "/imports",
    summary: "A list of the caller's own imports; of everybody's for a super-admin or a director.",
    permission: "signedIn",
    list: importList,
    answer: importRecord,
    handle: listImports,
  }),
  list({
    path: "/imports/rows",
    summary: "The rows of imports that the caller may see, each with what becomes of it.",
    permission: "signedIn",
    list: importRowList,
    answer: importRowRecord,
    handle: listImportRows,
  }),
  write({
    ...common,
    path: "/imports",
    summary: "Takes up an uploaded file, to be read.",
    status: 201,
    body: importStartInput,
    handle: (context, { body }) => startImport(context, body),
  }),
  write({
    ...common,
    path: "/imports/{id}/check",
    summary: "Tries a file out row by row, as its columns are chosen now. Nothing is changed.",
    body: importCheckInput,
    handle: (context, { params: { id = "" }, body }) => checkImport(context, id, body),
  }),
  write({
    ...common,
    path: "/imports/{id}/mend",
    summary: "Corrects cells of a checked file, and tries it out again. The file itself stays as it was sent.",
    body: importCorrectionInput,
    handle: (context, { params: { id = "" }, body }) => correctImport(context, id, body),
  }),
  write({
    ...common,
    path: "/imports/{id}/run",
    summary: "Imports what was checked, all or nothing. Refused if the file or the records have changed since.",
    body: importRunInput,
    handle: (context, { params: { id = "" }, body }) => runImport(context, id, body),
  }),
  write({
    ...common,
    path: "/imports/{id}/cancel",
    summary: "Ends an import before anything is changed.",
    body: z.object({}),
    handle: (context, { params: { id = "" } }) => cancelImport(context, id),
  }),
  write({
    ...common,
    path: "/imports/{id}/undo",
    summary: "Takes an import back, but for what somebody has edited since.",
    body: z.object({}),
    handle: (context, { params: { id = "" } }) => undoImport(context, id),
  }),
];
