import { sql } from "drizzle-orm";
import type { z } from "zod";
import { wordDialectInput, wordTopicsInput } from "@app/domain/language/word.ts";
import { updateWord, wordList, wordReviews } from "../../features/words/words-list.public.ts";
import { words } from "../../features/words/words.public.ts";
import { bulkKind, skipIfUnchanged } from "./bulk-kind.ts";
import { ownOrRefuse, reviewedKinds } from "./reviewed-kinds.ts";

const ofWords = {
  list: wordList,
  table: words,
  label: words.headword,
  url: sql<string>`'/app/langauge-app/edit-word/' || ${words.id}`,
} as const;
const reviewed = { ...ofWords, kind: "word", area: "words" } as const;

const changed = <Changes extends object>(payload: z.ZodType<Changes>) =>
  bulkKind({
    ...ofWords,
    permission: "words:write",
    payload,
    async run(context, at, changes) {
      await ownOrRefuse(context, reviewed, at, "edit");
      return skipIfUnchanged(context, at, await updateWord(context, { ...at, ...changes }), "so");
    },
  });

const { submit, publish, archive } = reviewedKinds({ ...reviewed, reviews: wordReviews });

export const wordKinds = {
  "words-submit": submit,
  "words-publish": publish,
  "words-archive": archive,
  "words-topics": changed(wordTopicsInput),
  "words-dialect": changed(wordDialectInput),
};
