import { z } from "zod";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { heardShape } from "../recordings/recordings.public.ts";
import { contentCheckRecord, reviewShape } from "../review/review.public.ts";
import { sentenceSessions } from "./sentence-sessions.table.ts";

const token = z.object({ tokenId: z.string(), text: z.string() }).meta({ id: "SentenceToken" });
const item = z
  .object({
    itemId: z.string(),
    prompt: z.string().nullish(),
    tokens: z.array(token),
    distractors: z.array(token),
    acceptedOrders: z.array(z.array(z.string())).meta({ description: "Orders of the tokens by their ids." }),
    endMark: z.string().nullish(),
    hint: z.string().nullish(),
    ...heardShape,
  })
  .meta({ id: "SentenceItem" });

/** A session of sentences to build. Source: domain.md 1.5. */
export const sentenceSessionRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(sentenceSessions, "subject", "title", "level", "topic"),
    items: z.array(item),
    sentencesToRecord: z.int().meta({ description: "How many sentences have tokens." }),
    sentencesRecorded: z.int().meta({
      description: "How many of them have a recording that the app may use.",
    }),
    warnings: z.array(contentCheckRecord).meta({
      description: "What does not keep it from being submitted, but is seldom meant.",
    }),
    ...reviewShape,
  })
  .meta({ id: "SentenceSession" });
export type SentenceSessionRecord = z.infer<typeof sentenceSessionRecord>;
export const sentenceSessionOf = serializerFor(sentenceSessionRecord);
