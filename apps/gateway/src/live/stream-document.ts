import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type OperationDefinitionNode,
} from "graphql";
import { costPlan } from "../cost/plan.ts";
import type { ErrorCode } from "../errors/codes.ts";
import { costRefusal } from "../plugins/cost.ts";
import { limits } from "../limits.ts";
import { limitRules } from "../plugins/limits.ts";
import { schema } from "../schema.ts";

/** A subscription that may be executed. */
export interface StreamDocument {
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** What is asked for at the address of the streams. */
export interface AskedStream {
  query: string;
  operationName?: string | undefined;
  variables?: Record<string, unknown> | undefined;
}

const rules = [...specifiedRules, ...limitRules()];

/** An error with one of our codes. */
export const refusal = (code: ErrorCode, message: string) => new GraphQLError(message, { extensions: { code } });

/** The subscription that is asked for, if it is one, and within the limits of every operation; else why not. */
export function streamDocument(
  { query, operationName, variables = {} }: AskedStream,
  costLimit: number,
): StreamDocument | readonly GraphQLError[] {
  let document: DocumentNode;
  try {
    document = parse(query, { maxLexicalTokens: limits.tokens });
  } catch (error) {
    return [refusal("GRAPHQL_PARSE_FAILED", (error as Error).message)];
  }
  const errors = validate(schema, document, rules, { hideSuggestions: true });
  if (errors.length > 0) {
    return errors.map((error) => (error.extensions.code ? error : refusal("GRAPHQL_VALIDATION_FAILED", error.message)));
  }
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    return [refusal("BAD_USER_INPUT", "Only subscriptions are served here; send others to /graphql.")];
  }
  const tooMuch = costRefusal(costPlan(schema, document, operation), operation, variables, costLimit);
  return tooMuch ? [tooMuch] : { document, operation };
}
