import { z } from "zod";
import { nearKinds, partsOfSpeech } from "@app/domain/language/word-enums.ts";
import { reviewStatuses } from "@app/domain/review/review-enums.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { reviewShape } from "../review/review.public.ts";
import { words } from "./words.table.ts";

const meaning = z.object({ gloss: z.string(), note: z.string().nullish() }).meta({ id: "WordMeaning" });
const example = z.object({ text: z.string(), translation: z.string().nullish() }).meta({ id: "WordExample" });
const variant = z.object({ form: z.string(), dialectId: z.string() }).meta({ id: "WordVariant" });

/** A word of the learning app. Source: domain.md 1.5. */
export const wordRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(words, "subject", "headword", "partOfSpeech"),
    meanings: z.array(meaning),
    examples: z.array(example),
    variants: z.array(variant),
    ...columnSchemas(words, "dialectId", "topics", "level", "tonesComplete", "toneMarking", "letter"),
    differsInTone: z.boolean().meta({ description: "Whether another word differs from it in tone alone." }),
    mainRecordingId: z.string().nullable().meta({ description: "The recording that is heard first; null for none." }),
    recordingsApproved: z.int().meta({ description: "How many recordings the app may use." }),
    recordingsWaiting: z.int().meta({ description: "How many recordings have still to be heard by somebody else." }),
    recordingsOutdated: z.int().meta({
      description: "How many recordings are of another spelling, and not used.",
    }),
    ...reviewShape,
  })
  .meta({ id: "Word" });
export type WordRecord = z.infer<typeof wordRecord>;

export const wordOf = serializerFor(wordRecord);

/** A word that is like one that is being typed. */
export const nearWordRecord = z
  .object({
    _id: z.string(),
    headword: z.string(),
    partOfSpeech: z.enum(partsOfSpeech),
    dialectId: z.string(),
    meaning: z.string().nullable().meta({ description: "The first meaning." }),
    status: z.enum(reviewStatuses),
    kind: z.enum(nearKinds),
  })
  .meta({ id: "NearWord" });
