import { placeOf, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import { queryOf } from "../../upstream/path.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const writes = mutationResolvers("attachment", ({ sources }: GatewayContext) => sources.curriculumAttachment, {
  stale: "CurriculumAttachment",
  fields: { studentId: "learnerId" },
});

export const attachmentsResolvers: Resolvers = {
  Query: {
    curriculumAttachments: async (_, { curriculumId, subdivisionId, page }, { sources }) =>
      toPage(
        await sources.curriculumAttachment.list(
          queryOf({ curriculumId, subdivisionId, ...placeOf(page), sort: "-createdAt" }),
        ),
      ),
  },
  Mutation: {
    curriculumAttach: writes.create,
    curriculumDetach: writes.event("detach"),
    curriculumReattach: writes.event("restore"),
    progressStart: writes.event("start"),
    progressFinish: writes.event("finish"),
    progressReopen: writes.event("reopen"),
  },
  CurriculumAttachment: {
    learner: ({ studentId }, _, { loaders }) => loaders.learner.load(studentId),
    detachedAt: ({ archivedAt }) => archivedAt,
  },
};
