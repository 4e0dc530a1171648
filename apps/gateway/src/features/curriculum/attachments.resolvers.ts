import { withUserErrors } from "../../errors/user-errors.ts";
import { authorOf } from "../loaders.ts";
import { toPage } from "../../records/list-page.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import { queryOf } from "../../upstream/path.ts";
import type { AttachmentRecord } from "./attachments.source.ts";

const saved = (work: () => Promise<AttachmentRecord>) =>
  withUserErrors({ attachment: null }, async () => ({ attachment: await work() }), {
    stale: "CurriculumAttachment",
    fields: { studentId: "learnerId" },
  });

export const attachmentsResolvers: Resolvers = {
  Query: {
    curriculumAttachments: async (_, { curriculumId, subdivisionId, page }, { sources }) =>
      toPage(
        await sources.attachments.list(
          queryOf({ curriculumId, subdivisionId, page: page.number, pageSize: page.size, sort: "-createdAt" }),
        ),
      ),
  },
  Mutation: {
    curriculumAttach: (_, { input: { learnerId, ...input }, idempotencyKey }, { sources }) =>
      saved(() => sources.attachments.attach({ ...input, studentId: learnerId }, idempotencyKey)),
    curriculumDetach: (_, { id, version, reason, idempotencyKey }, { sources }) =>
      saved(() => sources.attachments.fire(id, "detach", { version, reason }, idempotencyKey)),
    curriculumReattach: (_, { id, version, idempotencyKey }, { sources }) =>
      saved(() => sources.attachments.fire(id, "restore", { version }, idempotencyKey)),
    progressStart: (_, { id, version, input, idempotencyKey }, { sources }) =>
      saved(() => sources.attachments.fire(id, "start", { ...input, version }, idempotencyKey)),
    progressFinish: (_, { id, version, input, idempotencyKey }, { sources }) =>
      saved(() => sources.attachments.fire(id, "finish", { ...input, version }, idempotencyKey)),
    progressReopen: (_, { id, version, input, idempotencyKey }, { sources }) =>
      saved(() => sources.attachments.fire(id, "reopen", { ...input, version }, idempotencyKey)),
  },
  CurriculumAttachment: {
    id: (attachment) => attachment._id,
    learner: ({ studentId }, _, { loaders }) => loaders.learner.load(studentId),
    curriculum: ({ curriculumId }, _, { loaders }) => loaders.curriculum.load(curriculumId),
    detachedAt: ({ archivedAt }) => archivedAt,
    updatedBy: (saved, _, { loaders }) => authorOf(saved, loaders),
  },
};
