import {
  GraphQLError,
  valueFromASTUntyped,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { costPlan, type CostTerm } from "./cost-plan.ts";
import { costLimit } from "./operation-limits.ts";
import type { Gate } from "./gate.ts";

type Variables = Readonly<Record<string, unknown>>;

/** Defaults of an operation's omitted variables. */
const defaultsOf = (operation: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );

function costOf({ weight, rows }: CostTerm, variables: Variables): number {
  let cost = weight;
  for (const rowsNow of rows) cost *= rowsNow(variables);
  return cost;
}

/** The cost of an operation with these variables. */
export function totalCost(terms: readonly CostTerm[], variables: Variables): number {
  let total = 0;
  for (const term of terms) total += costOf(term, variables);
  return Math.ceil(total);
}

/** The path of the most expensive field; empty if nothing costs anything. */
export function dearest(terms: readonly CostTerm[], variables: Variables): string {
  const byField = new Map<string, number>();
  for (const term of terms) byField.set(term.field, (byField.get(term.field) ?? 0) + costOf(term, variables));
  const [most = ""] = [...byField].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return most;
}

/** What is the same for every execution of an operation. */
interface Known {
  terms: readonly CostTerm[];
  defaults: Variables;
}

function refusalFor(
  terms: readonly CostTerm[],
  variables: Variables,
  total: number,
  limit: number,
): GraphQLError | null {
  if (total <= limit) return null;
  const most = dearest(terms, variables);
  return new GraphQLError(`The operation costs ${total}, and the limit is ${limit}; \`${most}\` costs most.`, {
    extensions: { code: "LIMIT_EXCEEDED", http: { status: 400 } },
  });
}

/** Why an operation is too expensive with these variables; null if it is not. */
export const costRefusal = (
  terms: readonly CostTerm[],
  operation: OperationDefinitionNode,
  variables: Variables,
  limit = costLimit,
): GraphQLError | null => {
  const all = { ...defaultsOf(operation), ...variables };
  return refusalFor(terms, all, totalCost(terms, all), limit);
};

/** An operation's cost for the response's `extensions`. */
export const costExtension = (total: number, limit = costLimit) => ({ cost: { total, limit } });

/** Rejects operations that are too expensive before executing anything. Depends on variables, so it runs each time. */
export function costGate(schema: GraphQLSchema, limit = costLimit): Gate {
  const known = new WeakMap<OperationDefinitionNode, Known>();
  const learn = (document: DocumentNode, operation: OperationDefinitionNode): Known => {
    const learnt = { terms: costPlan(schema, document, operation), defaults: defaultsOf(operation) };
    known.set(operation, learnt);
    return learnt;
  };
  return {
    didResolveOperation: ({ document, operation, request, contextValue }) => {
      if (!operation) return;
      const { terms, defaults } = known.get(operation) ?? learn(document, operation);
      const variables = { ...defaults, ...request.variables };
      const total = totalCost(terms, variables);
      contextValue.cost = total;
      const refusal = refusalFor(terms, variables, total, limit);
      if (refusal) throw refusal;
    },
  };
}
