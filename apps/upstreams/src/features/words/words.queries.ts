import { and, eq, inArray, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { languageOptions } from "@app/domain/language/dialect.ts";
import { nearKind } from "@app/domain/language/near-words.ts";
import { nearKinds, partsOfSpeech, toneMarkings } from "@app/domain/language/word-enums.ts";
import { wordForms } from "@app/domain/language/word-forms.ts";
import { wordChecks } from "@app/domain/language/word.ts";
import { learnerLevels } from "@app/domain/people/people-enums.ts";
import { wordSaid } from "@app/domain/recordings/said.ts";
import { anyIn, anyOf, anyText, flag, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { booleanFilter } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { heardIn, isSpokenBy, isWordHeard } from "../recordings/recordings.public.ts";
import { commentsOn, reviewFilters } from "../review/review.public.ts";
import { wordOf, type WordRecord } from "./word.record.ts";
import { words, type WordRow } from "./words.table.ts";

/** Exactly so, but for tones, but for marks, and the rest. Source: domain.md 5.9. */
function nearest(search: string): SQL {
  // Tones count in both languages that have them; words of others are their own plain form.
  const { headwordKey, headwordPlain, headwordBare } = wordForms(search, "Yoruba");
  return sql`case when ${words.headwordKey} = ${headwordKey} then 0 when ${words.headwordPlain} = ${headwordPlain} then 1
    when ${words.headwordBare} = ${headwordBare} then 2 else 3 end`;
}

const reviewed = reviewFilters(words);

export const wordList: ListSpec = {
  sorts: {
    alphabet: [words.subjectRank, words.subject, words.sortKey],
    createdAt: [words.createdAt],
    updatedAt: [words.updatedAt],
  },
  defaultSort: "alphabet",
  search: words.searchAll,
  nearest,
  id: words.id,
  filters: {
    id: anyText(words.id),
    subject: anyOf(words.subject, languageOptions, "Language"),
    dialectId: anyText(words.dialectId),
    partOfSpeech: anyOf(words.partOfSpeech, partsOfSpeech, "Part of speech"),
    toneMarking: anyOf(words.toneMarking, toneMarkings, "Tone marks"),
    tonesComplete: flag(words.tonesComplete, "Tones confirmed"),
    topic: anyIn(words.topics),
    level: anyOf(words.level, learnerLevels, "Level"),
    letter: anyText(words.letter),
    recorded: booleanFilter("recorded", () => isWordHeard(words)),
    speakerId: { value: z.string(), many: true, where: (speakers) => isSpokenBy("word", words.id, speakers) },
    ...reviewed.filters,
  },
  usual: reviewed.usual,
};

/** Which of some words have another that differs in tone alone. */
async function tonePairs({ db }: Pick<Context, "db">, rows: readonly WordRow[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const plain = [...new Set(rows.map(({ headwordPlain }) => headwordPlain))];
  const others = await db
    .selectDistinct({ subject: words.subject, plain: words.headwordPlain, key: words.headwordKey })
    .from(words)
    .where(and(inArray(words.headwordPlain, plain), isNull(words.archivedAt)));
  const differs = ({ subject, headwordPlain, headwordKey }: WordRow) =>
    others.some((one) => one.subject === subject && one.plain === headwordPlain && one.key !== headwordKey);
  return new Set(rows.filter(differs).map(({ id }) => id));
}

/** Words as they are answered. */
export async function shownWords(context: Pick<Context, "db">, rows: readonly WordRow[]): Promise<WordRecord[]> {
  const pairs = await tonePairs(context, rows);
  const ids = rows.map(({ id }) => id);
  const said = rows.map((row) => ({ id: row.id, said: wordSaid(row) }));
  const [comments, { heardOf }] = [await commentsOn(context, ids), await heardIn(context, "word", said)];
  return rows.map((row) =>
    wordOf(row, {
      ...heardOf(row.id, null),
      differsInTone: pairs.has(row.id),
      checks: wordChecks(row),
      comments: comments.get(row.id) ?? [],
    }),
  );
}

export async function listWords(
  context: Context,
  request: ListRequest,
): Promise<{ rows: WordRecord[]; total: number }> {
  const { rows, total } = await readPage(context, { word: words }, words, request);
  return {
    rows: await shownWords(
      context,
      rows.map(({ word }) => word),
    ),
    total,
  };
}

/** More than any headword has near it; the nearest come first. */
const candidates = 200;
const shown = 10;

/** Words like one that is being typed, the nearest first, in alphabet order within each kind; at most ten. */
export async function nearWords(
  { db }: Pick<Context, "db">,
  { subject, headword, exceptId }: { subject: string; headword: string; exceptId?: string | undefined },
) {
  const forms = wordForms(headword, subject);
  if (forms.headwordSquashed === "") return [];
  const keys = sql`array[${sql.join(
    forms.nearKeys.map((key) => sql`${key}`),
    sql`, `,
  )}]::text[]`;
  const rows = await db
    .select()
    .from(words)
    .where(
      and(
        sql`${words.subject} = ${subject}`,
        exceptId === undefined ? undefined : ne(words.id, exceptId),
        or(
          eq(words.headwordBare, forms.headwordBare),
          eq(words.headwordSquashed, forms.headwordSquashed),
          forms.nearKeys.length > 0 ? sql`${words.nearKeys} && ${keys}` : undefined,
        ),
      ),
    )
    .orderBy(
      sql`${words.headwordKey} <> ${forms.headwordKey}, ${words.headwordPlain} <> ${forms.headwordPlain}`,
      sql`${words.headwordBare} <> ${forms.headwordBare}, ${words.sortKey}, ${words.id}`,
    )
    .limit(candidates);
  return rows
    .flatMap((row) => {
      const kind = nearKind(headword, row.headword, subject);
      return kind === null ? [] : [{ row, kind }];
    })
    .toSorted((a, b) => nearKinds.indexOf(a.kind) - nearKinds.indexOf(b.kind))
    .slice(0, shown)
    .map(({ row: { id, headword: there, partOfSpeech, dialectId, meanings, status }, kind }) => ({
      _id: id,
      headword: there,
      partOfSpeech,
      dialectId,
      status,
      kind,
      meaning: meanings[0]?.gloss ?? null,
    }));
}
