import { z } from "zod";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { heardShape } from "../recordings/recordings.public.ts";
import { contentCheckRecord, reviewShape } from "../review/review.public.ts";
import { conversationPractices } from "./conversation-practices.table.ts";

const role = z
  .object({ roleId: z.string(), name: z.string().nullish(), characterId: z.string().nullish() })
  .meta({ id: "ConversationRole" });
const choice = z
  .object({
    choiceId: z.string(),
    text: z.string().nullish(),
    isGood: z.boolean(),
    feedback: z.string().nullish(),
  })
  .meta({ id: "LearnerChoice" });
const turn = z
  .object({
    turnId: z.string(),
    roleId: z.string().nullish(),
    text: z.string().nullish(),
    translation: z.string().nullish(),
    learnerChoices: z.array(choice),
    ...heardShape,
  })
  .meta({ id: "ConversationTurn" });

/** A conversation that learners practise. Source: domain.md 1.5. */
export const conversationPracticeRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(conversationPractices, "subject", "title", "level", "situation", "backgroundId"),
    roles: z.array(role),
    learnerRoleId: z.string().nullable(),
    turns: z.array(turn),
    turnsToRecord: z.int().meta({ description: "How many turns have a text." }),
    turnsRecorded: z.int().meta({ description: "How many of them have a recording that the app may use." }),
    wordIds: z.array(z.string()).meta({ description: "The vocabulary." }),
    warnings: z
      .array(contentCheckRecord)
      .meta({ description: "What does not keep it from being submitted, but is seldom meant." }),
    ...reviewShape,
  })
  .meta({ id: "ConversationPractice" });
export type ConversationPracticeRecord = z.infer<typeof conversationPracticeRecord>;
export const conversationPracticeOf = serializerFor(conversationPracticeRecord);

/** A character or a background, as far as whoever writes conversations needs it. */
const conversationPictureRecord = z
  .object({ _id: z.string(), name: z.string(), imageFileId: z.string(), imageAlt: z.string() })
  .meta({ id: "ConversationPicture" });

export const conversationArtRecord = z
  .object({ characters: z.array(conversationPictureRecord), backgrounds: z.array(conversationPictureRecord) })
  .meta({ id: "ConversationArt" });
