import { z } from "zod";
import { appItemKinds } from "@app/domain/app-content/app-content-enums.ts";
import { partsOfSpeech } from "@app/domain/language/word-enums.ts";
import { learnerLevels, ageGroups } from "@app/domain/people/people-enums.ts";
import { appPlatforms, productUpdateAudiences, productUpdateKinds } from "@app/domain/product-updates/update-enums.ts";
import { stagePlaces } from "@app/domain/stories/story-enums.ts";
import { appBlockRecord } from "./app-block.record.ts";

const text = z.string().nullable();
const level = z.enum(learnerLevels);

const sound = z
  .object({
    fileId: z.string(),
    durationMs: z.int(),
    speaker: z.string(),
    dialect: z.string(),
  })
  .meta({ id: "AppSound", description: "A recording that the app may play." });
const picture = z
  .object({
    _id: z.string(),
    name: z.string(),
    imageFileId: z.string(),
    imageAlt: z.string(),
  })
  .meta({ id: "AppPicture" });

const word = z
  .object({
    headword: z.string(),
    partOfSpeech: z.enum(partsOfSpeech),
    dialect: z.string(),
    meanings: z.array(z.object({ gloss: z.string(), note: text }).meta({ id: "AppMeaning" })),
    examples: z.array(z.object({ text: z.string(), translation: text }).meta({ id: "AppExample" })),
    variants: z.array(z.object({ form: z.string(), dialect: z.string() }).meta({ id: "AppVariant" })),
    topics: z.array(z.string()),
    recordings: z.array(sound),
  })
  .meta({ id: "AppWord" });

const token = z.object({ tokenId: z.string(), text: z.string() }).meta({ id: "AppToken" });
const sentenceSession = z
  .object({
    title: z.string(),
    topic: text,
    items: z.array(
      z
        .object({
          itemId: z.string(),
          prompt: text,
          tokens: z.array(token),
          distractors: z.array(token),
          acceptedOrders: z.array(z.array(z.string())),
          endMark: text,
          hint: text,
          promptRecording: sound.nullable(),
          recording: sound.nullable(),
        })
        .meta({ id: "AppSentence" }),
    ),
  })
  .meta({ id: "AppSentenceSession" });

const story = z
  .object({
    title: z.string(),
    ageGroup: z.enum(ageGroups).nullable(),
    coverFileId: text,
    coverAlt: text,
    scenes: z.array(
      z
        .object({
          sceneId: z.string(),
          background: picture.nullable(),
          figures: z.array(
            z.object({ character: picture, position: z.enum(stagePlaces) }).meta({
              id: "AppFigure",
              description: "Who stands in a scene, with the look they have there.",
            }),
          ),
          lines: z.array(
            z
              .object({
                lineId: z.string(),
                characterId: text,
                text: z.string(),
                translation: text,
                recording: sound.nullable(),
              })
              .meta({ id: "AppLine" }),
          ),
        })
        .meta({ id: "AppScene" }),
    ),
    questions: z.array(appBlockRecord),
  })
  .meta({ id: "AppStory" });

const conversation = z
  .object({
    title: z.string(),
    situation: text,
    background: picture.nullable(),
    roles: z.array(
      z
        .object({
          roleId: z.string(),
          name: text,
          character: picture.nullable(),
        })
        .meta({ id: "AppRole" }),
    ),
    learnerRoleId: text,
    turns: z.array(
      z
        .object({
          turnId: z.string(),
          roleId: text,
          text: z.string(),
          translation: text,
          choices: z.array(
            z
              .object({
                choiceId: z.string(),
                text: z.string(),
                isGood: z.boolean(),
                feedback: text,
              })
              .meta({ id: "AppChoice" }),
          ),
          recording: sound.nullable(),
        })
        .meta({ id: "AppTurn" }),
    ),
    wordIds: z.array(z.string()),
  })
  .meta({ id: "AppConversation" });

const productUpdate = z
  .object({
    title: z.string(),
    body: z.string(),
    kind: z.enum(productUpdateKinds),
    platforms: z.array(z.enum(appPlatforms)),
    minAppVersion: text,
    imageFileId: text,
    imageAlt: text,
    audience: z.enum(productUpdateAudiences),
    subjects: z.array(z.string()),
    regions: z.array(z.string()).meta({ description: "The codes of regions." }),
  })
  .meta({ id: "AppUpdate" });

const itemShape = {
  _id: z.string(),
  kind: z.enum(appItemKinds),
  liveAt: z.iso.datetime(),
  isRemoved: z.boolean().meta({ description: "Whether the app has to forget it." }),
  subject: text,
  level: level.nullable(),
  version: z.int().nullable(),
};

/** Something that the app has, or has no longer. Only what its kind says is there. */
const appItemRecord = z
  .object({
    ...itemShape,
    word: word.nullable(),
    sentenceSession: sentenceSession.nullable(),
    story: story.nullable(),
    conversation: conversation.nullable(),
    productUpdate: productUpdate.nullable(),
  })
  .meta({ id: "AppItem" });
export type AppItemRecord = z.infer<typeof appItemRecord>;
export type AppSoundRecord = z.infer<typeof sound>;
export type AppPictureRecord = z.infer<typeof picture>;

export const appItemsAnswer = z.object({
  data: z.array(appItemRecord),
  hasMore: z.boolean().meta({ description: "Whether there is more after the last of these." }),
});
export { itemShape as appItemShape };
