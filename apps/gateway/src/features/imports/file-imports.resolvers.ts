import { importFiles } from "@app/domain/imports/import-files.ts";
import type { FileImport } from "@app/schema/upstreams/v2.records.generated.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { placeOf, toPage } from "../../records/list-page.ts";
import { listQueryOf } from "../../records/record-kinds.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const withImport = (work: () => Promise<FileImport>) =>
  withUserErrors({ import: null }, async () => ({ import: await work() }));

/** The target of an import's rows, if it is of this kind. */
const intoOf = ({ kind, intoId }: FileImport, into: "curriculum" | "lesson") =>
  importFiles[kind].into === into ? intoId : null;

export const fileImportsResolvers: Resolvers = {
  Query: {
    fileImports: async (_, { kind, curriculumId, state, page }, { sources }) => {
      const filter = { ...(kind && { kind }), ...(curriculumId && { intoId: curriculumId }), ...(state && { state }) };
      return toPage(await sources.fileImport.list(listQueryOf("FileImport", { page, filter, sort: "CREATED_DESC" })));
    },
    fileImportRows: async (_, { import: importId, verdict, undo, page }, { sources }) =>
      toPage(
        await sources.fileImport.rowsOf({
          importId,
          verdict: verdict ?? null,
          undo: undo ?? null,
          ...placeOf(page),
        }),
      ),
  },
  Mutation: {
    fileImportStart: (_, { kind, fileId, curriculumId, lessonId, idempotencyKey }, { sources }) => {
      const intoId = curriculumId ?? lessonId ?? null;
      return withImport(() => sources.fileImport.create({ kind, fileId, intoId }, idempotencyKey));
    },
    fileImportCheck: (_, { id, input, idempotencyKey }, { sources }) =>
      withImport(() => sources.fileImport.fire(id, "check", input, idempotencyKey)),
    fileImportCorrect: (_, { id, rows, idempotencyKey }, { sources }) =>
      withImport(() => sources.fileImport.fire(id, "mend", { rows }, idempotencyKey)),
    fileImportRun: (_, { id, fingerprint, leavesOut, idempotencyKey }, { sources }) =>
      withImport(() => sources.fileImport.fire(id, "run", { fingerprint, leavesOut }, idempotencyKey)),
    fileImportCancel: (_, { id, idempotencyKey }, { sources }) =>
      withImport(() => sources.fileImport.fire(id, "cancel", {}, idempotencyKey)),
    fileImportUndo: (_, { id, idempotencyKey }, { sources }) =>
      withImport(() => sources.fileImport.fire(id, "undo", {}, idempotencyKey)),
  },
  FileImport: {
    curriculum: (record, _, { loaders }) => {
      const id = intoOf(record, "curriculum");
      return id === null ? null : loaders.curriculum.load(id);
    },
    lessonId: (record) => intoOf(record, "lesson"),
  },
};
