import {
  getOperationAST,
  OperationTypeNode,
  parse,
  type GraphQLError,
  type DocumentNode,
  type OperationDefinitionNode,
} from "graphql";
import { costPlan } from "../gates/cost-plan.ts";
import { refusal, refusalsOf, textRefusal } from "../gates/document-refusals.ts";
import { costRefusal } from "../gates/cost-gate.ts";
import { limits } from "../gates/operation-limits.ts";
import { schema } from "../features/schema.ts";
import { isSound, unsoundText } from "../gates/sound-text.ts";

/** An executable subscription. */
export interface StreamDocument {
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** A request at the stream address. */
export interface AskedStream {
  query: string;
  operationName?: string | undefined;
  variables?: Record<string, unknown> | undefined;
}

/** The requested subscription if it is valid and within all limits; else the errors. */
export function streamDocument(
  { query, operationName, variables = {} }: AskedStream,
  costLimit: number,
): StreamDocument | readonly GraphQLError[] {
  const tooLong = textRefusal(query);
  if (tooLong) return [tooLong];
  let document: DocumentNode;
  try {
    document = parse(query, { maxLexicalTokens: limits.tokens });
  } catch (error) {
    return [refusal("GRAPHQL_PARSE_FAILED", (error as Error).message)];
  }
  const errors = refusalsOf(schema, document);
  if (errors.length > 0) return errors;
  if (!isSound(variables)) return [refusal("BAD_USER_INPUT", unsoundText)];
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    return [refusal("BAD_USER_INPUT", "Only subscriptions are served here; send other operations to /graphql.")];
  }
  const tooMuch = costRefusal(costPlan(schema, document, operation), operation, variables, costLimit);
  return tooMuch ? [tooMuch] : { document, operation };
}
