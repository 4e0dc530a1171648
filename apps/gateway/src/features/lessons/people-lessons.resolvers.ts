import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

type Owned = "customerLessons" | "learnerLessons" | "podLessons";

/** The next and last lesson of people of one kind, loaded once per page. */
const lessonsBy = (loader: Owned) => ({
  nextLesson: async ({ _id }: { _id: string }, _: object, { loaders }: GatewayContext) =>
    (await loaders[loader].load(_id))?.nextLesson ?? null,
  lastLesson: async ({ _id }: { _id: string }, _: object, { loaders }: GatewayContext) =>
    (await loaders[loader].load(_id))?.lastLesson ?? null,
});

/** Facts about lessons in lists and pages of people. */
export const peopleLessonsResolvers: Resolvers = {
  Customer: lessonsBy("customerLessons"),
  Dependent: lessonsBy("learnerLessons"),
  CustomerPod: lessonsBy("podLessons"),
  Tutor: {
    figures: ({ _id }, _, { loaders }) => loaders.tutorFigures.load(_id),
    learners: ({ _id }, _, { sources }) => sources.peopleLessons.learnersOf(_id),
  },
  TutorFigures: {
    rating: ({ ratingTenths }) => (ratingTenths === null ? null : ratingTenths / 10),
  },
  TutorLearner: {
    learner: ({ _id, podId }, _, { loaders }) => (podId === null ? loaders.learner.load(_id) : null),
  },
};
