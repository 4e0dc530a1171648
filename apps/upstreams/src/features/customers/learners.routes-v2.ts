import { z } from "zod";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../service/context.ts";
import { read, type Route } from "../../http/route.ts";
import { learnerRecord } from "./learner.record.ts";
import { searchLearners, shownMax } from "./learner-search.ts";
import { learnersByIds } from "./learners.queries.ts";

const whole = (label: string, most: number) => {
  const refused = messages.between(label, 1, most);
  return z.array(z.coerce.number(refused).int(refused).min(1, refused).max(most, refused));
};
const sizeMax = 100;

const learnersQuery = z.object({
  q: z.array(z.string().max(200, messages.atMost("Search", 200))).default([]),
  id: z.array(z.string()).max(sizeMax).default([]),
  page: whole("Page", shownMax).default([1]),
  pageSize: whole("Page size", sizeMax).default([25]),
});

async function listLearners(context: Context, { q, id, ...asked }: z.output<typeof learnersQuery>) {
  if (id.length > 0) {
    const data = await learnersByIds(context, id);
    return { data, page: 1, pageSize: sizeMax, total: data.length };
  }
  const page = asked.page[0] ?? 1;
  const pageSize = asked.pageSize[0] ?? 25;
  const found = await searchLearners(context.db, q[0] ?? "");
  const shown = found.slice(0, shownMax).slice((page - 1) * pageSize, page * pageSize);
  const data = await learnersByIds(context, shown);
  const total = Math.min(found.length, shownMax);
  return { data, page, pageSize, total, totalIsEstimate: found.length > shownMax };
}

/** Whom lessons and curricula can be given to. Source: domain.md 1.1. */
export const learnerRoutes: Route[] = [
  read({
    path: "/people/learners",
    summary:
      "Customers and dependents who are not archived, found by part of a name or by customer number. One or two letters match only the start of a name. With `id`, exactly those learners, including archived ones.",
    permission: "customers:read",
    shape: "plain",
    query: learnersQuery,
    answer: z.object({
      data: z.array(learnerRecord),
      page: z.int(),
      pageSize: z.int(),
      total: z.int().meta({ description: `At most ${shownMax}.` }),
      totalIsEstimate: z.boolean().optional().meta({ description: "True if there are more results." }),
    }),
    handle: (context, { query }) => listLearners(context, query),
  }),
];
