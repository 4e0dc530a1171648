import { messages } from "@app/domain/messages.ts";
import { storyChecks, type SceneInput, type StoryInput, type StoryUpdateInput } from "@app/domain/stories/story.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord } from "../../records/change-record.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { formulaFault, keepBlockFiles } from "../content/content.public.ts";
import { contentChange, quoted, reviewedRecord, reviewOf, sayingOf } from "../review/review.public.ts";
import { holdArt } from "./art-refs.ts";
import { keepPictures } from "./pictures.ts";
import { shownStories } from "./stories.queries.ts";
import { stories, type StoryRow } from "./stories.table.ts";
import type { StoryRecord } from "./story.record.ts";

export const storyKind = reviewedRecord({
  table: stories,
  kind: "story",
  labelOf: ({ title }: StoryRow) => title,
  shown: shownStories,
});

const saidBy = sayingOf("subject", "title", "level", "ageGroup", "coverFileId", "coverAlt", "scenes", "questions");
type Said = ReturnType<typeof saidBy<StoryRow>>;

const taken = messages.unique("Title");
const uniques = { stories_title: () => fieldRefusal("title", taken) };

export const storyReviews = reviewOf<StoryRow, StoryRecord>({
  record: storyKind,
  table: stories,
  area: "stories",
  checksOf: (row) => storyChecks(row, { formulaFault }),
  liveOf: saidBy,
  columnsOf: (live) => saidBy(live as Said),
  quoteOf: (row, field) => quoted(row, field, row.title),
  labelOf: ({ title }) => title,
  urlOf: ({ id }) => `/app/story-time/edit/${id}`,
  unique: (write) => withUnique({ stories_title: () => new Refusal("WRONG_STATE", taken) }, write),
});

/** The characters and backgrounds that scenes name, each at its field. */
const artIn = (scenes: readonly SceneInput[]) => ({
  characters: scenes.flatMap(({ characters, lines }, at) => [
    ...characters.map(({ characterId, expressionId }, place) => ({
      field: `scenes.${at}.characters.${place}.characterId`,
      id: characterId,
      expressionId,
    })),
    ...lines.flatMap(({ characterId }, place) =>
      characterId ? [{ field: `scenes.${at}.lines.${place}.characterId`, id: characterId }] : [],
    ),
  ]),
  backgrounds: scenes.flatMap(({ backgroundId }, at) =>
    backgroundId ? [{ field: `scenes.${at}.backgroundId`, id: backgroundId }] : [],
  ),
});

async function keepFiles(context: Context, { id, coverFileId, questions }: StoryRow): Promise<void> {
  await keepPictures(context, "story", id, coverFileId ? [{ field: "coverFileId", id: coverFileId }] : []);
  await keepBlockFiles(context, { refersKind: "story", refersId: id, at: "questions" }, questions);
}

/** Adds a story, as a draft. Source: domain.md 1.5. */
export const createStory = (context: Context, input: StoryInput): Promise<StoryRecord> =>
  createRecord(context, storyKind, {
    async write() {
      await holdArt(context, artIn(input.scenes), artIn([]));
      const begun = { ...input, status: "draft" as const, authorIds: [context.actor.personId] };
      return withUnique(uniques, () => insertRecord(context, stories, begun));
    },
    effects: (after) => keepFiles(context, after),
  });

/** Saves changes to a story: a published one becomes a draft, and the app keeps what it has. */
export const updateStory = (context: Context, { _id, version, ...changes }: StoryUpdateInput): Promise<StoryRecord> =>
  changeRecord(
    context,
    storyKind,
    { _id, version },
    {
      ...contentChange(context, storyReviews, {
        saidBy,
        after: (before): Said => ({ ...saidBy(before), ...(changes as Partial<Said>) }),
        async write(before: StoryRow, changed) {
          await holdArt(context, artIn(changed.scenes), artIn(before.scenes));
          return withUnique(uniques, () => updateRecord(context, stories, before, changed));
        },
      }),
      effects: (after) => keepFiles(context, after),
    },
  );
