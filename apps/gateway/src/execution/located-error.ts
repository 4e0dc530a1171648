import { GraphQLError, type DocumentNode, type ExecutionResult } from "graphql";

/** Where a line and a column stand in a text, as an offset. */
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
 * What a compiled operation answers, with errors as the interpreter makes them: with place, path and cause.
 * An answer without `data` was refused before a resolver ran: variables that do not fit, the caller's mistake.
 */
export function withLocatedErrors(result: ExecutionResult, document: DocumentNode): ExecutionResult {
  if (!result.errors) return result;
  const isBadInput = result.data === undefined;
  return { ...result, errors: result.errors.map((error) => relocated(error, document, isBadInput)) };
}
