import { HeaderMap } from "@apollo/server";
import type { ExecutionResult } from "graphql";
import type { GatewayContext } from "../context.ts";
import type { Gate } from "../plugins/together.ts";
import type { Execution } from "./executor.ts";

type Run = (execution: Execution) => Promise<ExecutionResult>;

/** Nothing to say about status and headers that the server does not say itself. */
const http = { status: undefined, headers: new HeaderMap() };

/**
 * Executes an operation a step before the server would. What came out without errors leaves from there; the rest goes
 * the server's own way, where errors are told to the gates, formatted and counted. `run` is called once either way.
 */
export class EarlyAnswers {
  readonly #run: Run;
  /** What came out with errors, until the server asks for it. */
  readonly #kept = new WeakMap<GatewayContext, Promise<ExecutionResult>>();
  readonly gate: Gate;

  constructor(run: Run) {
    this.#run = run;
    this.gate = {
      responseForOperation: async ({ document, request, contextValue: context }) => {
        const { operationName, variables } = request;
        const coming = this.#run({ document, operationName, variables, context });
        const result = await coming.catch(() => null);
        if (result && !result.errors) return { http, body: { kind: "single", singleResult: { data: result.data } } };
        this.#kept.set(context, coming);
        return null;
      },
    };
  }

  /** What the server executes with. */
  execute(execution: Execution): Promise<ExecutionResult> {
    return this.#kept.get(execution.context) ?? this.#run(execution);
  }
}
