import { eq } from "drizzle-orm";
import { z } from "zod";
import { activeWithinMs } from "@app/domain/account/account.ts";
import type { Context } from "../../service/context.ts";
import { anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { requirePermission } from "../../service/permission.ts";
import { readPage } from "../../records/read-page.ts";
import { list, type Route } from "../../http/route.ts";
import { accountUsers } from "../account/account.public.ts";

/** A member of staff as colleagues see them. */
const staffRecord = z
  .object({
    _id: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    avatar: z.string().nullable(),
    lastActivity: z.iso.datetime().nullable().meta({ description: "Null without `staff:read`, or if there was none." }),
    isActive: z.boolean().meta({ description: "Whether they were active in the last five minutes." }),
  })
  .meta({ id: "StaffMember" });
type StaffRecord = z.infer<typeof staffRecord>;

const staffList: ListSpec = {
  sorts: { lastname: [accountUsers.sortName], lastActivity: [accountUsers.lastActivityAt] },
  defaultSort: "lastname",
  search: accountUsers.searchName,
  id: accountUsers.id,
  filters: { id: anyText(accountUsers.id) },
};

async function listStaff(context: Context, request: ListRequest): Promise<{ rows: StaffRecord[]; total: number }> {
  const { actor, now } = context;
  if (request.sort.endsWith("lastActivity")) requirePermission(context, "staff:read");
  const seesActivity = actor.permissions.has("staff:read");
  const { id: _id, firstname, lastname, avatar, lastActivityAt } = accountUsers;
  const selected = { _id, firstname, lastname, avatar, lastActivityAt };
  // Whoever is asked for by id is somebody's author or owner, and keeps the name when the account is out of use.
  const visible = request.given.has("id") ? undefined : eq(accountUsers.status, "active");
  const { rows, total } = await readPage(context, selected, accountUsers, request, visible);
  return {
    total,
    rows: rows.map(({ lastActivityAt: at, ...row }) => {
      const seen = seesActivity ? at : null;
      const isActive = seen !== null && now.getTime() - seen.getTime() < activeWithinMs;
      return { ...row, lastActivity: seen?.toISOString() ?? null, isActive };
    }),
  };
}

/** Names and pictures of staff. Source: domain.md 0.4, 1.6. */
export const staffRoutes: Route[] = [
  list({
    path: "/admin/staff",
    summary: "Active staff by name or last activity; by id, any staff.",
    permission: "reference:read",
    list: staffList,
    answer: staffRecord,
    handle: listStaff,
  }),
];
