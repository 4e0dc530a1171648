import type { ApolloServerPlugin, GraphQLRequestListener } from "@apollo/server";
import { GraphQLError, Kind, valueFromASTUntyped, type GraphQLSchema, type OperationDefinitionNode } from "graphql";
import type { GatewayContext } from "../context.ts";
import { costPlan, type CostTerm } from "../cost/plan.ts";
import { costLimit } from "../limits.ts";

type Variables = Readonly<Record<string, unknown>>;

function withDefaults(operation: OperationDefinitionNode, given: Variables): Variables {
  const defaults = (operation.variableDefinitions ?? []).filter(
    ({ variable, defaultValue }) => defaultValue !== undefined && !(variable.name.value in given),
  );
  if (defaults.length === 0) return given;
  const missing = defaults.map(({ variable, defaultValue = { kind: Kind.NULL } }): [string, unknown] => [
    variable.name.value,
    valueFromASTUntyped(defaultValue),
  ]);
  return { ...given, ...Object.fromEntries(missing) };
}

const costOf = ({ weight, rows }: CostTerm, variables: Variables) =>
  rows.reduce((cost, rowsNow) => cost * rowsNow(variables), weight);

/** The cost of an operation with these variables, and the field that costs most. */
export function totalCost(terms: readonly CostTerm[], variables: Variables): { total: number; most: string } {
  const byField = new Map<string, number>();
  let total = 0;
  for (const term of terms) {
    const cost = costOf(term, variables);
    total += cost;
    byField.set(term.field, (byField.get(term.field) ?? 0) + cost);
  }
  const [most = ""] = [...byField].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return { total, most };
}

/** Why an operation is too costly with these variables; null where it is not. */
export function costRefusal(
  terms: readonly CostTerm[],
  operation: OperationDefinitionNode,
  variables: Variables,
  limit = costLimit,
): GraphQLError | null {
  const { total, most } = totalCost(terms, withDefaults(operation, variables));
  if (total <= limit) return null;
  return new GraphQLError(`The operation costs ${total}, and the limit is ${limit}; \`${most}\` costs most.`, {
    extensions: { code: "LIMIT_EXCEEDED", http: { status: 400 } },
  });
}

/** Refuses an operation that costs too much, before anything of it is executed. Reads the variables, so it runs each time. */
export function costGate(schema: GraphQLSchema, limit = costLimit): ApolloServerPlugin<GatewayContext> {
  const plans = new WeakMap<OperationDefinitionNode, CostTerm[]>();
  const listener: GraphQLRequestListener<GatewayContext> = {
    didResolveOperation: ({ document, operation, request }) => {
      if (!operation) return Promise.resolve();
      const plan = plans.get(operation) ?? costPlan(schema, document, operation);
      plans.set(operation, plan);
      const refusal = costRefusal(plan, operation, request.variables ?? {}, limit);
      if (refusal) throw refusal;
      return Promise.resolve();
    },
  };
  return { requestDidStart: () => Promise.resolve(listener) };
}
