import type { GraphQLError, GraphQLFormattedError } from "graphql";
import { formatError } from "./format-error.ts";

/** An error as callers see it: our codes, the request id, no internals. */
export function shown(error: GraphQLError, requestId: string) {
  const { extensions, ...formatted } = formatError(error.toJSON());
  return { ...formatted, extensions: { code: String(extensions?.code), ...extensions, requestId } };
}

const general: Partial<Record<string, string>> = {
  GRAPHQL_VALIDATION_FAILED: "The operation is not valid. Sign in to see why.",
  BAD_USER_INPUT: "A variable is not valid. Sign in to see why.",
};

/** Errors for callers who are not signed in: one general text replaces any that would reveal names of the schema. */
export function withoutNames(errors: readonly GraphQLFormattedError[]): readonly GraphQLFormattedError[] {
  const isInvalid = errors.some(({ extensions }) => extensions?.code === "GRAPHQL_VALIDATION_FAILED");
  const some = isInvalid ? errors.slice(0, 1) : errors;
  return some.map((error) => {
    const code = String(error.extensions?.code);
    const text = general[code];
    const tells = text !== undefined && (code !== "BAD_USER_INPUT" || error.message.startsWith("Variable "));
    return tells ? { message: text, extensions: error.extensions ?? {} } : error;
  });
}
