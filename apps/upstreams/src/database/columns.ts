import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import { bigint, customType, integer, text, timestamp } from "drizzle-orm/pg-core";
import { apostrophes, doubleLetters, hyphens, plainLetters } from "@app/domain/text-folding.ts";

/** A UTC instant with milliseconds. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** An amount in whole minor units, up to 2^53−1. Source: domain.md 5.1. */
export const minorUnits = (name: string) => bigint(name, { mode: "number" });

/** The columns of every record. Source: domain.md 0.1. */
export const recordColumns = {
  id: text("id").primaryKey(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
  createdBy: text("created_by").notNull(),
  updatedBy: text("updated_by").notNull(),
  version: integer("version").notNull().default(1),
  archivedAt: instant("archived_at"),
};

/** Text in byte order, so that both databases sort alike in any locale. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const signs = `${apostrophes}${hyphens}`;
const plainSigns = `${"'".repeat(apostrophes.length)}${"-".repeat(hyphens.length)}`;
const letters = Object.keys(plainLetters).join("");
const plain = Object.values(plainLetters).join("");

/** Text as searches compare it: the domain's `foldForSearch` in SQL. Source: domain.md 5.9. */
export function foldAllSql(value: SQL | AnyColumn): SQL {
  const oneSign = (text: SQL | AnyColumn) =>
    sql`translate(${text}, ${sql.raw(quoted(signs))}, ${sql.raw(quoted(plainSigns))})`;
  const bare = sql`lower(regexp_replace(normalize(${oneSign(value)}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
  const folded = Object.entries(doubleLetters).reduce(
    (text, [letter, two]) => sql`replace(${text}, ${sql.raw(quoted(letter))}, ${sql.raw(quoted(two))})`,
    sql`translate(${bare}, ${sql.raw(quoted(letters))}, ${sql.raw(quoted(plain))})`,
  );
  return oneSign(folded);
}

/** Text without tone marks; dots below and ṅ stay. Source: domain.md 5.9. */
export const foldToneSql = (value: SQL | AnyColumn): SQL =>
  sql`normalize(lower(regexp_replace(normalize(${value}, NFD), '[\\u0300-\\u0302\\u0304\\u030c]', '', 'g')), NFC)`;

/** A generated, folded copy of one or more columns, joined by spaces. */
export const foldedColumn = (name: string, ...columns: string[]) =>
  plainText(name)
    .notNull()
    .generatedAlwaysAs(() => foldAllSql(sql.raw(columns.map((column) => `"${column}"`).join(" || ' ' || "))));

/** The same for nullable columns. */
export const foldedTogether = (name: string, ...columns: string[]) =>
  plainText(name)
    .notNull()
    .generatedAlwaysAs(() =>
      foldAllSql(sql.raw(columns.map((column) => `coalesce("${column}", '')`).join(" || ' ' || "))),
    );
