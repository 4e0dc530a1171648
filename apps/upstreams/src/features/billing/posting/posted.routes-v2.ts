import { z } from "zod";
import { read, type Route } from "../../../http/route.ts";
import { groupRevenue, groupRevenueOf } from "./group-revenue.ts";
import { lessonMoney, lessonMoneyOf } from "./lesson-money.ts";
import { placeMoneyOf } from "./place-money.ts";

/** What is posted of lessons, of places in group lessons, and of these together. Source: domain.md 5.5. */
export const postedRoutes: Route[] = [
  read({
    path: "/billing/lesson-money",
    summary: "What the books say of some lessons that are settled.",
    permission: "invoices:read",
    shape: "plain",
    query: z.object({ id: z.array(z.string()).max(100) }),
    answer: z.array(lessonMoney),
    handle: (context, { query }) => lessonMoneyOf(context, query.id),
  }),
  read({
    path: "/billing/place-money",
    summary: "What the books say of some places in group lessons that are settled.",
    permission: "invoices:read",
    shape: "plain",
    query: z.object({ id: z.array(z.string()).max(100) }),
    answer: z.array(lessonMoney),
    handle: (context, { query }) => placeMoneyOf(context, query.id),
  }),
  read({
    path: "/billing/group-revenue",
    summary: "What is posted for the places of some group lessons, by currency.",
    permission: "invoices:read",
    shape: "plain",
    query: z.object({ id: z.array(z.string()).max(100) }),
    answer: z.array(groupRevenue),
    handle: (context, { query }) => groupRevenueOf(context, query.id),
  }),
];
