import { expect, it } from "@jest/globals";
import { operationIn, operationMessages, operationQuery, operationsList, viewQueryProblem } from "./saved-operation.ts";

it("reads back what it writes, whatever is in it", () => {
  const operation = { query: 'query Ọmọ {\n  a(b: "&=+%") # é\n}\n', variables: '{\n  "ids": ["1&2"]\n}' };
  expect(operationIn(operationQuery(operation))).toEqual(operation);
  expect(operationIn(operationQuery({ query: "{ a }", variables: " " }))).toEqual({ query: "{ a }", variables: "" });
});

const problem = (query: string, variables = "") =>
  viewQueryProblem(operationsList, operationQuery({ query, variables }));

it("saves drafts, but nothing empty, too long or with variables that are no object", () => {
  expect(problem("query {")).toBeNull();
  expect(problem("{ a }", '{ "b": 1 }')).toBeNull();
  expect(problem(" \n")).toBe(operationMessages.empty);
  expect(viewQueryProblem(operationsList, "search=Ada")).toBe(operationMessages.empty);
  for (const variables of ["{", "[]", "null", "1"])
    expect(problem("{ a }", variables)).toBe(operationMessages.variables);
  expect(problem("a".repeat(20_000))).toBe(operationMessages.long);
});

it("leaves lists as they are", () => {
  expect(viewQueryProblem("/app/tutoring/customers", "")).toBeNull();
  expect(viewQueryProblem("/app/tutoring/customers", "a".repeat(2_001))).toBe(
    "Query must be 2000 characters or fewer.",
  );
});
