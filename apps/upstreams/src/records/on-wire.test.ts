import { boolean, date, integer, jsonb, pgTable, text, type AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { foldedColumn, instant, recordColumns } from "../database/columns.ts";
import { columnSchemas, serializerFor } from "./serialize.ts";
import { recordShape } from "./record.ts";

const lamps = pgTable("lamps", {
  ...recordColumns,
  name: text("name").notNull(),
  colour: text("colour", { enum: ["red", "green"] }).notNull(),
  watts: integer("watts"),
  isLit: boolean("is_lit").notNull(),
  boughtOn: date("bought_on", { mode: "string" }).notNull(),
  litAt: instant("lit_at"),
  rooms: text("rooms").array().notNull(),
  parts: jsonb("parts").notNull(),
  secret: text("secret").notNull(),
  searchName: foldedColumn("search_name", "name"),
});
const fields = columnSchemas(lamps, "name", "colour", "watts", "isLit", "boughtOn", "litAt", "rooms");
const lampRecord = z.object({ ...recordShape, ...fields, size: z.string(), owners: z.int().optional() });
const lampOf = serializerFor(lampRecord);

const at = new Date("2026-01-05T09:00:00.000Z");
const row: typeof lamps.$inferSelect = {
  id: "a".repeat(24),
  createdAt: at,
  updatedAt: at,
  createdBy: "system",
  updatedBy: "system",
  version: 1,
  archivedAt: null,
  name: "Hall",
  colour: "red",
  watts: null,
  isLit: true,
  boughtOn: "2026-01-02",
  litAt: at,
  rooms: ["hall"],
  parts: {},
  secret: "hush",
  searchName: "hall",
};

it.each([
  ["name", z.string()],
  ["colour", z.enum(["red", "green"])],
  ["watts", z.int().nullable()],
  ["isLit", z.boolean()],
  ["boughtOn", z.iso.date()],
  ["litAt", z.iso.datetime().nullable()],
  ["rooms", z.array(z.string())],
] as const)("describes %s as its column holds it", (name, expected) => {
  expect(z.toJSONSchema(fields[name])).toEqual(z.toJSONSchema(expected));
});

it.each(["parts", "searchName"])("takes no column that says too little about its values: %s", (name) => {
  const { [name]: column } = lamps as unknown as Record<string, AnyPgColumn>;
  expect(() => columnSchemas(lamps, name as "name")).toThrow(`${column?.name} needs a schema of its own.`);
});

it("answers what the record names, times as text, and what is given besides, but nothing else of the row", () => {
  const common = { createdAt: at.toISOString(), updatedAt: at.toISOString(), createdBy: "system", updatedBy: "system" };
  const own = { name: "Hall", colour: "red", watts: null, isLit: true, boughtOn: "2026-01-02", rooms: ["hall"] };
  const lamp = lampOf(row, { size: "small" });
  expect(lamp).toEqual({
    _id: row.id,
    ...common,
    version: 1,
    archivedAt: null,
    ...own,
    litAt: at.toISOString(),
    size: "small",
  });
  expect(lampRecord.parse(lamp)).toEqual(lamp);
});

it("lets what is given stand before what the row holds", () => {
  const hidden = serializerFor(lampRecord.extend({ name: z.literal("Lamp") }));
  expect(hidden(row, { name: "Lamp", size: "small" }).name).toBe("Lamp");
});
