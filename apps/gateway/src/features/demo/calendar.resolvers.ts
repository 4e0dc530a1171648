import { isDemoEvent } from "@app/schema/upstreams/v1.records.generated.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { arrayOf } from "../../upstream/shape.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const events = { name: "events", check: arrayOf(isDemoEvent) };
const event = { name: "event", check: isDemoEvent };

export const calendarDemoResolvers: Resolvers = {
  Query: { demoEvents: (_, _args, { sources }) => sources.demo.read("calendar", events) },
  Mutation: {
    demoEventAdd: (_, { input, idempotencyKey }, { sources }) =>
      withUserErrors({ event: null }, async () => ({
        event: await sources.demo.change("calendar/events/new", input, event, idempotencyKey),
      })),
    demoEventUpdate: (_, { id, input, idempotencyKey }, { sources }) =>
      withUserErrors({ event: null }, async () => ({
        event: await sources.demo.change(
          "calendar/events/update",
          { eventId: id, update: input },
          event,
          idempotencyKey,
        ),
      })),
    demoEventRemove: (_, { id, idempotencyKey }, { sources }) =>
      withUserErrors({ event: null }, async () => {
        await sources.demo.done("calendar/events/remove", { eventId: id }, idempotencyKey);
        return { event: null };
      }),
  },
};
