import type { Block } from "@app/domain/content/session.ts";
import { aBlock } from "@app/domain/content/testing/blocks.ts";
import type { BlockKind } from "@app/domain/content/block-kinds.ts";
import { inputOf } from "../builder/block-wire.public.ts";
import {
  SessionBuilderDocument,
  SessionSaveDocument,
  type SessionBuilderQuery,
  type WholeBlockFragment,
  type WholeSessionFragment,
} from "../builder/builder.generated.ts";

export const aLessonPlace: NonNullable<SessionBuilderQuery["record"]> = {
  __typename: "ExamLesson",
  id: "l1",
  name: "Ìkíni: listen",
  version: 1,
  contentStatus: "DRAFT",
  publishedVersion: null,
  archivedAt: null,
  writers: [],
  section: {
    __typename: "ExamSection",
    id: "c1",
    name: "New words",
    topic: {
      __typename: "ExamTopic",
      id: "t1",
      name: "Ìkíni",
      subject: {
        __typename: "ExamSubject",
        id: "s1",
        name: "Speaking",
        exam: { __typename: "Exam", id: "x1", name: "Yorùbá, level 1", slug: "yoruba-1" },
      },
    },
  },
};

/** A block as the API answers it. */
export function wireOf(block: Block): WholeBlockFragment {
  const sent = inputOf(block);
  return { ...sent, __typename: "SessionBlock" } as WholeBlockFragment;
}

const aWholeSession = (blocks: readonly Block[], version = 4): WholeSessionFragment => ({
  __typename: "ExamSession",
  id: "e1",
  version,
  versionNumber: 2,
  updatedAt: "2026-10-21T09:00:00.000Z",
  blocks: blocks.map(wireOf),
});

export const blocksOf = (...kinds: readonly BlockKind[]): readonly Block[] => kinds.map(aBlock);

/** The builder's answer for a lesson with these blocks; none where nothing was written. */
export const builderAnswer = (
  blocks: readonly Block[] | null,
  record = aLessonPlace,
  comments: NonNullable<SessionBuilderQuery["session"]>["comments"] = [],
) => ({
  request: { query: SessionBuilderDocument, variables: { id: "l1" } },
  result: { data: { record, session: blocks && { ...aWholeSession(blocks), comments } } },
});

/** A save that is accepted. */
export const saveAnswer = (blocks: readonly Block[], version: number) => ({
  request: { query: SessionSaveDocument, variables: () => true },
  result: {
    data: { saved: { __typename: "ExamSessionPayload", session: aWholeSession(blocks, version), userErrors: [] } },
  },
});

/** A save that came too late: the session stands with these blocks. */
export const staleAnswer = (blocks: readonly Block[], version: number) => ({
  request: { query: SessionSaveDocument, variables: () => true },
  result: {
    data: {
      saved: {
        __typename: "ExamSessionPayload",
        session: null,
        userErrors: [
          {
            __typename: "StaleError",
            message: "This record was changed.",
            code: "STALE",
            path: [],
            currentVersion: version,
            changedBy: "Ada Obi",
            changedAt: "2026-10-21T09:30:00.000Z",
            current: aWholeSession(blocks, version),
          },
        ],
      },
    },
  },
});
