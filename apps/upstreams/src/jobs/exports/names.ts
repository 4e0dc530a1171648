import { inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { upperFirst } from "@app/domain/upper-first.ts";
import { words } from "@app/domain/views/words.ts";
import { accountUsers } from "../../features/account/account.public.ts";
import { persons } from "../../features/customers/customers.public.ts";
import { backgrounds, characters } from "../../features/stories/stories.public.ts";
import { partners } from "../../features/partners/partners.public.ts";
import { regions } from "../../features/regions/regions.public.ts";
import type { Context } from "../../service/context.ts";
import type { FilterWords } from "./export-kind.ts";

/** Labels of list values that do not speak for themselves, as on screens. */
type OwnWords = Readonly<Partial<Record<string, string>>>;

/** Names of records by id. */
export type Names = ReadonlyMap<string, string>;

/** The names of some records of a table. */
export async function namesIn(
  { db }: Pick<Context, "db">,
  table: PgTable & { id: PgColumn },
  name: PgColumn | SQL<string>,
  ids: readonly (string | null)[],
): Promise<Names> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const plain: PgTable = table;
  const rows = await db
    .select({ id: sql<string>`${table.id}`, name: sql<string>`${name}` })
    .from(plain)
    .where(inArray(table.id, known));
  return new Map(rows.map((row) => [row.id, row.name]));
}

export const staffNames = (context: Pick<Context, "db">, ids: readonly (string | null)[]): Promise<Names> =>
  namesIn(context, accountUsers, sql<string>`${accountUsers.firstname} || ' ' || ${accountUsers.lastname}`, ids);

export const personNames = (context: Pick<Context, "db">, ids: readonly (string | null)[]): Promise<Names> =>
  namesIn(context, persons, sql<string>`${persons.firstName} || ' ' || ${persons.lastName}`, ids);

export const partnerNames = (context: Pick<Context, "db">, ids: readonly (string | null)[]): Promise<Names> =>
  namesIn(context, partners, partners.name, ids);

export const regionCodes = (context: Pick<Context, "db">, ids: readonly (string | null)[]): Promise<Names> =>
  namesIn(context, regions, regions.code, ids);

export const characterNames = (context: Pick<Context, "db">, ids: readonly string[]): Promise<Names> =>
  namesIn(context, characters, characters.name, ids);

export const backgroundNames = (context: Pick<Context, "db">, ids: readonly string[]): Promise<Names> =>
  namesIn(context, backgrounds, backgrounds.name, ids);

/** The name of an id; null if there is none or the record is gone. */
export const nameIn = (names: Names, id: string | null): string | null =>
  id === null ? null : (names.get(id) ?? null);

/** Words that filters use instead of ids. */
const standing: OwnWords = { [words.me]: "Me", [words.none]: "Nobody", [words.myRegions]: "My regions" };

const byId =
  (namesOf: (context: Context, ids: string[]) => Promise<Names>) => async (context: Context, ids: string[]) => {
    const names = await namesOf(context, ids);
    return ids.map((id) => names.get(id) ?? standing[id] ?? "one that is gone");
  };

/** A filter whose values are ids. */
export const idsOf = (label: string, namesOf: (context: Context, ids: string[]) => Promise<Names>): FilterWords => ({
  label,
  words: byId(namesOf),
});

export const regionFilter = idsOf("Region", regionCodes);

/** "referral-customer", "ageGroup" → "Referral customer", "Age group"; capitals stay. */
export function inWords(value: string): string {
  if (value === value.toUpperCase()) return value;
  const words = value.replaceAll("-", " ").replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a closed list's value. */
export const wordsOf = (value: string | null, own: OwnWords = {}): string | null =>
  value === null ? null : upperFirst(own[value] ?? inWords(value));

/** A filter whose values are of a closed list. */
export const wordsFrom = (label: string, own: OwnWords): FilterWords => ({
  label,
  words: (_, values) => Promise.resolve(values.map((value) => wordsOf(value, own) ?? value)),
});
