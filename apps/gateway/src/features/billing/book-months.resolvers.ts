import { withUserErrors } from "../../errors/user-errors.ts";
import type { Resolvers } from "../resolvers.generated.ts";

/** Months of the books: how they stand, closing and reopening them. */
export const bookMonthsResolvers: Resolvers = {
  Query: {
    booksBeginning: (_, asked, { sources }) => sources.invoice.booksBeginning(asked),
    bookMonths: (_, { regionId }, { sources }) => sources.invoice.bookMonths(regionId),
    bookMonthSums: (_, asked, { sources }) => sources.invoice.bookMonthSums(asked),
    stillOpen: (_, asked, { sources }) => sources.invoice.stillOpen(asked),
  },
  Mutation: {
    booksBegin: (_, { idempotencyKey, ...asked }, { sources }) =>
      withUserErrors({ booksBeginning: null }, async () => ({
        booksBeginning: await sources.invoice.beginBooks(asked, idempotencyKey),
      })),
    bookMonthClose: (_, { idempotencyKey, ...asked }, { sources }) =>
      withUserErrors({ bookMonth: null }, async () => ({
        bookMonth: await sources.invoice.closeMonth(asked, idempotencyKey),
      })),
    bookMonthReopen: (_, { id, idempotencyKey, ...how }, { sources }) =>
      withUserErrors({ bookMonth: null }, async () => ({
        bookMonth: await sources.invoice.reopenMonth(id, how, idempotencyKey),
      })),
  },
};
