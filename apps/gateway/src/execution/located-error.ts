import { GraphQLError, type DocumentNode, type ExecutionResult } from "graphql";

/** The offset of a line and column in a text. */
function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) start = text.indexOf("\n", start) + 1;
  return start + column - 1;
}

function relocated(error: GraphQLError, document: DocumentNode, isBadInput: boolean): GraphQLError {
  const source = document.loc?.source;
  return new GraphQLError(error.message, {
    source,
    positions: source && error.locations?.map((location) => offsetOf(source.body, location)),
    path: error.path,
    originalError: error.originalError ?? (isBadInput ? undefined : new Error(error.message)),
    extensions: isBadInput ? { code: "BAD_USER_INPUT" } : error.extensions,
  });
}

/**
 * Gives errors of a compiled operation the location, path and cause that the interpreter would. A result without `data`
 * was rejected before a resolver ran, for invalid variables.
 */
export function withLocatedErrors(result: ExecutionResult, document: DocumentNode): ExecutionResult {
  if (!result.errors) return result;
  const isBadInput = result.data === undefined;
  return { ...result, errors: result.errors.map((error) => relocated(error, document, isBadInput)) };
}
