import type { GatewayContext } from "../context.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { authorOf } from "../loaders.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import type { SubdivisionRecord } from "./curriculum.source.ts";

/** `curriculum` is read afterwards, by its own resolver, where the caller selects it. */
const saved = (work: () => Promise<SubdivisionRecord>) =>
  withUserErrors(
    { subdivision: null, curriculum: null },
    async () => ({ subdivision: await work(), curriculum: null }),
    {
      stale: "Subdivision",
    },
  );

interface Saved {
  subdivision?: SubdivisionRecord | null;
}

/** The tree as it now stands. */
const itsCurriculum = ({ subdivision }: Saved, _: unknown, { sources }: GatewayContext) =>
  subdivision ? sources.curriculum.byId(subdivision.curriculumId) : null;

export const subdivisionResolvers: Resolvers = {
  Mutation: {
    subdivisionCreate: (_, { input, idempotencyKey }, { sources }) =>
      saved(() => sources.curriculum.createPart(input, idempotencyKey)),
    subdivisionUpdate: (_, { id, version, input, idempotencyKey }, { sources }) =>
      saved(() => sources.curriculum.updatePart({ ...input, _id: id, version }, idempotencyKey)),
    subdivisionMove: (_, { id, version, input, idempotencyKey }, { sources }) =>
      saved(() =>
        sources.curriculum.firePart(
          id,
          "move",
          { version, parentId: input.parentId ?? null, order: input.order },
          idempotencyKey,
        ),
      ),
    subdivisionCopy: (_, { id, input, idempotencyKey }, { sources }) =>
      withUserErrors({ subdivision: null, copied: null, curriculum: null }, async () => {
        const copy = await sources.curriculum.copyPart(
          id,
          { ...input, parentId: input.parentId ?? null },
          idempotencyKey,
        );
        return { subdivision: copy, copied: copy.copied, curriculum: null };
      }),
    subdivisionArchive: (_, { id, version, idempotencyKey }, { sources }) =>
      saved(() => sources.curriculum.firePart(id, "archive", { version }, idempotencyKey)),
    subdivisionRestore: (_, { id, version, idempotencyKey }, { sources }) =>
      saved(() => sources.curriculum.firePart(id, "restore", { version }, idempotencyKey)),
  },
  SubdivisionCreatePayload: { curriculum: itsCurriculum },
  SubdivisionMovePayload: { curriculum: itsCurriculum },
  SubdivisionCopyPayload: { curriculum: itsCurriculum },
  SubdivisionArchivePayload: { curriculum: itsCurriculum },
  SubdivisionRestorePayload: { curriculum: itsCurriculum },
  Subdivision: {
    id: (part) => part._id,
    lessonCount: (part) => part.lessonIds.length,
    updatedBy: (saved, _, { loaders }) => authorOf(saved, loaders),
  },
};
