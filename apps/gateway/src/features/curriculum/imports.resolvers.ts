import type { GatewayContext } from "../context.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { authorOf } from "../loaders.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import type { ImportRecord } from "./imports.source.ts";

/** `curriculum` is read afterwards, by its own resolver, where the caller selects it. */
const done = (work: () => Promise<ImportRecord>) =>
  withUserErrors({ import: null, curriculum: null }, async () => ({ import: await work(), curriculum: null }), {
    stale: "CurriculumImport",
  });

/** The tree as it now stands. */
const itsCurriculum = (saved: { import?: ImportRecord | null }, _: unknown, { sources }: GatewayContext) =>
  saved.import ? sources.curriculum.byId(saved.import.curriculumId) : null;

export const importsResolvers: Resolvers = {
  Query: {
    curriculumImportTemplate: (_, { shape }, { sources }) => sources.imports.template(shape),
    curriculumLastImport: (_, { curriculumId }, { sources }) => sources.imports.last(curriculumId),
  },
  Mutation: {
    curriculumImportCheck: (_, { id, input, idempotencyKey }, { sources }) =>
      withUserErrors({ check: null }, async () => ({ check: await sources.imports.check(id, input, idempotencyKey) })),
    curriculumImport: (_, { id, input, fingerprint, leaveOutProblems, idempotencyKey }, { sources }) =>
      done(() => sources.imports.run(id, { ...input, fingerprint, leaveOutProblems }, idempotencyKey)),
    curriculumImportUndo: (_, { id, version, idempotencyKey }, { sources }) =>
      done(() => sources.imports.undo(id, version, idempotencyKey)),
  },
  CurriculumImportPayload: { curriculum: itsCurriculum },
  CurriculumImportUndoPayload: { curriculum: itsCurriculum },
  CurriculumImport: {
    id: (imported) => imported._id,
    updatedBy: (saved, _, { loaders }) => authorOf(saved, loaders),
  },
};
