import { HeaderMap, type GraphQLResponse } from "@apollo/server";
import { getOperationAST, type DocumentNode, type ExecutionResult, type OperationDefinitionNode } from "graphql";
import { LRUCache } from "lru-cache";
import type { GatewayContext } from "../features/context.ts";
import { isObject } from "../common/is-object.ts";
import type { Gate, GatesAtWork } from "../gates/gate.ts";
import type { Sources } from "../features/sources.ts";
import type { Execution } from "../execution/executor.ts";

type Run = (execution: Execution) => Promise<ExecutionResult>;
type Fields = Readonly<Record<string, unknown>>;

/** Longer texts are rare, and would be kept for nothing. */
const longestText = 8_192;
/** How long all kept texts may be together; the documents read from them take a hundred times as much. */
const mostText = 500_000;

/** An operation of a document that the GraphQL server has found valid, as somebody asks for it. */
export interface KnownOperation {
  source: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | undefined;
  variables: Fields | undefined;
}

export interface ShortAnswer {
  text: string;
  headers: HeaderMap;
}

const isFields = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value);
const isLeftOut = (value: unknown) => value === undefined || value === null;

/**
 * Answers what the GraphQL server has parsed and found valid before, past its steps of which nothing would come: the
 * same gates, the same execution. All that is not plain goes the server's own way: texts that are new, requests that a
 * gate refuses, answers with errors. An operation is executed and counted once either way.
 */
export class ShortPath {
  readonly #run: Run;
  readonly #documents = new LRUCache<string, DocumentNode>({
    max: 500,
    maxSize: mostText,
    sizeCalculation: (_, source) => source.length,
  });
  /** What came out with errors, until the server asks for it; it copies contexts, but not what they hold. */
  readonly #kept = new WeakMap<Sources, Promise<ExecutionResult>>();
  /** Stands behind the other gates: what comes here is valid and allowed. */
  readonly gate: Gate;

  constructor(run: Run) {
    this.#run = run;
    this.gate = {
      didResolveOperation: ({ source, document }) => {
        if (source.length <= longestText) this.#documents.set(source, document);
      },
    };
  }

  /** The operation that a body of a request asks for; null where the server has to look at it. */
  find(body: unknown): KnownOperation | null {
    if (!isFields(body)) return null;
    const { query, operationName, variables, extensions } = body;
    if (typeof query !== "string" || !(isLeftOut(operationName) || typeof operationName === "string")) return null;
    if (!(isLeftOut(variables) || isFields(variables))) return null;
    if (!isLeftOut(extensions) && !(isFields(extensions) && extensions.persistedQuery === undefined)) return null;
    const document = this.#documents.get(query);
    const operation = document && getOperationAST(document, operationName);
    if (!operation) return null;
    return {
      source: query,
      document,
      operation,
      operationName: operationName ?? undefined,
      variables: variables ?? undefined,
    };
  }

  /** The whole answer; null where the server has to give it, with the same context. */
  async answer(asked: KnownOperation, context: GatewayContext, gates: GatesAtWork): Promise<ShortAnswer | null> {
    const { source, document, operation, operationName, variables } = asked;
    const headers = new HeaderMap();
    const [request, response] = [{ variables }, { http: { headers } }];
    try {
      // Field by field: the engine takes some microseconds to define others after those of a spread object.
      await gates.didResolveOperation({ source, document, operation, contextValue: context, request, response });
    } catch {
      return null;
    }
    const coming = this.#run({ document, operationName, variables, context });
    const result = await coming.catch(() => null);
    if (!result || result.errors || result.data === undefined) {
      this.#kept.set(context.sources, coming);
      return null;
    }
    const singleResult: { data: unknown; extensions?: unknown } = { data: result.data };
    const body = { kind: "single", singleResult } as GraphQLResponse["body"];
    const { name } = operation;
    await gates.willSendResponse({
      contextValue: context,
      operation,
      operationName: name?.value ?? null,
      response: { body },
    });
    return { text: JSON.stringify(singleResult), headers };
  }

  /** What the server executes with. */
  execute(execution: Execution): Promise<ExecutionResult> {
    return this.#kept.get(execution.context.sources) ?? this.#run(execution);
  }
}
