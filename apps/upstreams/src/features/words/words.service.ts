import { and, eq, isNotNull } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import { standardDialect } from "@app/domain/language/dialect.ts";
import { wordForms } from "@app/domain/language/word-forms.ts";
import { wordMessages as texts } from "@app/domain/language/word-messages.ts";
import { wordChecks, type WordInput, type WordUpdateInput } from "@app/domain/language/word.ts";
import { insertRecord, lockRecords, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { dialects } from "../dialects/dialects.public.ts";
import { quoted, reviewedRecord, reviewOf, type ReviewKind } from "../review/review.public.ts";
import type { WordRecord } from "./word.record.ts";
import { saidBy, wordColumns, type WordSaid } from "./word-columns.ts";
import { refuseUsedWord, refuseWordInApp } from "./word-uses.ts";
import { shownWords } from "./words.queries.ts";
import { words, type WordRow } from "./words.table.ts";

export const wordKind = reviewedRecord({
  table: words,
  kind: "word",
  labelOf: ({ headword }: WordRow) => headword,
  shown: shownWords,
});

const wordReview: ReviewKind<WordRow, WordRecord> = {
  record: wordKind,
  table: words,
  area: "words",
  checksOf: wordChecks,
  liveOf: saidBy,
  columnsOf: (live) => wordColumns(live as WordSaid),
  quoteOf: (row, field) => quoted(row, field, row.headword),
  labelOf: ({ headword }) => headword,
  urlOf: ({ id }) => `/app/langauge-app/edit-word/${id}`,
  async admits(context, word, event) {
    if (event === "archive") await refuseUsedWord(context, word);
    if (event === "unpublish") await refuseWordInApp(context, word);
  },
  unique: (write) => withUnique({ words_same: () => new Refusal("WRONG_STATE", texts.exists) }, write),
};

export const wordReviews = reviewOf(wordReview);

/** Refuses dialects of other languages and ones out of use, unless the word had them; the standard one if none is given. */
async function dialectFor(
  context: Context,
  said: Omit<WordSaid, "dialectId"> & { dialectId?: string | null },
  was?: WordSaid,
) {
  const { db } = context;
  const asked = [said.dialectId, ...said.variants.map(({ dialectId }) => dialectId)].flatMap((id) => (id ? [id] : []));
  const found = new Map((await lockRecords(context, dialects, asked)).map((row) => [row.id, row]));
  const had = new Set([was?.dialectId, ...(was?.variants ?? []).map(({ dialectId }) => dialectId)]);
  const isKnown = (id: string) => {
    const dialect = found.get(id);
    return dialect?.subject === said.subject && (dialect.active || had.has(id));
  };
  if (said.dialectId && !isKnown(said.dialectId)) throw fieldRefusal("dialectId", texts.dialectOf(said.subject));
  const seen = new Set<string>();
  said.variants.forEach(({ form, dialectId }, index) => {
    if (!isKnown(dialectId)) throw fieldRefusal(`variants.${index}.dialectId`, texts.dialectOf(said.subject));
    const key = `${dialectId} ${wordForms(form, said.subject).headwordKey}`;
    if (seen.has(key)) throw fieldRefusal(`variants.${index}.form`, texts.sameVariant);
    seen.add(key);
  });
  if (said.dialectId) return said.dialectId;
  const [standard] = await db
    .select({ id: dialects.id })
    .from(dialects)
    .where(and(eq(dialects.subject, said.subject), eq(dialects.name, standardDialect)));
  return standard?.id ?? "";
}

const uniques = { words_same: () => fieldRefusal("headword", texts.exists) };

/** Whether two are one word, whatever else is said of them. */
const isSameWord = (one: WordSaid, other: WordSaid): boolean =>
  wordForms(one.headword, one.subject).headwordKey === wordForms(other.headword, other.subject).headwordKey &&
  one.subject === other.subject &&
  one.partOfSpeech === other.partOfSpeech &&
  one.dialectId === other.dialectId;

/** Refuses a word that is there already, if out of use: it is restored rather than written anew. */
async function refuseArchived({ db }: Context, said: WordSaid): Promise<void> {
  const { headwordKey } = wordForms(said.headword, said.subject);
  const archived = await db.$count(
    words,
    and(
      eq(words.subject, said.subject),
      eq(words.headwordKey, headwordKey),
      eq(words.partOfSpeech, said.partOfSpeech),
      eq(words.dialectId, said.dialectId),
      isNotNull(words.archivedAt),
    ),
  );
  if (archived > 0) throw fieldRefusal("headword", texts.archived);
}

/** Adds a word, as a draft; what is told of it depends on `kind`. Source: domain.md 1.5. */
export async function addWord<Shown>(
  context: Context,
  kind: RecordKind<WordRow, Shown>,
  input: WordInput,
): Promise<Shown> {
  const dialectId = await dialectFor(context, { ...input, level: input.level ?? null });
  const said: WordSaid = { ...input, level: input.level ?? null, dialectId };
  await refuseArchived(context, said);
  return createRecord(context, kind, {
    write: () =>
      withUnique(uniques, () =>
        insertRecord(context, words, { ...wordColumns(said), status: "draft", authorIds: [context.actor.personId] }),
      ),
  });
}

export const createWord = (context: Context, input: WordInput): Promise<WordRecord> =>
  addWord(context, wordKind, input);

/** What a word says after some changes. */
const afterChanges = (before: WordRow, changes: Omit<WordUpdateInput, "_id" | "version">): WordSaid => {
  const { dialectId, level, ...given } = changes;
  return {
    ...saidBy(before),
    ...(given as Partial<WordSaid>),
    ...(level !== undefined && { level }),
    ...(dialectId && { dialectId }),
  };
};

/** Saves changes to a word: a published one becomes a draft, and the app keeps what it has. */
export const changeWord = <Shown>(
  context: Context,
  kind: RecordKind<WordRow, Shown>,
  { _id, version, ...changes }: WordUpdateInput,
): Promise<Shown> =>
  changeRecord(
    context,
    kind,
    { _id, version },
    {
      isDone: (before) =>
        isDeepStrictEqual(saidBy({ ...before, ...wordColumns(afterChanges(before, changes)) }), saidBy(before)),
      admit: (before) => wordReviews.admitEdit(context, before),
      check: (before) => wordReviews.checkEdit(before),
      async write(before) {
        const said = afterChanges(before, changes);
        await dialectFor(context, said, saidBy(before));
        if (!isSameWord(said, saidBy(before))) await refuseArchived(context, said);
        return withUnique(uniques, () =>
          updateRecord(context, words, before, { ...wordColumns(said), ...wordReviews.written(context, before) }),
        );
      },
    },
  );

export const updateWord = (context: Context, input: WordUpdateInput): Promise<WordRecord> =>
  changeWord(context, wordKind, input);
