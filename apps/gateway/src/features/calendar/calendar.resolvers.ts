import type { Resolvers } from "../resolvers.generated.ts";

export const calendarResolvers: Resolvers = {
  Query: {
    calendar: (_, { from, to, filter }, { sources }) => sources.calendar.between({ from, to, ...filter }),
    lessonMoveConflicts: (_, { id, date, time }, { sources }) => sources.calendar.moveConflicts(id, { date, time }),
    freeSlots: (_, { input }, { sources }) => sources.calendar.freeSlots({ ...input }),
    clockChangeReview: (_, { from }, { sources }) => sources.calendar.clockChangeReview(from),
  },
  ClockNotice: {
    customers: async ({ customerIds }, _, { loaders }) =>
      (await Promise.all(customerIds.map((id) => loaders.customer.load(id)))).filter((customer) => customer !== null),
  },
};
