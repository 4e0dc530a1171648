import type { GatewayContext } from "../context.ts";
import type { ChangeRecord } from "../../upstream/change-record.ts";
import type { LiveStream } from "./live-stream.ts";
import type { Resolvers, ResolversTypes } from "../resolvers.generated.ts";

/** How many of the latest notifications are searched. */
const newest = 20;

function streamOf({ live }: GatewayContext): LiveStream {
  if (!live) throw new Error("A subscription was executed without a stream.");
  return live;
}

/** Throws an error that ended the stream, so that the client is told. */
function brought<T>(value: T | Error): T {
  if (value instanceof Error) throw value;
  return value;
}

/** The viewer's new notifications, each read when it is announced. */
async function* received(context: GatewayContext, changes: AsyncIterable<ChangeRecord | Error>) {
  for await (const change of changes) {
    if (change instanceof Error) yield change;
    if (change instanceof Error || change.action !== "created") continue;
    const { entityId } = change;
    const { data } = await context.freshSources().notifications.list(newest);
    const notification = data.find(({ _id }) => _id === entityId);
    if (notification) yield notification;
  }
}

export const liveResolvers: Resolvers = {
  Subscription: {
    changes: {
      subscribe: (_, { after, recent, kinds }, context) =>
        streamOf(context).changes({ after: after ?? null, recent: recent ?? null, kinds: kinds ?? null }),
      resolve: (change: ChangeRecord | Error) => brought(change),
    },
    notificationReceived: {
      subscribe: (_, __, context) => received(context, streamOf(context).changes({ kinds: ["notification"] })),
      resolve: (notification: Awaited<ResolversTypes["Notification"]> | Error) => brought(notification),
    },
  },
};
