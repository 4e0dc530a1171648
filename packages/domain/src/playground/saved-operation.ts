import { messages } from "../messages.ts";
import type { HandedOperation } from "./hand-over.ts";

/** The "list" of which saved operations are the views: their address says the document and its variables. */
export const operationsList = "/playground/operations";
/** Maximum saved operations per person, shared ones included. */
export const mostOwnOperations = 100;
/** Maximum length of the address's query: of an operation, and of any list. */
export const operationQueryMax = 20_000;
export const listQueryMax = 2_000;

export const operationMessages = {
  most: `You have ${mostOwnOperations} saved operations. Delete one to save another.`,
  empty: "Write an operation first.",
  variables: "Variables must be a JSON object.",
  long: "This operation is too long to be saved.",
};

/** An operation as the query of a view's address. */
export const operationQuery = ({ query, variables }: HandedOperation): string =>
  new URLSearchParams({ document: query, ...(variables.trim() !== "" && { variables }) }).toString();

/** The operation that a view's query says. */
export function operationIn(query: string): HandedOperation {
  const said = new URLSearchParams(query);
  return { query: said.get("document") ?? "", variables: said.get("variables") ?? "" };
}

function isObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** What is wrong with the query of a view of a list; null if nothing. Drafts are saved: a document need not be valid. */
export function viewQueryProblem(list: string, query: string): string | null {
  if (list !== operationsList) return query.length > listQueryMax ? messages.atMost("Query", listQueryMax) : null;
  if (query.length > operationQueryMax) return operationMessages.long;
  const { query: document, variables } = operationIn(query);
  if (document.trim() === "") return operationMessages.empty;
  return variables === "" || isObject(variables) ? null : operationMessages.variables;
}
