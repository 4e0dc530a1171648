import { asc, sql } from "drizzle-orm";
import { z } from "zod";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../http/context.ts";
import { read, type Route } from "../../http/route.ts";
import { learnerRecord } from "./learner.record.ts";
import { planSearch } from "./learner-search.ts";
import { learnersByIds } from "./learners.queries.ts";

const whole = (label: string, most: number) => {
  const refused = messages.between(label, 1, most);
  return z.array(z.coerce.number(refused).int(refused).min(1, refused).max(most, refused));
};
const sizeMax = 100;
/** A picker is searched, not leafed through to its end. */
const pageMax = 1_000;

const learnersQuery = z.object({
  q: z.array(z.string().max(200, messages.atMost("Search", 200))).default([]),
  id: z.array(z.string()).max(sizeMax).default([]),
  page: whole("Page", pageMax).default([1]),
  pageSize: whole("Page size", sizeMax).default([25]),
});

async function listLearners(context: Context, { q, id, ...asked }: z.output<typeof learnersQuery>) {
  const page = asked.page[0] ?? 1;
  const pageSize = asked.pageSize[0] ?? 25;
  if (id.length > 0) {
    const data = await learnersByIds(context, id);
    return { data, page: 1, pageSize: sizeMax, total: data.length };
  }
  const { found, counted } = planSearch(q[0] ?? "", page * pageSize);
  const rows = await context.db
    .select({ id: sql<string>`found.id` })
    .from(sql`(${found}) as found`)
    .orderBy(asc(sql`found.place`), asc(sql`found.id`))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [count] = await context.db.select({ total: sql<number>`total` }).from(sql`(select ${counted} as total) as counted`);
  const data = await learnersByIds(
    context,
    rows.map((row) => row.id),
  );
  return { data, page, pageSize, total: count?.total ?? 0 };
}

/** Whom lessons and curricula can be given to. Source: domain.md 1.1. */
export const learnerRoutes: Route[] = [
  read({
    path: "/people/learners",
    summary:
      "Customers and dependents in use by part of a name or by customer number; one or two letters find beginnings of names. With `id`, those learners, archived ones too.",
    permission: "customers:read",
    shape: "plain",
    query: learnersQuery,
    answer: z.object({ data: z.array(learnerRecord), page: z.int(), pageSize: z.int(), total: z.int() }),
    handle: (context, { query }) => listLearners(context, query),
  }),
];
