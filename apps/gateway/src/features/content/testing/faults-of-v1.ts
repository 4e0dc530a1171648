import { readFileSync } from "node:fs";
import { buildSchema, getVariableValues, parse, validate, type OperationDefinitionNode } from "graphql";

const path = require.resolve("@app/schema/upstreams/v1.graphql");
const theirs = buildSchema(readFileSync(path, "utf8"));

/** Errors of an operation and its variables against the older server's schema. */
export function faultsOfV1(query: string, variables: Record<string, unknown>): readonly unknown[] {
  const document = parse(query);
  const [{ variableDefinitions = [] }] = document.definitions as [OperationDefinitionNode];
  return [...validate(theirs, document), ...(getVariableValues(theirs, variableDefinitions, variables).errors ?? [])];
}
