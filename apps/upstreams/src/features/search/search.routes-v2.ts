import { z } from "zod";
import { searchTextMax } from "@app/domain/fields.ts";
import { read, type Route } from "../../http/route.ts";
import { searchResult } from "./search.record.ts";
import { search } from "./search.service.ts";

/** People and places by name. Source: admin-portal.md section 2; domain.md 1.6. */
export const searchRoutes: Route[] = [
  read({
    path: "/search",
    summary: "Finds up to 20 things that the caller may see, by part of a name.",
    permission: "reference:read",
    shape: "plain",
    query: z.object({ q: z.array(z.string().max(searchTextMax)).default([]) }),
    answer: z.object({ data: z.array(searchResult) }),
    handle: async (context, { query }) => ({ data: await search(context, query.q[0] ?? "") }),
  }),
];
