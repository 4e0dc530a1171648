import { ApolloArmor } from "@escape.tech/graphql-armor";
import { GraphQLError, type ValidationContext, type ValidationRule } from "graphql";
import { limits } from "../limits.ts";

const refusing = (what: string, n: number) => ({
  n,
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) => {
      const text = `The operation has too many ${what}: the limit is ${n}.`;
      context?.reportError(new GraphQLError(text, { extensions: { code: "LIMIT_EXCEEDED" } }));
    },
  ],
});

/** Tokens are counted by the parser itself; cost is left to `@cost`. */
export function limitRules(): ValidationRule[] {
  const armor = new ApolloArmor({
    maxDepth: { ...refusing("levels", limits.depth), flattenFragments: true },
    maxAliases: refusing("aliases", limits.aliases),
    maxDirectives: refusing("directives", limits.directives),
    maxTokens: { enabled: false },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  });
  return armor.protect().validationRules;
}
