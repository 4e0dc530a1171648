import type { Request } from "express";
import type { Permission } from "@app/domain/permissions.ts";
import { retryable } from "../database/retryable.ts";
import { audit } from "../records/audit.ts";
import type { App, Context } from "../service/context.ts";
import { requirePermission } from "../service/permission.ts";
import { refuseWhileViewing } from "./answer-route.ts";
import { keyFrom, once } from "./idempotency.ts";

/** A change as a mutation of the GraphQL endpoint asks for it. */
interface GraphqlChange<Answer> {
  /** The mutation's name, and that of its field in the answer: two of one document do not share a key. */
  name: string;
  field: string;
  permission: Permission;
  /** What was sent; a repeat of a key with something else is refused. */
  input: unknown;
  work: (inside: Context) => Promise<Answer>;
}

/** What the resolvers of mutations are handed: changes are made in one transaction, with their entry in the activity log. */
export interface ChangingContext extends Context {
  change: <Answer>(change: GraphqlChange<Answer>) => Promise<Answer>;
}

/**
 * Lets a request of the GraphQL endpoint change something, as the calls of REST do: who may not is refused, and that is
 * written down; a repeat of an idempotency key is given the first answer; listeners are woken.
 *
 *     context.change({ name: "archiveExam", field: "archiveExam", permission: "exams:act", input, work: (inside) =>
 *       archiveNode(inside, examLevel, input) });
 *
 * The answer is kept with the key, so it is plain: an id.
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
