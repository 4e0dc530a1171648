import type { GraphQLFormattedError } from "graphql";
import { clientMessages } from "@app/domain/client-messages.ts";
import { errorCodes, type ErrorCode } from "./codes.ts";

/** Codes of the server library that map to ours. */
const synonyms: Record<string, ErrorCode> = {
  BAD_REQUEST: "BAD_USER_INPUT",
  OPERATION_RESOLUTION_FAILURE: "GRAPHQL_VALIDATION_FAILED",
  PERSISTED_QUERY_NOT_FOUND: "BAD_USER_INPUT",
  PERSISTED_QUERY_NOT_SUPPORTED: "BAD_USER_INPUT",
};

const isOurs = (code: unknown): code is ErrorCode => errorCodes.some((one) => one === code);

function codeOf({ message, extensions }: GraphQLFormattedError): ErrorCode {
  const code = extensions?.code;
  if (code === "GRAPHQL_PARSE_FAILED" && /more that \d+ tokens/.test(message)) return "LIMIT_EXCEEDED";
  // A lone surrogate in a text is the text's fault, wherever it occurs.
  if (code === "GRAPHQL_PARSE_FAILED" && /Invalid (Unicode escape sequence|character within String)/.test(message))
    return "BAD_USER_INPUT";
  if (isOurs(code)) return code;
  return synonyms[String(code)] ?? "INTERNAL_SERVER_ERROR";
}

/** Reduces an error to a code of the closed list, without internals. */
export function formatError(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const code = codeOf(formatted);
  const message = code === "INTERNAL_SERVER_ERROR" ? clientMessages.unknown : formatted.message;
  const { source, retryAfter, requires } = formatted.extensions ?? {};
  const extensions = {
    code,
    ...(source !== undefined && { source }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(requires !== undefined && { requires }),
  };
  return { ...formatted, message, extensions };
}
