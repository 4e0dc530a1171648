import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { searchResultKinds } from "@app/domain/enums.ts";
import { normalise } from "@app/domain/text.ts";
import { foldToneSql } from "../../database/columns.ts";
import type { Context } from "../../http/context.ts";
import { searchWhere } from "../../http/list-spec.ts";
import { read, type Route } from "../../http/route.ts";
import { accountUsers } from "../account/account.public.ts";

const searchResult = z
  .object({
    title: z.string(),
    description: z.string(),
    kind: z.enum(searchResultKinds),
    url: z.string().nullable().meta({ description: "A path of the portal; null where the caller has no page for it." }),
  })
  .meta({ id: "SearchResult" });
type SearchResult = z.infer<typeof searchResult>;

const most = 20;

/** Staff by part of a name: as it was typed first, then without its tones, then without any marks. Source: domain.md 5.9. */
async function search({ db, actor }: Context, text: string): Promise<SearchResult[]> {
  const wanted = normalise(text);
  if (wanted === "") return [];
  const { id, firstname, lastname, userRole } = accountUsers;
  const name = sql<string>`${firstname} || ' ' || ${lastname}`;
  const rank = sql`case
    when position(lower(${wanted}::text) in lower(${name})) > 0 then 0
    when position(${foldToneSql(sql`${wanted}::text`)} in ${foldToneSql(name)}) > 0 then 1
    else 2 end`;
  const rows = await db
    .select({ id, name, userRole })
    .from(accountUsers)
    .where(and(eq(accountUsers.status, "active"), searchWhere(accountUsers.searchName, wanted)))
    .orderBy(rank, asc(accountUsers.sortName), asc(id))
    .limit(most);
  const maySeeStaff = actor.permissions.has("staff:read");
  return rows.map((row) => ({
    title: row.name,
    description: maySeeStaff && row.userRole !== "" ? row.userRole : "Staff",
    kind: "staff",
    url: maySeeStaff ? `/app/management/admin/${row.id}` : null,
  }));
}

/** People and places by name. Source: admin-portal.md section 2; domain.md 1.6. */
export const searchRoutes: Route[] = [
  read({
    path: "/search",
    summary: "What the caller may see by part of a name, at most 20.",
    permission: "reference:read",
    shape: "plain",
    query: z.object({ q: z.array(z.string().max(200)).default([]) }),
    answer: z.object({ data: z.array(searchResult) }),
    handle: async (context, { query }) => ({ data: await search(context, query.q[0] ?? "") }),
  }),
];
