import { like, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { searchWhere } from "../../records/list-spec.ts";
import { persons } from "./customers.table.ts";

/** The shortest part of a phone number that is looked for. */
const phoneDigits = 5;

/** Those whose number, in this folded column, is written at home as it was typed: "07700 900 123" is +447700900123. */
export function phoneLike(column: AnyColumn, typed: string): SQL | undefined {
  const digits = typed.replaceAll(/\D/g, "").replace(/^0+/, "");
  return /^[+\d\s().-]+$/.test(typed) && digits.length >= phoneDigits ? like(column, `%${digits}%`) : undefined;
}

/** The ids of people by any part of a name, an address or a phone number, words in either order. */
export const peopleFound = (text: string): SQL =>
  sql`select ${persons.id} from ${persons} where ${or(searchWhere(persons.searchAll, text), phoneLike(persons.searchAll, text))}`;
