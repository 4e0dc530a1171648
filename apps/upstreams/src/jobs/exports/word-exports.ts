import { dialects } from "../../features/dialects/dialects.public.ts";
import { listWords, wordList, type WordRecord } from "../../features/words/words-list.public.ts";
import { words } from "../../features/words/words.public.ts";
import type { Context } from "../../service/context.ts";
import { exportKind } from "./export-kind.ts";
import { idsOf, nameIn, namesIn, staffNames, wordsOf, type Names } from "./names.ts";

interface Word {
  word: WordRecord;
  dialectsOf: Names;
  authors: Names;
}

const dialectNames = (context: Pick<Context, "db">, ids: readonly string[]): Promise<Names> =>
  namesIn(context, dialects, dialects.name, ids);

const audioOf = ({ mainRecordingId, recordingsWaiting, recordingsOutdated }: Word["word"]): string => {
  if (mainRecordingId !== null) return "Recorded";
  if (recordingsWaiting > 0) return `${recordingsWaiting} waiting`;
  return recordingsOutdated > 0 ? "Outdated" : "Not recorded";
};

export const wordsExport = exportKind<Word>({
  permission: "words:read",
  list: wordList,
  table: words,
  async read(context, request) {
    const { rows } = await listWords(context, request);
    const dialectsOf = await dialectNames(
      context,
      rows.map(({ dialectId }) => dialectId),
    );
    const authors = await staffNames(
      context,
      rows.map(({ createdBy }) => createdBy),
    );
    return rows.map((word) => ({ word, dialectsOf, authors }));
  },
  columns: [
    { id: "headword", heading: "Headword", cell: ({ word }) => word.headword },
    { id: "meaning", heading: "Meaning", cell: ({ word }) => word.meanings[0]?.gloss ?? null },
    { id: "partOfSpeech", heading: "Part of speech", cell: ({ word }) => wordsOf(word.partOfSpeech) },
    { id: "subject", heading: "Language", cell: ({ word }) => word.subject },
    { id: "dialect", heading: "Dialect", cell: ({ word, dialectsOf }) => nameIn(dialectsOf, word.dialectId) },
    { id: "tones", heading: "Tone marks", cell: ({ word }) => wordsOf(word.toneMarking) },
    { id: "audio", heading: "Audio", cell: ({ word }) => audioOf(word) },
    { id: "status", heading: "Status", cell: ({ word }) => wordsOf(word.status) },
    { id: "author", heading: "Author", cell: ({ word, authors }) => nameIn(authors, word.createdBy) },
    { id: "meaning2", heading: "Meaning 2", cell: ({ word }) => word.meanings[1]?.gloss ?? null },
    { id: "tonesComplete", heading: "Tones confirmed", cell: ({ word }) => (word.tonesComplete ? "Yes" : "No") },
    { id: "topics", heading: "Topics", cell: ({ word }) => word.topics.join("; ") },
    { id: "level", heading: "Level", cell: ({ word }) => wordsOf(word.level) },
    { id: "example", heading: "Example", cell: ({ word }) => word.examples[0]?.text ?? null },
    { id: "translation", heading: "Translation", cell: ({ word }) => word.examples[0]?.translation ?? null },
    { id: "inApp", heading: "In the app since", cell: ({ word }) => word.liveAt },
    { id: "id", heading: "Word ID", cell: ({ word }) => word._id },
  ],
  filters: {
    dialectId: idsOf("Dialect", dialectNames),
    authorId: idsOf("Author", staffNames),
    reviewerId: idsOf("Reviewer", staffNames),
  },
});
