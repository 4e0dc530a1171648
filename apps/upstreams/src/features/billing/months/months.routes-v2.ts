import { z } from "zod";
import { beginBooksInput, closeMonthInput, reopenMonthInput } from "@app/domain/billing/book-months.ts";
import { dateField } from "@app/domain/fields.ts";
import { read, write, type Route } from "../../../http/route.ts";
import { beginBooks, beginningOf, booksBeginning } from "./begin-books.ts";
import { monthsOf, regionOrRefuse } from "./months.queries.ts";
import { bookMonthRecord } from "./months.record.ts";
import { monthSumsRecord, sumsOfMonth } from "./month-sums.ts";
import { closeMonth, reopenMonth } from "./months.service.ts";
import { stillOpenIn, stillOpenRecord } from "./still-open.ts";

const monthOfRegion = z.object({
  regionId: z.array(z.string()).length(1),
  month: z.array(closeMonthInput.shape.month).length(1),
});

/** Months of the books. Source: domain.md 1.3. */
export const monthRoutes: Route[] = [
  read({
    path: "/billing/books/beginning",
    summary: "When the books of a region begin, with how many settled lessons come before; or what a day would mean.",
    permission: "books:read",
    shape: "plain",
    query: z.object({ regionId: z.array(z.string()).length(1), beginOn: z.array(dateField).max(1).optional() }),
    answer: booksBeginning,
    handle: (context, { query: { regionId, beginOn } }) =>
      beginningOf(context, regionId[0] ?? "", beginOn?.[0] ?? null),
  }),
  write({
    method: "post",
    path: "/billing/books/beginning",
    summary: "Begins the books of a region, once: lessons from that day on are posted, those before it never.",
    permission: "books:act",
    shape: "record",
    body: beginBooksInput,
    answer: booksBeginning,
    handle: (context, { body }) => beginBooks(context, body),
  }),
  read({
    path: "/billing/books/months",
    summary: "How the months of a region's books stand, the last first; none before its books begin.",
    permission: "books:read",
    shape: "plain",
    query: z.object({ regionId: z.array(z.string()).length(1) }),
    answer: z.array(bookMonthRecord),
    handle: (context, { query }) => monthsOf(context, query.regionId[0] ?? ""),
  }),
  read({
    path: "/billing/books/month-sums",
    summary: "What a month of a region's books comes to now, by currency: what closing it fixes.",
    permission: "books:read",
    shape: "plain",
    query: monthOfRegion,
    answer: z.array(monthSumsRecord),
    handle: (context, { query: { regionId, month } }) =>
      sumsOfMonth(context, { regionId: regionId[0] ?? "", month: month[0] ?? "" }),
  }),
  read({
    path: "/billing/books/still-open",
    summary: "What is still open in a month of a region's books, by matter.",
    permission: "books:read",
    shape: "plain",
    query: monthOfRegion,
    answer: z.array(stillOpenRecord),
    handle: async (context, { query: { regionId, month } }) =>
      stillOpenIn(context, await regionOrRefuse(context, regionId[0] ?? ""), month[0] ?? ""),
  }),
  write({
    method: "post",
    path: "/billing/books/months",
    summary: "Closes the first open month of a region's books.",
    permission: "books:act",
    shape: "record",
    body: closeMonthInput,
    answer: bookMonthRecord,
    handle: (context, { body }) => closeMonth(context, body),
  }),
  write({
    method: "post",
    path: "/billing/books/months/{id}/reopen",
    summary: "Opens the last closed month of a region's books again.",
    permission: "books:act",
    shape: "record",
    body: reopenMonthInput,
    answer: bookMonthRecord,
    handle: (context, { params: { id = "" }, body }) => reopenMonth(context, { _id: id, ...body }),
  }),
];
