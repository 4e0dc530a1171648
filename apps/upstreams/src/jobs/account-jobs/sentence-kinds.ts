import { sql } from "drizzle-orm";
import { sentenceReviews, sentenceSessionList } from "../../features/sentences/sentences-list.public.ts";
import { sentenceSessions } from "../../features/sentences/sentences.public.ts";
import { reviewedKinds } from "./reviewed-kinds.ts";

const { submit, publish, archive } = reviewedKinds({
  kind: "sentence-session",
  area: "words",
  list: sentenceSessionList,
  table: sentenceSessions,
  label: sentenceSessions.title,
  url: sql<string>`'/app/langauge-app/edit-session/' || ${sentenceSessions.id}`,
  reviews: sentenceReviews,
});

export const sentenceKinds = {
  "sentences-submit": submit,
  "sentences-publish": publish,
  "sentences-archive": archive,
};
