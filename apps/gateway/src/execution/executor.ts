import type { ApolloServerOptionsWithGateway } from "@apollo/server";
import { execute, getOperationAST, type DocumentNode, type ExecutionResult, type GraphQLSchema } from "graphql";
import { compileQuery, isCompiledQuery } from "graphql-jit";
import type { GatewayContext } from "../features/context.ts";
import { inputDefaults } from "./input-defaults.ts";
import { withLocatedErrors } from "./located-error.ts";
import { hasRecursiveInput } from "./recursive-input.ts";

/** A document is compiled at this use; compiling pays off only for repeated documents. */
export const compiledAtUse = 3;

interface Operation {
  uses: number;
  /** Null while it is interpreted, and permanently if it cannot be compiled. */
  compiled: ((context: GatewayContext, variables: Execution["variables"]) => unknown) | null;
}

/** A validated document to execute, with its inputs. */
export interface Execution {
  document: DocumentNode;
  operationName: string | undefined;
  variables: Readonly<Record<string, unknown>> | undefined;
  context: GatewayContext;
}

/**
 * Executes operations on one schema: first interpreted, later compiled. Compiled code lives as long as the document
 * store keeps its document.
 */
export class Executor {
  readonly #schema: GraphQLSchema;
  /** How many operations have been compiled in total. */
  compiledCount = 0;
  readonly #known = new WeakMap<DocumentNode, Map<string, Operation>>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  async execute({ document, operationName, variables, context }: Execution): Promise<ExecutionResult> {
    const compiled = this.#compiled(document, operationName ?? "");
    if (!compiled) {
      return execute({
        schema: this.#schema,
        document,
        operationName,
        variableValues: variables,
        contextValue: context,
      });
    }
    return withLocatedErrors((await compiled(context, variables)) as ExecutionResult, document);
  }

  #compiled(document: DocumentNode, operationName: string): Operation["compiled"] {
    const operations = this.#known.get(document) ?? new Map<string, Operation>();
    const operation = operations.get(operationName) ?? { uses: 0, compiled: null };
    if (operation.uses >= compiledAtUse) return operation.compiled;

    operation.uses += 1;
    if (operation.uses === compiledAtUse) {
      operation.compiled = this.#compile(document, operationName);
      if (operation.compiled) this.compiledCount += 1;
    }
    operations.set(operationName, operation);
    this.#known.set(document, operations);
    return operation.compiled;
  }

  #compile(document: DocumentNode, operationName: string): Operation["compiled"] {
    const operation = getOperationAST(document, operationName || undefined);
    if (!operation || hasRecursiveInput(this.#schema, operation)) return null;
    const result = compileQuery(this.#schema, document, operationName, { disablingCapturingStackErrors: true });
    if (!isCompiledQuery(result)) return null;
    const complete = inputDefaults(this.#schema, operation);
    return (context, variables) => result.query(undefined, context, complete(variables));
  }
}

type GatewayOption = ApolloServerOptionsWithGateway<GatewayContext>["gateway"];

/** Lets the GraphQL server pass operations to `run`, keeping its hooks and error formatting. */
export function executedBy(
  schema: GraphQLSchema,
  run: (execution: Execution) => Promise<ExecutionResult>,
): GatewayOption {
  return {
    onSchemaLoadOrUpdate: (tell) => {
      tell({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => undefined;
    },
    load: () =>
      Promise.resolve({
        executor: ({ document, request, context }) =>
          run({
            document,
            operationName: request.operationName,
            variables: request.variables,
            context: context as GatewayContext,
          }) as never,
      }),
    stop: () => Promise.resolve(),
  };
}
