import { toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const sorts = { CREATED: "createdAt", RATING: "rating" };
const rating = mutationResolvers("lessonRating", ({ sources }: GatewayContext) => sources.lessonRating, {
  stale: "LessonRating",
});
const student = mutationResolvers("studentRating", ({ sources }: GatewayContext) => sources.studentRating, {
  stale: "StudentRating",
});
const lesson = mutationResolvers("bookedLesson", ({ sources }: GatewayContext) => sources.bookedLesson, {
  stale: "BookedLesson",
});

export const ratingsResolvers: Resolvers = {
  Query: {
    lessonRating: (_, { id }, { sources }) => sources.lessonRating.byId(id),
    lessonRatings: async (_, args, { sources }) => toPage(await sources.lessonRating.list(toListQuery(args, sorts))),
    studentRating: (_, { id }, { sources }) => sources.studentRating.byId(id),
    studentRatings: async (_, args, { sources }) => toPage(await sources.studentRating.list(toListQuery(args, sorts))),
    ratingsOfLesson: (_, { lessonId }, { sources }) => sources.lessonRating.ofLesson(lessonId),
  },
  Mutation: {
    lessonRatingCreate: rating.create,
    lessonRatingUpdate: rating.update,
    lessonRatingHide: rating.event("hide"),
    lessonRatingShow: rating.event("show"),
    studentRatingCreate: student.create,
    studentRatingUpdate: student.update,
    bookedLessonAskRating: lesson.event("ask-rating"),
  },
  LessonRating: {
    name: async ({ lessonId, rating: stars }, _, { loaders }) =>
      `${(await loaders.bookedLesson.load(lessonId))?.lessonNumber ?? "Lesson"}: ${stars} of 5`,
    writtenBy: ({ createdBy }, _, { loaders }) => (createdBy === "system" ? null : loaders.staff.load(createdBy)),
  },
  StudentRating: {
    name: async ({ lessonId, overallTenths }, _, { loaders }) =>
      `${(await loaders.bookedLesson.load(lessonId))?.lessonNumber ?? "Lesson"}: ${(overallTenths / 10).toFixed(1)} of 5`,
    overall: ({ overallTenths }) => overallTenths / 10,
  },
};
