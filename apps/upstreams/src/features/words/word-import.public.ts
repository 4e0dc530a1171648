import { and, eq, inArray } from "drizzle-orm";
import { standardDialect } from "@app/domain/language/dialect.ts";
import { wordForms } from "@app/domain/language/word-forms.ts";
import { saidAfterRow, type WordRowValues } from "@app/domain/language/word-row.ts";
import { wordInput } from "@app/domain/language/word.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { foldForSearch } from "@app/domain/text.ts";
import { lockRecord } from "../../database/records.ts";
import { isReferredTo } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { dialects } from "../dialects/dialects.public.ts";
import { addWord, changeWord, wordKind, wordReviews } from "./words.service.ts";
import { words, type WordRow } from "./words.table.ts";

type At = Pick<Context, "db">;

/** Thousands at a time: nobody looks at what is shown of each. */
const plain = { ...wordKind, present: (_: unknown, { id, version }: WordRow): RecordRef => ({ _id: id, version }) };

/** A word with the name of its dialect. */
export type NamedWord = WordRow & { dialect: string };

const named = ({ db }: At) =>
  db.select({ word: words, dialect: dialects.name }).from(words).innerJoin(dialects, eq(dialects.id, words.dialectId));

/** Words with any of these ids. */
export async function wordsByIds(context: At, ids: readonly string[]): Promise<NamedWord[]> {
  if (ids.length === 0) return [];
  const rows = await named(context).where(inArray(words.id, [...ids]));
  return rows.map(({ word, dialect }) => ({ ...word, dialect }));
}

/** Words spelt like any of these, those out of use too. */
export async function wordsSpelt(
  context: At,
  typed: readonly { subject: string; headword: string }[],
): Promise<NamedWord[]> {
  if (typed.length === 0) return [];
  const keys = [...new Set(typed.map(({ subject, headword }) => wordForms(headword, subject).headwordKey))];
  const rows = await named(context).where(inArray(words.headwordKey, keys));
  return rows.map(({ word, dialect }) => ({ ...word, dialect }));
}

/** Words spelt like any of these but for tones. */
export async function wordsButForTones(
  context: At,
  typed: readonly { subject: string; headword: string }[],
): Promise<NamedWord[]> {
  if (typed.length === 0) return [];
  const plain = [...new Set(typed.map(({ subject, headword }) => wordForms(headword, subject).headwordPlain))];
  const rows = await named(context).where(inArray(words.headwordPlain, plain)).orderBy(words.sortKey, words.id);
  return rows.map(({ word, dialect }) => ({ ...word, dialect }));
}

/** The dialects in use, by language and folded name. */
export async function dialectsByName({ db }: At): Promise<(subject: string, name: string) => string | null> {
  const rows = await db.select().from(dialects).where(eq(dialects.active, true));
  const byName = new Map(rows.map(({ id, subject, name }) => [`${subject} ${foldForSearch(name)}`, id]));
  return (subject, name) => byName.get(`${subject} ${foldForSearch(name)}`) ?? null;
}

/** The id of a dialect by its name; undefined where a row names none. */
async function dialectOf(context: At, subject: string, name: string | null | undefined): Promise<string | undefined> {
  if (!name) return undefined;
  return (await dialectsByName(context))(subject, name) ?? undefined;
}

const nothing = { meanings: [], examples: [] };

/** Adds a word, as a draft. */
export async function importWord(context: Context, row: WordRowValues): Promise<RecordRef> {
  const { subject = "", dialect, ...more } = row;
  const dialectId = await dialectOf(context, subject, dialect ?? standardDialect);
  return addWord(context, plain, wordInput.parse({ ...more, subject, ...saidAfterRow(nothing, row), dialectId }));
}

/** Saves what a row changes of a word. */
export async function changeImportedWord(context: Context, at: RecordRef, row: WordRowValues): Promise<RecordRef> {
  const before = await findOrRefuse(context, words, at._id, "Word");
  const { subject, headword, partOfSpeech, topics, level, tonesComplete, dialect } = row;
  const dialectId = await dialectOf(context, subject ?? before.subject, dialect);
  const given = { subject, headword, partOfSpeech, topics, level, tonesComplete, dialectId };
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return changeWord(context, plain, { ...at, ...changes, ...saidAfterRow(before, row) });
}

const placeOf = ({ _id, version }: RecordRef): RecordRef => ({ _id, version });

/** Brings a word back into use, or takes it out of it. */
export const setWordArchived = async (context: Context, at: RecordRef, archived: boolean): Promise<RecordRef> =>
  placeOf(await wordReviews.fire(context, archived ? "archive" : "restore", at));

/** Removes a word that an import has made; refused where anything refers to it by now. */
export async function removeWord(context: Context, { _id, version }: RecordRef): Promise<void> {
  const row = await lockRecord(context, words, _id);
  if (row?.version !== version) throw new Refusal("NOT_FOUND", importMessages.gone);
  try {
    await context.db.transaction((tx) => tx.delete(words).where(and(eq(words.id, _id), eq(words.version, version))));
  } catch (error) {
    throw isReferredTo(error) ? new Refusal("WRONG_STATE", importMessages.inUse) : error;
  }
  await audit(context, { action: "deleted", kind: "word", id: _id, label: row.headword, before: row, after: {} });
}
