import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { buildSchema, parse, validate } from "graphql";
import { listsOf } from "./documents.ts";
import { questionsOf } from "./questions.ts";

const schemaFile = createRequire(__filename).resolve("@app/schema/schema.graphql");
const schema = buildSchema(readFileSync(schemaFile, "utf8"));
const lists = listsOf(schema);

it("finds the plain lists of the portal, whole and valid", () => {
  expect(lists.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["CustomersList", "DependentsList", "RegionsList"]),
  );
  expect(lists.flatMap(({ query }) => validate(schema, parse(query)))).toEqual([]);
});

it("asks for each sort, both ends, each choice of a filter, and searches", () => {
  const customers = lists.find(({ name }) => name === "CustomersList")!;
  const questions = questionsOf(customers, 250);
  expect(questions).toContainEqual({
    kind: "last page, NAME_ASC",
    variables: { page: { number: 3, size: 100 }, filter: {}, sort: "NAME_ASC" },
  });
  expect(questions.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["status:PAUSED", "currency:NGN", "“qxq”"]));
});
