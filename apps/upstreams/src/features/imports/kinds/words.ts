import { standardDialect } from "@app/domain/language/dialect.ts";
import { wordForms } from "@app/domain/language/word-forms.ts";
import { wordMessages } from "@app/domain/language/word-messages.ts";
import { rowOf, wordRow, wordRowChanges } from "@app/domain/language/word-row.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { wordFile } from "@app/domain/imports/word-file.ts";
import { foldForSearch } from "@app/domain/text.ts";
import {
  changeImportedWord,
  dialectsByName,
  importWord,
  removeWord,
  setWordArchived,
  wordsButForTones,
  wordsByIds,
  wordsSpelt,
  type NamedWord,
} from "../../words/word-import.public.ts";
import { words } from "../../words/words.public.ts";
import type { Found, Importable, Match, Values } from "../importable.ts";
import type { Candidate } from "../imports.table.ts";
import { idsIn, isNamed, matchById } from "../match-by-id.ts";
import { parsedBy } from "../parsed-by.ts";

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const dialectIn = ({ dialect }: Values) => textOf(dialect) || standardDialect;

/** What two rows of one word share: its language, its spelling with tones, its part of speech and its dialect. */
const keyOf = (values: Values): string => {
  const subject = textOf(values.subject);
  const { headwordKey } = wordForms(textOf(values.headword), subject);
  return [subject, headwordKey, textOf(values.partOfSpeech), foldForSearch(dialectIn(values))].join(" · ");
};

const foundOf = (word: NamedWord): Found => ({
  id: word.id,
  version: word.version,
  label: word.headword,
  archived: word.status === "archived",
  current: rowOf({ ...word }),
});

/** The words in use that a new one differs from in tone alone. */
function otherTones(among: readonly NamedWord[], values: Values): Candidate[] {
  const subject = textOf(values.subject);
  const { headwordKey, headwordPlain } = wordForms(textOf(values.headword), subject);
  return among
    .filter((word) => word.subject === subject && word.headwordPlain === headwordPlain)
    .filter((word) => word.headwordKey !== headwordKey && word.status !== "archived")
    .map(({ id, headword }) => ({ id, label: importMessages.otherTone(headword) }));
}

/** Words: by language, spelling, part of speech and dialect. Those that differ in tone alone are words of their own. */
export const wordImport: Importable = {
  file: wordFile,
  records: words,
  urlOf: (id) => `/app/langauge-app/edit-word/${id}`,
  labelOf: ({ headword }) => textOf(headword),
  keysOf: (values) => (isNamed(values) || textOf(values.headword) === "" ? [] : [keyOf(values)]),
  async match(context, rows) {
    const dialectOf = await dialectsByName(context);
    const byId = (await wordsByIds(context, idsIn(rows))).map(foundOf);
    const typed = rows.map(({ subject, headword }) => ({ subject: textOf(subject), headword: textOf(headword) }));
    const spelt = await wordsSpelt(
      context,
      typed.filter(({ headword }) => headword !== ""),
    );
    // One that is in use comes before one of the same spelling that is not.
    const inUseLast = spelt.toSorted((a, b) => Number(b.status === "archived") - Number(a.status === "archived"));
    const byKey = new Map(inUseLast.map((word) => [keyOf({ ...word }), word]));
    const tones = await wordsButForTones(
      context,
      typed.filter(({ headword }) => headword !== ""),
    );
    return rows.map((values): Match => {
      const subject = textOf(values.subject);
      const isKnown = textOf(values.dialect) === "" || subject === "" || dialectOf(subject, dialectIn(values)) !== null;
      const problems = isKnown ? {} : { problems: { dialect: wordMessages.dialectOf(subject) } };
      if (isNamed(values)) return { ...problems, ...matchById(textOf(values.recordId), byId) };
      const word = byKey.get(keyOf(values));
      if (word) return { found: foundOf(word), candidates: [], ...problems };
      return { found: null, candidates: [], noted: otherTones(tones, values), ...problems };
    });
  },
  load: async (context, ids) => (await wordsByIds(context, ids)).map(foundOf),
  parseNew: (values) => parsedBy(wordRow, values),
  parseChanges: ({ id, version }, values) => parsedBy(wordRowChanges, { ...values, _id: id, version }),
  create: (context, values) => importWord(context, values),
  update: (context, at, values) => changeImportedWord(context, at, values),
  restore: (context, at) => setWordArchived(context, at, false),
  archive: (context, at) => setWordArchived(context, at, true),
  remove: removeWord,
};
