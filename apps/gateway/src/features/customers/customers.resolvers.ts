import { fullName } from "@app/domain/people/person.ts";
import { placeOf, toPage } from "../../records/list-page.ts";
import { listQueryOf } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const customersResolvers: Resolvers = {
  Query: {
    likelyCustomers: (_, person, { sources }) => sources.customer.likely(person),
    customerTags: (_, __, { sources }) => sources.customer.tags(),
    customerNotes: async (_, { customerId, page }, { sources }) =>
      toPage(await sources.customerNote.list(queryOf({ customerId, ...placeOf(page) }))),
  },
  Customer: {
    name: fullName,
    dependents: ({ _id }, _, { loaders }) => loaders.dependentsOf.load(_id),
    lessons: async ({ _id }, { filter, ...args }, { sources }) =>
      toPage(
        await sources.bookedLesson.list(
          listQueryOf("BookedLesson", { ...args, filter: { ...filter, customerId: [_id] } }),
        ),
      ),
  },
  Dependent: {
    name: fullName,
    safeguardingNote: async ({ _id }, _, { loaders }) => (await loaders.safeguardingNote.load(_id))?.text ?? null,
    zone: ({ timeZone, payerTimeZone }) => timeZone ?? payerTimeZone,
    isElsewhere: ({ timeZone, payerTimeZone }) => timeZone !== null && timeZone !== payerTimeZone,
  },
  CustomerNote: {
    isOwn: ({ createdBy }, _, { viewer }) => viewer?._id === createdBy,
  },
};
