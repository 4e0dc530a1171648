import { z } from "zod";
import { choiceField, textField } from "@app/domain/fields.ts";
import { languageOptions } from "@app/domain/language/dialect.ts";
import { headwordMax, wordInput, wordUpdateInput } from "@app/domain/language/word.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { read, type Route } from "../../http/route.ts";
import { reviewHistory, reviewRoutes } from "../review/review.public.ts";
import { nearWordRecord, wordRecord } from "./word.record.ts";
import { wordUseRecord, wordUses } from "./word-uses.ts";
import { listWords, nearWords, wordList } from "./words.queries.ts";
import { createWord, updateWord, wordKind, wordReviews } from "./words.service.ts";

const path = "/language-app/words";
const calls = recordRoutes({ path, area: "words", answer: wordRecord });

const nearQuery = z.object({
  subject: z.array(choiceField("Language", languageOptions)).length(1),
  headword: z.array(textField("Headword", headwordMax)).length(1),
  exceptId: z.array(z.string()).max(1).optional(),
});

/** Words of the learning app. Source: domain.md 1.5, 2.15. */
export const wordRoutes: Route[] = [
  calls.list("Words in the order of their alphabets; with `q` the nearest first.", wordList, listWords),
  calls.facets(wordList),
  read({
    path: `${path}/near`,
    summary: "Words like one that is being typed, the nearest first; at most ten.",
    permission: "words:read",
    shape: "plain",
    query: nearQuery,
    answer: z.array(nearWordRecord),
    handle: (
      context,
      {
        query: {
          subject: [subject = ""],
          headword: [headword = ""],
          exceptId,
        },
      },
    ) => nearWords(context, { subject, headword, exceptId: exceptId?.[0] }),
  }),
  read({
    path: `${path}/{id}/uses`,
    summary: "What has a word, of what the caller may see.",
    permission: "words:read",
    shape: "plain",
    answer: z.array(wordUseRecord),
    handle: (context, { params: { id = "" } }) => wordUses(context, id),
  }),
  calls.create("Adds a word, as a draft.", wordInput, createWord),
  calls.update("Saves changes to a word.", wordUpdateInput, updateWord),
  ...reviewRoutes({ path, area: "words", answer: wordRecord, reviews: wordReviews, one: "a word" }),
];

/** What is shown of a word's history, and the ways back. */
export const wordHistory = reviewHistory(wordKind, {
  area: "words",
  first: ["headword"],
  body: wordUpdateInput,
  update: updateWord,
  reviews: wordReviews,
});
