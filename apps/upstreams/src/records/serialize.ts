import { getTableColumns, type InferSelectModel } from "drizzle-orm";
import type { AnyPgColumn, PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { RecordTable } from "../database/records.ts";
import { recordFields, recordShape, type StoredRecord } from "./record.ts";

/** What JSON makes of a stored value. */
type Wired<Value> = Value extends Date ? string : Value;

type OnWire<Table extends RecordTable, Name extends keyof InferSelectModel<Table>> = {
  [Key in Name]: z.ZodType<Wired<InferSelectModel<Table>[Key]>, Wired<InferSelectModel<Table>[Key]>>;
};

/** Columns whose values the table describes in full; of JSON and of what is derived for searches it says too little. */
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
 * The fields of a record that are answered as their columns hold them. Each is named: a column that is added later, or is
 * secret, goes out only when somebody says so. Closed lists come from the column (`text("currency", { enum: currencies })`).
 *
 *     const regionRecord = z.object({
 *       ...recordShape,
 *       ...columnSchemas(regions, "code", "name", "currency"),
 *       name: z.string().meta({ description: "Takes the place of the one from the column." }),
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

/** Fields of the answer that the row does not hold as they are answered. */
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

/** Nothing to be added where each of the others may be left out. */
type Rest<More> = object extends More ? [more?: More] : [more: More];

/**
 * How a row is answered: what the record's schema names and the row holds, and what is given besides. What the row does not
 * hold, or not as it is answered, has to be given.
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
    // Hundreds of rows pass here for every page, so no lists of pairs are made of them.
    for (const name of names) {
      const value = held[name];
      if (value !== undefined) shown[name] = value instanceof Date ? value.toISOString() : value;
    }
    return Object.assign(shown, more) as z.output<Schema>;
  };
}
