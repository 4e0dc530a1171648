import { toEnumName } from "@app/domain/enums.ts";
import type { TimelineOwner } from "@app/domain/timeline/timeline.ts";
import { toConnection } from "../../records/list-page.ts";
import type { GatewayContext } from "../context.ts";
import type { QueryCustomerTimelineArgs, Resolvers } from "../resolvers.generated.ts";

const timelineOf =
  (owner: TimelineOwner) =>
  async (_: object, { id, kinds: kind, first: limit, after }: QueryCustomerTimelineArgs, { sources }: GatewayContext) =>
    toConnection(await sources.timeline.read(owner, { id, kind, limit, after }));

export const timelineResolvers: Resolvers = {
  Query: {
    customerTimeline: timelineOf("customer"),
    learnerTimeline: timelineOf("learner"),
    leadTimeline: timelineOf("lead"),
    tutorTimeline: timelineOf("tutor"),
  },
  TimelineEntry: {
    status: ({ status }) => status && toEnumName(status),
    by: ({ byId }, _, { loaders }) => (byId === null || byId === "system" ? null : loaders.staff.load(byId)),
  },
};
