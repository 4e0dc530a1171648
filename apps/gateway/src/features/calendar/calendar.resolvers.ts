import type { Resolvers } from "../resolvers.generated.ts";

export const calendarResolvers: Resolvers = {
  Query: {
    calendar: (_, { from, to, filter }, { sources }) => sources.calendar.between({ from, to, ...filter }),
    lessonMoveConflicts: (_, { id, date, time }, { sources }) => sources.calendar.moveConflicts(id, { date, time }),
    lessonCoverConflicts: (_, { id, tutorId }, { sources }) => sources.calendar.coverConflicts(id, tutorId),
    addedLessonConflicts: (_, { courseId, ...at }, { sources }) => sources.calendar.addedConflicts(courseId, at),
    coursesFreeAt: (_, { courseIds, ...at }, { sources }) =>
      sources.calendar.coursesFreeAt({ courseId: courseIds, ...at }),
    freeSlots: (_, { input }, { sources }) => sources.calendar.freeSlots({ ...input }),
    clockChangeReview: (_, { from }, { sources }) => sources.calendar.clockChangeReview(from),
  },
};
