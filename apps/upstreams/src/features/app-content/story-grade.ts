import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { z } from "zod";
import type { AppAnswerQuery } from "@app/domain/app-content/app-content-page.ts";
import { gradeVerdicts } from "@app/domain/content/block-kinds.ts";
import { storedBlocks } from "@app/domain/content/session-input.ts";
import type { Context } from "../../service/context.ts";
import { gradedAnswer } from "../content/content.public.ts";
import { stories } from "../stories/stories.public.ts";
import type { LiveStory } from "./app-item-parts.ts";

/** What an answer is worth, and where it is off; never what is right. */
const storyGrade = z
  .object({
    verdict: z.enum(gradeVerdicts),
    places: z
      .array(z.int())
      .meta({ description: "The characters that are off, from 0; none where all of it is meant." }),
    message: z.string().nullable(),
    feedback: z.string().meta({ description: "What is said after a right answer." }),
  })
  .meta({ id: "StoryGrade" });

/** Null where there is nothing to answer. */
export const storyGradeRecord = z.object({ grade: storyGrade.nullable() }).meta({ id: "StoryAnswer" });

/** Grades an answer to a question of a story by the copy that the app has. Source: domain.md 1.4, 1.5. */
export async function gradeStoryAnswer(context: Context, storyId: string, query: AppAnswerQuery) {
  const { live, liveAt, archivedAt } = stories;
  const [found] = await context.db
    .select({ live })
    .from(stories)
    .where(and(eq(stories.id, storyId), isNotNull(liveAt), isNull(archivedAt)));
  const { questions = [] } = (found?.live ?? {}) as Partial<LiveStory>;
  const [blockId] = query.blockId;
  const block = storedBlocks(questions).find(({ _id }) => _id === blockId);
  const graded = await gradedAnswer(block, {
    optionIds: query.optionIds,
    text: query.text?.[0],
    value: query.value?.[0],
    decimalComma: query.decimalComma?.[0] === "true",
  });
  if (graded === null) return { grade: null };
  return { grade: { ...graded, places: [...(graded.places ?? [])], message: graded.message ?? null } };
}
