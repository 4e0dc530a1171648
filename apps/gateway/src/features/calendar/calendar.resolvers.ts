import type { Resolvers } from "../resolvers.generated.ts";

/** Calendars. */
export const calendarResolvers: Resolvers = {
  Query: {
    calendar: (_, { from, to, filter }, { sources }) => sources.calendar.between({ from, to, ...filter }),
    lessonMoveConflicts: (_, { id, date, time }, { sources }) => sources.calendar.moveConflicts(id, { date, time }),
    freeSlots: (_, { input }, { sources }) => sources.calendar.freeSlots({ ...input }),
    clockChangeReview: (_, { from }, { sources }) => sources.calendar.clockChangeReview(from),
  },
  MovedSlot: { course: ({ courseId }, _, { loaders }) => loaders.confirmedLesson.load(courseId) },
  KeptTime: { by: ({ byId }, _, { loaders }) => loaders.staff.load(byId) },
  ClockNotice: {
    tutor: ({ tutorId }, _, { loaders }) => (tutorId === null ? null : loaders.tutor.load(tutorId)),
    customers: async ({ customerIds }, _, { loaders }) =>
      (await Promise.all(customerIds.map((id) => loaders.customer.load(id)))).filter((customer) => customer !== null),
  },
  FreeTutor: { tutor: ({ tutorId }, _, { loaders }) => loaders.tutor.load(tutorId) },
  CalendarEntry: { id: ({ _id }) => _id },
  CalendarPerson: { id: ({ _id }) => _id },
  CalendarTutor: { id: ({ _id }) => _id },
  CalendarAway: { id: ({ _id }) => _id },
};
