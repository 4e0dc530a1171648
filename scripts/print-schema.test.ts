import { readFileSync } from "node:fs";
import { kindFieldsModule } from "./kind-fields.ts";
import { scopeFieldsModule } from "./scope-fields.ts";
import { operationNamesModule } from "./operation-names.ts";
import { schemaText, typeDefsModule } from "./schema-text.ts";

const committed = (path: string) => readFileSync(new URL(`../packages/schema/${path}`, import.meta.url), "utf8");

it("has been run since the schema, the matrix or an operation changed", () => {
  expect(committed("schema.graphql")).toBe(schemaText());
  expect(committed("src/type-defs.generated.ts")).toBe(typeDefsModule());
  expect(committed("src/kind-fields.generated.ts")).toBe(kindFieldsModule(schemaText()));
  expect(committed("src/scope-fields.generated.ts")).toBe(scopeFieldsModule(schemaText()));
  expect(committed("src/operation-names.generated.ts")).toBe(operationNamesModule());
});

it("says who may use a field and who may see a type", () => {
  expect(schemaText()).toContain('"""\n  Adds a region.\n\n  Roles: super-admin, director\n  """\n  regionCreate(');
  expect(schemaText()).toMatch(/Roles: every signed-in person, and every service token\n"""\ntype Viewer /);
});

it("says what a field costs, and that a list costs by its rows", () => {
  expect(schemaText()).toMatch(/Cost: 5\n {2}"""\n {2}subdivisions:/);
  expect(schemaText()).toMatch(/Cost: 2 for each row of its page\n {2}"""\n {2}regions\(/);
});

it("gathers the root fields of all areas", () => {
  expect(schemaText()).not.toContain("extend type");
  expect(schemaText().match(/^type Query/gm)).toHaveLength(1);
});
