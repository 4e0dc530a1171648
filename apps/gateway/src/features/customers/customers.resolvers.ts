import { fullName } from "@app/domain/people/person.ts";
import { placeOf, toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import { queryOf } from "../../upstream/path.ts";
import type { GatewayContext } from "../context.ts";
import { bookedLessonSorts } from "../lessons/booked-lesson-sorts.public.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const customerSorts = { NAME: "name", NUMBER: "number", CREATED: "createdAt", CHANGED: "updatedAt" };
const dependentSorts = { NAME: "name", CREATED: "createdAt" };
const customer = mutationResolvers("customer", ({ sources }: GatewayContext) => sources.customer, {
  stale: "Customer",
});
const dependent = mutationResolvers("dependent", ({ sources }: GatewayContext) => sources.dependent, {
  stale: "Dependent",
});
const note = mutationResolvers("customerNote", ({ sources }: GatewayContext) => sources.customerNote, {
  stale: "CustomerNote",
});

export const customersResolvers: Resolvers = {
  Query: {
    customer: (_, { id }, { sources }) => sources.customer.byId(id),
    customers: async (_, args, { sources }) => toPage(await sources.customer.list(toListQuery(args, customerSorts))),
    likelyCustomers: (_, person, { sources }) => sources.customer.likely(person),
    customerTags: (_, __, { sources }) => sources.customer.tags(),
    dependent: (_, { id }, { sources }) => sources.dependent.byId(id),
    dependents: async (_, args, { sources }) => toPage(await sources.dependent.list(toListQuery(args, dependentSorts))),
    customerNotes: async (_, { customerId, page }, { sources }) =>
      toPage(await sources.customerNote.list(queryOf({ customerId, ...placeOf(page) }))),
  },
  Mutation: {
    customerCreate: customer.create,
    customerUpdate: customer.update,
    customerPause: customer.event("pause"),
    customerResume: customer.event("resume"),
    customerBlock: customer.event("block"),
    customerArchive: customer.event("archive"),
    customerRestore: customer.event("restore"),
    customerUnblock: customer.event("unblock"),
    dependentCreate: dependent.create,
    dependentUpdate: dependent.update,
    dependentArchive: dependent.event("archive"),
    dependentRestore: dependent.event("restore"),
    customerNoteCreate: note.create,
    customerNoteUpdate: note.update,
    customerNotePin: note.event("pin"),
    customerNoteUnpin: note.event("unpin"),
    customerNoteDelete: note.event("delete"),
    customerNoteRestore: note.event("restore"),
  },
  Customer: {
    name: fullName,
    mergedInto: ({ mergedIntoId }, _, { sources }) =>
      mergedIntoId === null ? null : sources.customer.byId(mergedIntoId),
    dependents: ({ _id }, _, { loaders }) => loaders.dependentsOf.load(_id),
    lessons: async ({ _id }, { filter, ...args }, { sources }) =>
      toPage(
        await sources.bookedLesson.list(
          toListQuery({ ...args, filter: { ...filter, customerId: [_id] } }, bookedLessonSorts),
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
    author: ({ createdBy }, _, { loaders }) => (createdBy === "system" ? null : loaders.staff.load(createdBy)),
    isOwn: ({ createdBy }, _, { viewer }) => viewer?._id === createdBy,
  },
};
