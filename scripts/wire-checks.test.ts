import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { ModuleKind, transpileModule } from "typescript";
import { contractFile, contractServers, recordsModule, wireChecks, type JsonSchema } from "./wire-checks.ts";

type Checks = Record<string, (value: unknown) => boolean>;

/** The checks of a contract, ready to be called. */
function checksOf(schemas: Record<string, JsonSchema>): Checks {
  const exports: Checks = {};
  const { outputText } = transpileModule(wireChecks("v2", schemas), {
    compilerOptions: { module: ModuleKind.CommonJS },
  });
  runInNewContext(outputText, { exports });
  return exports;
}

const record = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: "object",
  properties,
  required,
});

it.each(contractServers)("has been run since the contract of %s changed", (server) => {
  expect(readFileSync(contractFile(server, "records.generated.ts"), "utf8")).toBe(recordsModule(server));
});

const nested = record({ size: { type: "integer" } });
const table: [string, JsonSchema, readonly unknown[], readonly unknown[]][] = [
  ["a text", { type: "string" }, ["", "x"], [1, null, undefined]],
  ["a whole number", { type: "integer" }, [0, 7], ["7", null, undefined]],
  ["a truth value", { type: "boolean" }, [true, false], ["true", null]],
  ["a text or null", { type: ["string", "null"] }, ["x", null, undefined], [1, {}]],
  ["a choice of a text and null", { anyOf: [{ type: "string" }, { type: "null" }] }, ["x", null], [1, {}]],
  ["a closed list", { type: "string", enum: ["a", "b"] }, ["a", "b"], ["c", null, undefined]],
  ["a closed list or null", { type: ["string", "null"], enum: ["a", null] }, ["a", null], ["c", 1]],
  ["an array of texts", { type: "array", items: { type: "string" } }, [[], ["x"]], [["x", 1], "x", null, {}]],
  ["an array of texts or nulls", { type: "array", items: { type: ["string", "null"] } }, [["x", null]], [[1]]],
  ["an array of anything", { type: "array", items: {} }, [[], [1, "x", null]], ["x", null]],
  ["an array of records", { type: "array", items: nested }, [[], [{ size: 1 }]], [[{}], [null], [{ size: "1" }]]],
  [
    "an array of named records",
    { type: "array", items: { $ref: "#/components/schemas/Other" } },
    [[{ a: "x" }]],
    [[{}]],
  ],
  ["a record within", nested, [{ size: 1, more: true }], [{}, null, undefined, "x"]],
  ["a named record", { $ref: "#/components/schemas/Other" }, [{ a: "x" }], [{ a: 1 }, null, undefined]],
  [
    "a named record or null",
    { anyOf: [{ $ref: "#/components/schemas/Other" }, { type: "null" }] },
    [{ a: "x" }, null],
    [{ a: 1 }, "x"],
  ],
  ["a table of whatever", { type: "object" }, [{}, { a: 1 }], [null, "x", undefined]],
  ["anything", {}, [null, undefined, 1, {}], []],
];

it.each(table)("checks %s", (_, field, good, bad) => {
  const { isOne } = checksOf({ One: record({ field }), Other: record({ a: { type: "string" } }) });
  expect(good.filter((value) => !isOne!({ field: value }))).toEqual([]);
  expect(bad.filter((value) => isOne!({ field: value }))).toEqual([]);
});

it("lets a field be missing that the contract does not require, and checks it where it is there", () => {
  const { isOne } = checksOf({ One: record({ a: { type: "string" }, "b-c": { type: "integer" } }, ["a"]) });
  const values = [{ a: "x" }, { a: "x", "b-c": 1 }, { a: "x", "b-c": "1" }, { a: "x", "b-c": null }, { "b-c": 1 }];
  expect(values.map((value) => isOne!(value))).toEqual([true, true, false, false, false]);
});

it.each([
  ["of several types", { type: ["string", "integer"] }],
  ["of one form or another", { anyOf: [{ type: "string" }, { type: "integer" }] }],
  ["of a type that it has never seen", { type: "date" }],
])("stops at a field %s, and names it", (_, field) => {
  expect(() => checksOf({ One: record({ when: field }) })).toThrow(/^OneWhen: the check cannot be written/);
});
