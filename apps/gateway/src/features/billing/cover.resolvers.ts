import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const ofLot = async ({ _id, customerId }: { _id: string; customerId: string }, { loaders }: GatewayContext) =>
  (await loaders.cover.load(customerId))?.lots.find(({ lotId }) => lotId === _id);

/** What credit pays for of lessons and courses: one call a page, by the customers on it. */
export const coverResolvers: Resolvers = {
  BookedLesson: {
    money: ({ _id, settlement }, _, { loaders }) => (settlement ? loaders.lessonMoney.load(_id) : null),
    credit: async ({ _id, courseId, customerId }, _, { loaders }) =>
      courseId === null
        ? null
        : ((await loaders.cover.load(customerId))?.lessons.find(({ lessonId }) => lessonId === _id) ?? null),
  },
  ConfirmedLesson: {
    credit: async ({ _id, billing, customerId }, _, { loaders }) =>
      billing === "prepaid"
        ? ((await loaders.cover.load(customerId))?.courses.find(({ courseId }) => courseId === _id) ?? null)
        : null,
  },
  GroupEnrolment: {
    money: ({ _id, settlements }, _, { loaders }) => (settlements.length > 0 ? loaders.placeMoney.load(_id) : null),
  },
  GroupLesson: {
    revenue: async ({ _id }, _, { loaders }) => (await loaders.groupRevenue.load(_id))?.sums ?? [],
  },
  Customer: {
    balances: async ({ _id }, _, { loaders }) => (await loaders.balances.load(_id))?.balances ?? [],
  },
  LessonMoney: {
    gift: ({ giftId }, _, { loaders }) => (giftId === null ? null : loaders.creditLot.load(giftId)),
  },
  CreditLot: {
    reserved: async (lot, _, context) => (await ofLot(lot, context))?.reserved ?? 0,
    used: async (lot, _, context) => (await ofLot(lot, context))?.used ?? 0,
  },
};
