import { and, asc, eq, gte, like, lt, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { foldForSearch, normalise } from "@app/domain/text.ts";
import { foldToneSql } from "../../database/columns.ts";
import type { Database } from "../../database/client.ts";
import { literally } from "../../records/list-spec.ts";
import { customers, dependents, persons } from "./customers.table.ts";

/** Learners that a search shows, the best first; whoever is not among them is found by typing more. */
export const shownMax = 200;
/** Up to so many of each kind are compared with what was typed; of more, those whose names begin so come first. */
const comparedMax = 500;
/** The shortest text that the trigram indexes find inside a name. */
const shortest = 3;
const wordsMax = 10;

type People = typeof persons | typeof dependents;
const kinds = [persons, dependents] as const;

/** A learner with the text that they are put in order by. */
interface Found {
  id: string;
  place: string;
}

const inUse = (people: People, id: SQL): SQL =>
  people === dependents
    ? sql`exists (select 1 from ${dependents} one join ${customers} payer on payer.id = one.customer_id
        where one.id = ${id} and one.status = 'active' and payer.archived_at is null)`
    : sql`exists (select 1 from ${customers} one where one.id = ${id} and one.archived_at is null)`;

/** After every text that begins like this one, in byte order. */
const last = "\u{10FFFF}";

/**
 * The first learners from a text on, in the order of an index. The bound that ends them stands outside: within, a database
 * without statistics would take the range for short, and read and sort all of it.
 */
function fromIndex(people: People, column: AnyColumn, start: string): SQL {
  const place = sql`found.place`;
  return sql`(select found.id, found.place from (
      select ${people.id} as id, ${column} as place from ${people} where ${gte(column, start)}
      order by ${column}, ${people.id} limit ${shownMax + 1}
    ) as found where ${lt(place, start + last)} and ${inUse(people, sql`found.id`)})`;
}

/** Names that begin so, the last one or the first one, in their order; no text is everybody by last name. */
function byBeginning(db: Database, start: string): Promise<Found[]> {
  const ways = kinds.flatMap((people) => [
    fromIndex(people, people.sortName, start),
    ...(start === "" ? [] : [fromIndex(people, people.searchName, start)]),
  ]);
  return db
    .select({ id: sql<string>`id`, place: sql<string>`min(place)` })
    .from(sql`(${sql.join(ways, sql` union all `)}) as ways`)
    .groupBy(sql`id`)
    .orderBy(asc(sql`2`), asc(sql`1`))
    .limit(shownMax + 1);
}

/** The customers with a number, or whose number begins so, and whom they pay for. */
function byNumber(db: Database, digits: string): Promise<Found[]> {
  const { id, customerNumber } = customers;
  const named = or(eq(customerNumber, `C-${digits.padStart(6, "0")}`), like(customerNumber, `C-${digits}%`));
  const payers = sql`(select ${id} as id, ${customerNumber} as place from ${customers} where ${named} order by ${customerNumber} limit ${shownMax + 1})`;
  const all = sql`(select payers.id, payers.place from ${payers} as payers where ${inUse(persons, sql`payers.id`)}
    union all select child.id, payers.place || child.sort_name from ${payers} as payers
    join ${dependents} child on child.customer_id = payers.id where child.status = 'active' and ${inUse(persons, sql`payers.id`)}) as found`;
  return db
    .select({ id: sql<string>`id`, place: sql<string>`place` })
    .from(all)
    .orderBy(asc(sql`place`), asc(sql`id`))
    .limit(shownMax + 1);
}

/** As it was typed first, then without its tones, then without any marks. Source: domain.md 5.9. */
function closeness(text: string): SQL {
  const name = sql`found.first_name || ' ' || found.last_name`;
  return sql`case when position(lower(${text}::text) in lower(${name})) > 0 then '0'
    when position(${foldToneSql(sql`${text}::text`)} in ${foldToneSql(name)}) > 0 then '1' else '2' end`;
}

/** A word anywhere in a name; a short one at the beginning of one of its words. */
function wordIn({ searchName }: People, word: string): SQL | undefined {
  const start = literally(word);
  if (word.length >= shortest) return like(searchName, `%${start}%`);
  return or(like(searchName, `${start}%`), like(searchName, `% ${start}%`));
}

/** Names with every word somewhere in them, found by the trigram indexes; at most `comparedMax` and one of each kind. */
async function byParts(db: Database, words: readonly string[], text: string): Promise<Found[][]> {
  return db.transaction(async (tx) => {
    // A database without statistics would rather read whole tables.
    await tx.select({ set: sql`set_config('enable_seqscan', 'off', true)` }).from(sql`(values (1)) as once`);
    const found: Found[][] = [];
    for (const people of kinds) {
      const { id, firstName, lastName, sortName } = people;
      const matches = sql`(select ${id}, ${firstName}, ${lastName}, ${sortName} from ${people}
        where ${and(...words.map((word) => wordIn(people, word)))} limit ${comparedMax + 1}) as found`;
      const place = sql<string>`${closeness(text)} || found.sort_name`;
      found.push(
        await tx
          .select({ id: sql<string>`found.id`, place })
          .from(matches)
          .where(inUse(people, sql`found.id`)),
      );
    }
    return found;
  });
}

const inOrder = (a: Found, b: Found): number =>
  a.place === b.place ? (a.id < b.id ? -1 : 1) : a.place < b.place ? -1 : 1;

async function bestOf(db: Database, words: readonly string[], text: string): Promise<Found[]> {
  const found = await byParts(db, words, text);
  const compared = found.flat().sort(inOrder);
  const [word = "", ...others] = words;
  if (others.length > 0 || found.every(({ length }) => length <= comparedMax)) return compared;
  const first = await byBeginning(db, word);
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...compared.filter(({ id }) => !known.has(id))];
}

/**
 * The ids of the learners in use for what was typed, the best first, one more than are shown where there are more: by
 * part of a name, its marks not needed, or by a customer's number. One or two letters find beginnings of names.
 */
export async function searchLearners(db: Database, typed: string): Promise<string[]> {
  const text = normalise(typed);
  const words = foldForSearch(text).split(/\s+/).filter(Boolean).slice(0, wordsMax);
  const [word = "", ...others] = words;
  const digits = /^(?:c\s*-?\s*)?(\d{1,9})$/i.exec(text)?.[1];
  const found = digits
    ? await byNumber(db, digits)
    : word.length < shortest && others.length === 0
      ? await byBeginning(db, word)
      : await bestOf(db, words, text);
  return found.slice(0, shownMax + 1).map(({ id }) => id);
}
