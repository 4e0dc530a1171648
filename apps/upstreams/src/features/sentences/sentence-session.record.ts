import { z } from "zod";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { reviewShape } from "../review/review.public.ts";
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
  })
  .meta({ id: "SentenceItem" });

/** A session of sentences to build. Source: domain.md 1.5. */
export const sentenceSessionRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(sentenceSessions, "subject", "title", "level", "topic"),
    items: z.array(item),
    ...reviewShape,
  })
  .meta({ id: "SentenceSession" });
export type SentenceSessionRecord = z.infer<typeof sentenceSessionRecord>;
export const sentenceSessionOf = serializerFor(sentenceSessionRecord);
