import { getTableColumns, type InferSelectModel } from "drizzle-orm";
import type { AnyPgColumn, PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { RecordTable } from "../database/records.ts";
import { recordFields, recordShape, type StoredRecord } from "./record.ts";

/** The JSON type of a stored value. */
type Wired<Value> = Value extends Date ? string : Value;

type OnWire<Table extends RecordTable, Name extends keyof InferSelectModel<Table>> = {
  [Key in Name]: z.ZodType<Wired<InferSelectModel<Table>[Key]>, Wired<InferSelectModel<Table>[Key]>>;
};

/** Columns that the table describes completely; not JSON and derived search columns. */
type Described<Table extends RecordTable> = {
  [Name in keyof InferSelectModel<Table> & string]: Table["_"]["columns"][Name] extends {
    _: { dataType: "string" | "number" | "boolean" | "date" | "array" };
  }
    ? Name
    : never;
}[keyof InferSelectModel<Table> & string];

const schemaOf = (column: AnyPgColumn): z.ZodType => {
  if (column.enumValues?.length) return z.enum(column.enumValues);
  switch (column.dataType) {
    case "string":
      return column.columnType === "PgDateString" ? z.iso.date() : z.string();
    case "number":
      return z.int();
    case "boolean":
      return z.boolean();
    case "date":
      return z.iso.datetime();
    case "array":
      return z.array(schemaOf((column as PgColumn & { baseColumn: AnyPgColumn }).baseColumn));
    default:
      throw new Error(`${column.name} needs a schema of its own.`);
  }
};

/**
 * Schemas of columns that are returned as stored. Each is named explicitly, so that a new or secret column is never
 * returned by accident. Closed lists come from the column (`text("currency", { enum: currencies })`).
 *
 *     const regionRecord = z.object({
 *       ...recordShape,
 *       ...columnSchemas(regions, "code", "name", "currency"),
 *       name: z.string().meta({ description: "Replaces the column's schema." }),
 *     });
 */
export function columnSchemas<Table extends RecordTable, const Names extends readonly Described<Table>[]>(
  table: Table,
  ...names: Names
): OnWire<Table, Names[number]> {
  const columns = getTableColumns(table);
  const fields = names.map((name) => {
    const column = columns[name] as AnyPgColumn;
    const schema = schemaOf(column);
    return [name, column.notNull ? schema : schema.nullable()];
  });
  return Object.fromEntries(fields) as OnWire<Table, Names[number]>;
}

/** Response fields that the row lacks or stores differently. */
type Others<Row, Answered> = {
  [
    Key in keyof Answered as Key extends keyof typeof recordShape
      ? never
      : Key extends keyof Row
        ? Wired<Row[Key]> extends Answered[Key]
          ? never
          : Key
        : Key
  ]: Answered[Key];
};

/** The argument is omitted if all further fields are optional. */
type Rest<More> = object extends More ? [more?: More] : [more: More];

/**
 * Makes a serialiser: the fields of the record's schema come from the row or from the second argument, which must give
 * what the row lacks or stores differently.
 *
 *     const regionOf = serializerFor(regionRecord);
 *     regionOf(row, { customers: 12, tutors: 3 });
 */
export function serializerFor<Schema extends z.ZodObject>(
  record: Schema,
): <Row extends StoredRecord>(row: Row, ...rest: Rest<Others<Row, z.output<Schema>>>) => z.output<Schema> {
  const names = Object.keys(record.shape).filter((name) => !(name in recordShape));
  return (row, more?: object) => {
    const held = { ...row } as Readonly<Record<string, unknown>>;
    const shown: Record<string, unknown> = recordFields(row);
    // Runs for hundreds of rows per page, so it creates no intermediate arrays.
    for (const name of names) {
      const value = held[name];
      if (value !== undefined) shown[name] = value instanceof Date ? value.toISOString() : value;
    }
    return Object.assign(shown, more) as z.output<Schema>;
  };
}
