import { GraphQLError, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from "graphql";
import type { ErrorCode } from "../errors/codes.ts";
import { limits } from "./operation-limits.ts";
import { unsoundText } from "./sound-text.ts";
import { surveyOf } from "./document-survey.ts";

/** More errors help nobody and cost time. */
const maxErrors = 10;

/** An error with one of our codes. */
export const refusal = (code: ErrorCode, message: string, status = 400) =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

const tooMany = (what: string, limit: number) =>
  refusal("LIMIT_EXCEEDED", `The operation has too many ${what}: the limit is ${limit}.`);

/** Why a document is not even parsed; null if it may be. */
export const textRefusal = (source: string): GraphQLError | null =>
  source.length > limits.characters ? tooMany("characters", limits.characters) : null;

/** Why a document exceeds the limits; null if it does not. The parser itself counts tokens. */
function limitRefusal(document: DocumentNode): GraphQLError | null {
  const { largest, fragments, hasCycle, isSound } = surveyOf(document);
  // Validation rules compare fragments pairwise.
  if (fragments > limits.fragments) return tooMany("fragments", limits.fragments);
  if (hasCycle) return refusal("GRAPHQL_VALIDATION_FAILED", "A fragment refers back to itself.");
  if (largest.depth > limits.depth) return tooMany("levels", limits.depth);
  if (largest.schemaDepth > limits.schemaDepth) return tooMany("levels of introspection", limits.schemaDepth);
  if (largest.fields > limits.fields) return tooMany("fields, with its fragments expanded", limits.fields);
  if (largest.aliases > limits.aliases) return tooMany("aliases", limits.aliases);
  if (largest.directives > limits.directives) return tooMany("directives", limits.directives);
  return isSound ? null : refusal("BAD_USER_INPUT", unsoundText);
}

/** Why a document is not executed; empty if it may be. Validation rules never see a document beyond the limits. */
export function refusalsOf(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const tooLarge = limitRefusal(document);
  if (tooLarge) return [tooLarge];
  return validate(schema, document, specifiedRules, { maxErrors, hideSuggestions: true }).map(
    ({ message, nodes }) =>
      new GraphQLError(message, { nodes, extensions: { code: "GRAPHQL_VALIDATION_FAILED", http: { status: 400 } } }),
  );
}
