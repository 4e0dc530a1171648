import { GraphQLError, type DocumentNode, type GraphQLSchema } from "graphql";
import { refusal, refusalsOf } from "./document-refusals.ts";
import { isSound, unsoundText } from "./sound-text.ts";
import type { Gate } from "./gate.ts";

/** All errors of a document. A gate can only throw one error, so this carries them to the response. */
export class InvalidDocument extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super("The document is not valid.");
    this.errors = errors;
  }
}

/**
 * The first gate: nothing else sees a document that exceeds the limits or does not fit the schema. Each document is
 * validated once. It replaces the server's own validation, which would run before any gate.
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

/** Rejects texts in variables that no server could store. Depends on variables, so it runs each time. */
export const textGate: Gate = {
  didResolveOperation: ({ request: { variables } }) => {
    if (!isSound(variables)) throw refusal("BAD_USER_INPUT", unsoundText);
  },
};
