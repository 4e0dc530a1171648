import type { CurriculumImport } from "@app/schema/upstreams/v2.records.generated.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import type { GatewayContext } from "../context.ts";
import { authorOf } from "../loaders.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const done = (work: () => Promise<CurriculumImport>) =>
  withUserErrors({ import: null }, async () => ({ import: await work() }), { stale: "CurriculumImport" });

/** The tree as it now stands, read only where the caller selects it. */
const itsCurriculum = (saved: { import?: CurriculumImport | null }, _: unknown, { sources }: GatewayContext) =>
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
  CurriculumImport: {
    id: (imported) => imported._id,
    updatedBy: (saved, _, { loaders }) => authorOf(saved, loaders),
  },
};
