import type { Subdivision } from "@app/schema/upstreams/v2.records.generated.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { mutationsOf } from "../record-mutations.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers, SubdivisionMoveInput } from "../resolvers.generated.ts";

const writes = mutationsOf("Subdivision");

interface Saved {
  subdivision?: Subdivision | null;
}

/** The updated tree, read only if selected. */
const itsCurriculum = ({ subdivision }: Saved, _: unknown, { sources }: GatewayContext) =>
  subdivision ? sources.curriculum.byId(subdivision.curriculumId) : null;

export const subdivisionResolvers: Resolvers = {
  Mutation: {
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
  },
  SubdivisionPayload: { curriculum: itsCurriculum },
  SubdivisionCopyPayload: { curriculum: itsCurriculum },
  Subdivision: {
    lessonCount: (part) => part.lessonIds.length,
  },
};
