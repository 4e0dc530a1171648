import type { Subdivision } from "@app/schema/upstreams/v2.records.generated.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import { authorOf } from "../loaders.ts";
import type { Resolvers, SubdivisionMoveInput } from "../resolvers.generated.ts";

const writes = mutationResolvers("subdivision", ({ sources }: GatewayContext) => sources.subdivision, {
  stale: "Subdivision",
});

interface Saved {
  subdivision?: Subdivision | null;
}

/** The updated tree, read only if selected. */
const itsCurriculum = ({ subdivision }: Saved, _: unknown, { sources }: GatewayContext) =>
  subdivision ? sources.curriculum.byId(subdivision.curriculumId) : null;

export const subdivisionResolvers: Resolvers = {
  Mutation: {
    subdivisionCreate: writes.create,
    subdivisionUpdate: writes.update,
    subdivisionMove: writes.event("move", ({ input: { parentId, order } }: { input: SubdivisionMoveInput }) => ({
      parentId: parentId ?? null,
      order,
    })),
    subdivisionCopy: (_, { id, input, idempotencyKey }, { sources }) =>
      withUserErrors({ subdivision: null, copied: null }, async () => {
        const body = { ...input, parentId: input.parentId ?? null };
        const copy = await sources.subdivision.copy(id, body, idempotencyKey);
        return { subdivision: copy, copied: copy.copied };
      }),
    subdivisionArchive: writes.event("archive"),
    subdivisionRestore: writes.event("restore"),
  },
  SubdivisionPayload: { curriculum: itsCurriculum },
  SubdivisionCopyPayload: { curriculum: itsCurriculum },
  Subdivision: {
    lessonCount: (part) => part.lessonIds.length,
    updatedBy: (saved, _, { loaders }) => authorOf(saved, loaders),
  },
};
