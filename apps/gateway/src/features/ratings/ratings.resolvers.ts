import type { Resolvers } from "../resolvers.generated.ts";

export const ratingsResolvers: Resolvers = {
  Query: {
    ratingsOfLesson: (_, { lessonId }, { sources }) => sources.lessonRating.ofLesson(lessonId),
  },
  LessonRating: {
    name: async ({ lessonId, rating: stars }, _, { loaders }) =>
      `${(await loaders.bookedLesson.load(lessonId))?.lessonNumber ?? "Lesson"}: ${stars} of 5`,
  },
  StudentRating: {
    name: async ({ lessonId, overallTenths }, _, { loaders }) =>
      `${(await loaders.bookedLesson.load(lessonId))?.lessonNumber ?? "Lesson"}: ${(overallTenths / 10).toFixed(1)} of 5`,
    overall: ({ overallTenths }) => overallTenths / 10,
  },
};
