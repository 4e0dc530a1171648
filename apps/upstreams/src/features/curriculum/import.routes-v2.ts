import { z } from "zod";
import { importCheckInput, importInput } from "@app/domain/curriculum/import.ts";
import { curriculumShapes } from "@app/domain/enums.ts";
import { versionField } from "@app/domain/fields.ts";
import { messages } from "@app/domain/messages.ts";
import { kilobyte } from "../../http/body-size.ts";
import { read, write, type Route } from "../../http/route.ts";
import { templateFile } from "./import-file.ts";
import { importCheck, importRecord } from "./import.record.ts";
import { checkImport, lastImport, runImport, undoImport } from "./import.service.ts";

const path = "/curriculum/curriculum";
const common = { method: "post", shape: "record", permission: "curriculums:write" } as const;
/** A file of the largest size, escaped. */
const bodyLimit = 900 * kilobyte;
const shapeQuery = z.object({ shape: z.tuple([z.enum(curriculumShapes)], messages.required("Shape")) });
const curriculumQuery = z.object({ curriculumId: z.tuple([z.string()], messages.required("Curriculum")) });

/** Topics from files. Source: domain.md 3.8. */
export const importRoutes: Route[] = [
  read({
    path: `${path}/import/template`,
    summary: "A template file with one example line.",
    permission: "curriculums:read",
    shape: "record",
    query: shapeQuery,
    answer: z.object({ csv: z.string() }),
    handle: (_, { query }) => Promise.resolve({ csv: templateFile(query.shape[0]) }),
  }),
  read({
    path: `${path}/import/last`,
    summary: "The last import into a curriculum; null if there was none.",
    permission: "curriculums:write",
    shape: "record",
    query: curriculumQuery,
    answer: importRecord.nullable(),
    handle: (context, { query }) => lastImport(context, query.curriculumId[0]),
  }),
  write({
    ...common,
    path: `${path}/{id}/import-check`,
    summary: "Checks a file line by line without importing anything.",
    bodyLimit,
    body: importCheckInput,
    answer: importCheck,
    handle: (context, { params: { id = "" }, body }) => checkImport(context, id, body.csv),
  }),
  write({
    ...common,
    path: `${path}/{id}/import`,
    summary: "Imports the file as the check showed, all or nothing.",
    bodyLimit,
    body: importInput,
    answer: importRecord,
    handle: (context, { params: { id = "" }, body }) => runImport(context, id, body),
  }),
  write({
    ...common,
    path: `${path}/import/{id}/undo`,
    summary: "Archives what an import added, unless someone has changed it since.",
    body: z.object({ version: versionField }),
    answer: importRecord,
    handle: (context, { params: { id = "" }, body }) => undoImport(context, id, body.version),
  }),
];
