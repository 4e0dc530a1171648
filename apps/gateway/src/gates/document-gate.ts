import { GraphQLError, type DocumentNode, type GraphQLSchema } from "graphql";
import { refusal, refusalsOf } from "./document-refusals.ts";
import { isSound, unsoundText } from "./sound-text.ts";
import type { Gate } from "./gate.ts";

/** All that is wrong with a document; the server takes one error from a gate, and the answer has them all. */
export class InvalidDocument extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super("The document is not valid.");
    this.errors = errors;
  }
}

/**
 * Stands before all others: nothing else looks at a document that is beyond the limits or does not fit the schema. Each
 * document is looked at once. It does the server's own validating, which would come before any gate.
 */
export function documentGate(schema: GraphQLSchema): Gate {
  const known = new WeakMap<DocumentNode, readonly GraphQLError[]>();
  return {
    didResolveOperation: ({ document }) => {
      const errors = known.get(document) ?? refusalsOf(schema, document);
      known.set(document, errors);
      const [first] = errors;
      if (!first) return;
      const { message, nodes, extensions } = first;
      throw new GraphQLError(message, { nodes, extensions, originalError: new InvalidDocument(errors) });
    },
  };
}

/** Refuses texts in variables that no server could keep. Reads the variables, so it runs each time. */
export const textGate: Gate = {
  didResolveOperation: ({ request: { variables } }) => {
    if (!isSound(variables)) throw refusal("BAD_USER_INPUT", unsoundText);
  },
};
