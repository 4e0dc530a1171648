import { contactChannels } from "@app/domain/people/people-enums.ts";
import { feedbackLinkKinds, feedbackSpeakers } from "@app/domain/feedbacks/feedback-enums.ts";
import { z } from "zod";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { feedbacks } from "./feedbacks.table.ts";

/** What a customer says of the service. Source: domain.md 1.2. */
export const feedbackRecord = z
  .object({
    ...recordShape,
    feedbackNumber: z.string().meta({ description: "For example F-0001; never reused." }),
    ...columnSchemas(
      feedbacks,
      "customerId",
      "dependentId",
      "lessonId",
      "regionId",
      "channel",
      "type",
      "category",
      "body",
    ),
    ...columnSchemas(feedbacks, "sentiment", "priority", "status", "statusSince", "assigneeId", "askedAt"),
    ...columnSchemas(feedbacks, "dueAt", "firstAnsweredAt", "lastWordsAt", "resolution"),
  })
  .meta({ id: "Feedback" });
export type FeedbackRecord = z.infer<typeof feedbackRecord>;
export const feedbackOf = serializerFor(feedbackRecord);

/** Something that was said about feedback, or noted. */
export const wordsRecord = z
  .object({
    _id: z.string(),
    speaker: z.enum(feedbackSpeakers),
    writtenById: z.string().meta({ description: "The account that recorded it." }),
    text: z.string(),
    internal: z.boolean().meta({ description: "Whether it is for staff alone." }),
    sentBy: z.enum(contactChannels).nullable().meta({ description: "How an answer went out." }),
    at: z.iso.datetime(),
  })
  .meta({ id: "FeedbackWords" });
export type WordsRecord = z.infer<typeof wordsRecord>;

/** What came of feedback. */
export const linkRecord = z
  .object({
    _id: z.string(),
    kind: z.enum(feedbackLinkKinds),
    note: z.string().meta({ description: "Why it was decided so, or what the entry is called." }),
    journalEntryId: z.string().nullable(),
    lessonRequestId: z.string().nullable().meta({ description: "The request for lessons that make up for it." }),
    creditLotId: z.string().nullable().meta({ description: "The credit that was given." }),
    madeById: z.string(),
    at: z.iso.datetime(),
    personId: z.string().nullable().meta({ description: "Of an entry in a journal: whose it is." }),
  })
  .meta({ id: "FeedbackLink" });
export type LinkRecord = z.infer<typeof linkRecord>;
