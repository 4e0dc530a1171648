import { z } from "zod";
import { stagePlaces } from "@app/domain/stories/story-enums.ts";
import { recordShape } from "../../records/record.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { blockRecord } from "../content/content.public.ts";
import { heardShape } from "../recordings/recordings.public.ts";
import { contentCheckRecord, reviewShape } from "../review/review.public.ts";
import { stories } from "./stories.table.ts";

const figure = z
  .object({ characterId: z.string(), expressionId: z.string().nullish(), position: z.enum(stagePlaces) })
  .meta({ id: "StoryFigure" });
const line = z
  .object({
    lineId: z.string(),
    characterId: z.string().nullish(),
    text: z.string().nullish(),
    translation: z.string().nullish(),
    ...heardShape,
  })
  .meta({ id: "StoryLine" });
const scene = z
  .object({
    sceneId: z.string(),
    backgroundId: z.string().nullish(),
    characters: z.array(figure),
    lines: z.array(line),
  })
  .meta({ id: "StoryScene" });

/** A story of the learning app. Source: domain.md 1.5. */
export const storyRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(stories, "subject", "title", "level", "ageGroup", "coverFileId", "coverAlt"),
    scenes: z.array(scene),
    questions: z.array(blockRecord),
    linesToRecord: z.int().meta({ description: "How many lines have a text." }),
    linesRecorded: z.int().meta({
      description: "How many of them have a recording that the app may use.",
    }),
    warnings: z.array(contentCheckRecord).meta({
      description: "What does not keep it from being submitted, but is seldom meant.",
    }),
    ...reviewShape,
  })
  .meta({ id: "Story" });
export type StoryRecord = z.infer<typeof storyRecord>;
export const storyOf = serializerFor(storyRecord);
