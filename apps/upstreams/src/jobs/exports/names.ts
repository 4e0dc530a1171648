import { inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { upperFirst } from "@app/domain/upper-first.ts";
import { words } from "@app/domain/views/words.ts";
import { accountUsers } from "../../features/account/account.public.ts";
import { persons } from "../../features/customers/customers.public.ts";
import { regions } from "../../features/regions/regions.public.ts";
import type { Context } from "../../service/context.ts";
import type { FilterWords } from "./export-kind.ts";

/** Words of a closed list that its values do not say themselves, as screens have them. */
type OwnWords = Readonly<Partial<Record<string, string>>>;

/** What records are called, by their ids. */
export type Names = ReadonlyMap<string, string>;

/** What some records of a table are called. */
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

export const regionCodes = (context: Pick<Context, "db">, ids: readonly (string | null)[]): Promise<Names> =>
  namesIn(context, regions, regions.code, ids);

/** What an id is called; nothing where there is none, or it is gone. */
export const nameIn = (names: Names, id: string | null): string | null =>
  id === null ? null : (names.get(id) ?? null);

/** What filters say in place of ids. */
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

/** "referral-customer", "ageGroup" → "Referral customer", "Age group"; what is in capitals stays. */
export function inWords(value: string): string {
  if (value === value.toUpperCase()) return value;
  const words = value.replaceAll("-", " ").replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value of a closed list as people read it. */
export const wordsOf = (value: string | null, own: OwnWords = {}): string | null =>
  value === null ? null : upperFirst(own[value] ?? inWords(value));

/** A filter whose values are of such a list. */
export const wordsFrom = (label: string, own: OwnWords): FilterWords => ({
  label,
  words: (_, values) => Promise.resolve(values.map((value) => wordsOf(value, own) ?? value)),
});
