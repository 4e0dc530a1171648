import { mayReadHistory } from "@app/domain/history.ts";
import type { GatewayContext } from "../context.ts";
import { forbidden } from "../../permission/auth-directive.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { toConnection } from "../../records/list-page.ts";
import { callerId } from "../account/caller.public.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import type { Place } from "./history.source.ts";

/** The permission depends on the kind of record, so no directive can express it. */
function admit({ kind, id }: Place, { viewer, may }: GatewayContext): Place {
  if (!mayReadHistory(kind, id, { id: viewer ? callerId(viewer) : "", may })) throw forbidden();
  return { kind, id };
}

export const historyResolvers: Resolvers = {
  Query: {
    history: async (_, { kind, id, first, after }, context) =>
      toConnection(await context.sources.history.list(admit({ kind, id }, context), first, after)),
  },
  Mutation: {
    historyRestore: (_, { kind, id, version, entryId, idempotencyKey }, context) =>
      withUserErrors({ version: null }, () =>
        context.sources.history
          .restore(admit({ kind, id }, context), { entryId, version }, idempotencyKey)
          .finally(context.forgetViewer),
      ),
    historyUndo: (_, { kind, id, version, idempotencyKey }, context) =>
      withUserErrors({ version: null }, () =>
        context.sources.history
          .undo(admit({ kind, id }, context), version, idempotencyKey)
          .finally(context.forgetViewer),
      ),
  },
  HistoryEntry: {
    changedBy: (entry) => entry.actorName,
    isOwn: ({ actorId }, _, { viewer }) => viewer !== null && actorId === callerId(viewer),
  },
};
