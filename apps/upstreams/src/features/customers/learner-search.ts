import { and, eq, gte, isNull, like, lt, not, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { foldForSearch, normalise } from "@app/domain/text.ts";
import { foldToneSql } from "../../database/columns.ts";
import { literally } from "../../http/list-spec.ts";
import { customers, dependents, persons } from "./customers.table.ts";

/**
 * How the learners for a search are found: `found` has the columns `id` and `place`, the first `most` of each kind in
 * order of `place`; `counted` is how many there are in all.
 */
export interface SearchPlan {
  found: SQL;
  counted: SQL;
}

type People = typeof persons | typeof dependents;
/** Text that learners are put in order by, and which of them have it. */
interface Way {
  people: People;
  place: SQL | AnyColumn;
  where: SQL | undefined;
}

const inUse = (people: People): SQL | undefined =>
  people === dependents
    ? eq(dependents.status, "active")
    : sql`exists (select 1 from ${customers} where ${customers.id} = ${persons.id} and ${customers.archivedAt} is null)`;

/** After every text that begins like this one, in byte order. */
const last = "\u{10FFFF}";
const beginsWith = (column: AnyColumn, start: string): SQL | undefined =>
  and(gte(column, start), lt(column, start + last));
const hasWordLike = (column: AnyColumn, start: string): SQL | undefined =>
  or(like(column, `${literally(start)}%`), like(column, `% ${literally(start)}%`));

/** The shortest text that the trigram indexes can find inside a name. */
const shortest = 3;

/** Each way reads no more than `most` rows off an index; those few are then put in order together. */
function merged(ways: readonly Way[], most: number): SearchPlan {
  const read = ways.map(
    ({ people, place, where }) =>
      sql`(select ${people.id} as id, ${place} as place from ${people} where ${and(inUse(people), where)} order by ${place}, ${people.id} limit ${most})`,
  );
  const counts = ways.map(
    ({ people, where }) => sql`(select count(*)::int from ${people} where ${and(inUse(people), where)})`,
  );
  return { found: sql.join(read, sql` union all `), counted: sql.join(counts, sql` + `) };
}

const kinds = [persons, dependents] as const;

/** Everybody, by last name. */
const everybody = (most: number): SearchPlan => ({
  ...merged(
    kinds.map((people) => ({ people, place: people.sortName, where: undefined })),
    most,
  ),
  counted: sql`(select count(*)::int from ${customers} where ${isNull(customers.archivedAt)}) + (select count(*)::int from ${dependents} where ${inUse(dependents)})`,
});

/** Names that begin so, the last one or the first one: read off the two indexes of names. */
function byBeginning([start = "", ...others]: readonly string[], most: number): SearchPlan {
  const ways = kinds.flatMap((people): Way[] => {
    const rest = others.map((word) => hasWordLike(people.searchName, word));
    const asLast = beginsWith(people.sortName, start);
    const asFirst = and(beginsWith(people.searchName, start), asLast && not(asLast));
    return [
      { people, place: people.sortName, where: and(asLast, ...rest) },
      { people, place: people.searchName, where: and(asFirst, ...rest) },
    ];
  });
  return merged(ways, most);
}

/** As it was typed first, then without its tones, then without any marks. Source: domain.md 5.9. */
function closeness(people: People, text: string): SQL {
  const name = sql`${people.firstName} || ' ' || ${people.lastName}`;
  return sql`case when position(lower(${text}::text) in lower(${name})) > 0 then '0'
    when position(${foldToneSql(sql`${text}::text`)} in ${foldToneSql(name)}) > 0 then '1' else '2' end`;
}

/** Names with every word somewhere in them; the trigram indexes find them. */
function byParts(words: readonly string[], text: string, most: number): SearchPlan {
  const ways = kinds.map((people): Way => {
    const where = words.map((word) =>
      word.length < shortest ? hasWordLike(people.searchName, word) : like(people.searchName, `%${literally(word)}%`),
    );
    return { people, place: sql`${closeness(people, text)} || ${people.sortName}`, where: and(...where) };
  });
  return merged(ways, most);
}

/** The customer with a number, or whose number begins so, and whom they pay for. */
function byNumber(digits: string, most: number): SearchPlan {
  const padded = `C-${digits.padStart(6, "0")}`;
  const holders = sql`(select ${customers.id} from ${customers} where ${or(eq(customers.customerNumber, padded), like(customers.customerNumber, `C-${digits}%`))} order by ${customers.customerNumber} limit ${most})`;
  return merged(
    [
      { people: persons, place: persons.sortName, where: sql`${persons.id} in ${holders}` },
      { people: dependents, place: dependents.sortName, where: sql`${dependents.customerId} in ${holders}` },
    ],
    most,
  );
}

const wordsMax = 10;

/** How to find the learners for what was typed: part of a name, its marks not needed, or a customer's number. */
export function planSearch(typed: string, most: number): SearchPlan {
  const text = normalise(typed);
  const digits = /^(?:c\s*-?\s*)?(\d{1,9})$/i.exec(text)?.[1];
  if (digits !== undefined) return byNumber(digits, most);
  const words = foldForSearch(text).split(/\s+/).filter(Boolean).slice(0, wordsMax);
  if (words.length === 0) return everybody(most);
  return words.some((word) => word.length >= shortest) ? byParts(words, text, most) : byBeginning(words, most);
}
