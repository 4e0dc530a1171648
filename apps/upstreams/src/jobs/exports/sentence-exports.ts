import { readingOf } from "@app/domain/sentences/reading-of.ts";
import {
  listSentenceSessions,
  sentenceSessionList,
  type SentenceSessionRecord,
} from "../../features/sentences/sentences-list.public.ts";
import { sentenceSessions } from "../../features/sentences/sentences.public.ts";
import { exportKind } from "./export-kind.ts";
import { idsOf, nameIn, staffNames, wordsOf, type Names } from "./names.ts";

interface Session {
  session: SentenceSessionRecord;
  authors: Names;
}

export const sentencesExport = exportKind<Session>({
  permission: "words:read",
  list: sentenceSessionList,
  table: sentenceSessions,
  async read(context, request) {
    const { rows } = await listSentenceSessions(context, request);
    const authors = await staffNames(
      context,
      rows.map(({ createdBy }) => createdBy),
    );
    return rows.map((session) => ({ session, authors }));
  },
  columns: [
    { id: "title", heading: "Title", cell: ({ session }) => session.title },
    { id: "subject", heading: "Language", cell: ({ session }) => session.subject },
    { id: "level", heading: "Level", cell: ({ session }) => wordsOf(session.level) },
    { id: "topic", heading: "Topic", cell: ({ session }) => session.topic },
    { id: "items", heading: "Sentences", cell: ({ session }) => session.items.length },
    { id: "audio", heading: "Sentences recorded", cell: ({ session }) => session.sentencesRecorded },
    { id: "status", heading: "Status", cell: ({ session }) => wordsOf(session.status) },
    { id: "author", heading: "Author", cell: ({ session, authors }) => nameIn(authors, session.createdBy) },
    {
      id: "texts",
      heading: "As sentences",
      cell: ({ session }) => session.items.map((item) => readingOf(item)).join(" "),
    },
    { id: "inApp", heading: "In the app since", cell: ({ session }) => session.liveAt },
    { id: "id", heading: "Session ID", cell: ({ session }) => session._id },
  ],
  filters: {
    authorId: idsOf("Author", staffNames),
    reviewerId: idsOf("Reviewer", staffNames),
  },
});
