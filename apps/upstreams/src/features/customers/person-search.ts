import { like, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { searchWhere } from "../../records/list-spec.ts";
import { persons } from "./customers.table.ts";

/** The shortest part of a phone number that is looked for. */
const phoneDigits = 5;

/**
 * The digits that a phone number may contain: without the 0 that is dialled at home, and as typed, since its last digits may
 * begin with one too. None for a text that cannot be one.
 */
function digitsOf(typed: string): string[] {
  if (!/^[+\d\s().-]+$/.test(typed)) return [];
  const digits = typed.replaceAll(/\D/g, "");
  return [...new Set([digits.replace(/^0+/, ""), digits])].filter(({ length }) => length >= phoneDigits);
}

/** Those whose number, in this folded column, is written at home as it was typed: "07700 900 123" is +447700900123. */
export function phoneLike(column: AnyColumn, typed: string): SQL | undefined {
  return or(...digitsOf(typed).map((digits) => like(column, `%${digits}%`)));
}

/** Whether a text can be an email address or a phone number, and no name. */
export const isContact = (typed: string): boolean => typed.includes("@") || digitsOf(typed).length > 0;

const named = (text: string): SQL | undefined =>
  or(searchWhere(persons.searchAll, text), phoneLike(persons.searchAll, text));

/** The ids of people by any part of a name, an address or a phone number, words in either order; what a merged record has finds the other. */
export const peopleFound = (text: string): SQL =>
  sql`select unnest(array_remove(array[${persons.id}, ${persons.mergedIntoId}], null)) from ${persons} where ${named(text)}`;

/** The same among those of a table that has the ids of people: of a few it is quicker to look at each than at all who are called so. */
export const peopleFoundAmong = (id: PgColumn, text: string): SQL =>
  sql`select ${id} from ${id.table} join ${persons} on ${persons.id} = ${id} where ${named(text)}`;
