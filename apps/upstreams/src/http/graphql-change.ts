import type { Request } from "express";
import type { Permission } from "@app/domain/permissions.ts";
import { retryable } from "../database/retryable.ts";
import { audit } from "../records/audit.ts";
import type { App, Context } from "../service/context.ts";
import { requirePermission } from "../service/permission.ts";
import { refuseWhileViewing } from "./answer-route.ts";
import { keyFrom, once } from "./idempotency.ts";

/** A change requested by a mutation of the GraphQL endpoint. */
interface GraphqlChange<Answer> {
  /** The mutation's name, and its response key: two mutations of one document do not share an idempotency key. */
  name: string;
  field: string;
  permission: Permission;
  /** The input; repeating a key with another input is refused. */
  input: unknown;
  work: (inside: Context) => Promise<Answer>;
}

/** The context of mutation resolvers. Changes run in one transaction with their activity log entry. */
export interface ChangingContext extends Context {
  change: <Answer>(change: GraphqlChange<Answer>) => Promise<Answer>;
}

/**
 * Runs a change from the GraphQL endpoint as REST calls do: permissions are checked and refusals logged, a repeated
 * idempotency key returns the first response, and listeners are woken.
 *
 *     context.change({
 *       name: "archiveExam", field: "archiveExam", permission: "exams:act",
 *       input, work: (inside) => archiveNode(inside, examLevel, input)
 *     });
 *
 * The response is stored with the key, so it is a plain value: an id.
 */
export const changesOf =
  (app: App, context: Context, request: Request): ChangingContext["change"] =>
  async ({ name, field, permission, input, work }) => {
    try {
      refuseWhileViewing(context);
      requirePermission(context, permission);
    } catch (refusal) {
      const entry = { action: "permission-denied", kind: permission.split(":")[0] ?? "", id: null } as const;
      await audit(context, { ...entry, label: `mutation ${name}` });
      throw refusal;
    }
    const key = keyFrom(request.get("idempotency-key"));
    const fingerprint = app.fingerprintOf(["/graphql", name, input]);
    const answer = await retryable(app.database, (db) => {
      const inside = { ...context, db };
      return once(inside, key === null ? null : `${key} ${field}`, fingerprint, () => work(inside));
    });
    app.events.signal.wake();
    return answer as Awaited<ReturnType<typeof work>>;
  };
