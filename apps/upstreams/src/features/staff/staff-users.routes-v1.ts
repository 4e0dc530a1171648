import { z } from "zod";
import {
  staffUserAdmitInput,
  staffUserInput,
  staffUserRefuseInput,
  staffUserRoleInput,
  staffUserSuspendInput,
  staffUserUpdateInput,
} from "@app/domain/account/staff-user.ts";
import { versionField } from "@app/domain/fields.ts";
import type { Context } from "../../service/context.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { read, write, type Route } from "../../http/route.ts";
import { endSessionOf, endSessions, sessionRecord, sessionsOf } from "../account/account.public.ts";
import { activityOf, activityQuery, ownerFor, staffActivityRecord } from "./staff-inspection.ts";
import { listStaffUsers, staffUserList } from "./staff-users.queries.ts";
import { staffUserRecord, type StaffUserRecord } from "./staff-users.record.ts";
import * as service from "./staff-users.service.ts";

const path = "/admin/users";
const one = `${path}/{id}`;
const calls = recordRoutes({ path, area: "staff", answer: staffUserRecord });
const staffUser = { shape: "record", answer: staffUserRecord } as const;
const sessions = { shape: "record", answer: z.array(sessionRecord) } as const;
const versionBody = z.object({ version: versionField });

type Version = { version: number };

/** A change of state, as its own call. */
const event = <Body extends z.ZodType<Version>>(
  name: string,
  summary: string,
  body: Body,
  handle: (context: Context, id: string, body: z.output<Body>) => Promise<StaffUserRecord>,
): Route =>
  write({
    ...staffUser,
    method: "post",
    path: `${one}/${name}`,
    summary,
    permission: name === "invite" ? "staff:write" : "staff:act",
    body,
    handle: (context, { params: { id = "" }, body: sent }) => handle(context, id, sent),
  });

async function endAll(context: Context, id: string) {
  const owner = await ownerFor(context, id, "staff:act");
  await endSessions(context, owner);
  return sessionsOf(context, owner);
}

/** Staff accounts, for those who manage staff. Source: domain.md 0.4, 1.1, 2.12. */
export const staffUserRoutes: Route[] = [
  calls.list("Staff accounts in any state.", staffUserList, listStaffUsers),
  calls.facets(staffUserList),
  calls.create("Adds an account and emails its owner an invitation.", staffUserInput, service.createStaffUser),
  write({
    ...staffUser,
    method: "patch",
    path: one,
    summary: "Saves changes to an account.",
    permission: "staff:write",
    body: staffUserUpdateInput,
    handle: (context, { params: { id = "" }, body }) => service.updateStaffUser(context, id, body),
  }),
  event("invite", "Sends the activation link again.", versionBody, (context, id, { version }) =>
    service.inviteAgain(context, id, version),
  ),
  event("admit", "Admits a registered person with a role.", staffUserAdmitInput, service.admit),
  event("refuse", "Refuses a registered person.", staffUserRefuseInput, service.turnAway),
  event("suspend", "Suspends an account and ends its sessions.", staffUserSuspendInput, service.suspend),
  event("reinstate", "Reinstates a suspended account.", versionBody, (context, id, { version }) =>
    service.reinstate(context, id, version),
  ),
  event("role", "Changes the role of an account.", staffUserRoleInput, service.changeRole),
  read({
    ...sessions,
    path: `${one}/sessions`,
    summary: "A staff user's active sessions, newest first.",
    permission: "staff:read",
    handle: async (context, { params: { id = "" } }) => sessionsOf(context, await ownerFor(context, id, "staff:read")),
  }),
  write({
    ...sessions,
    method: "post",
    path: `${one}/sessions/revoke-all`,
    summary: "Ends all sessions of a staff user.",
    permission: "staff:act",
    body: z.object({}),
    handle: (context, { params: { id = "" } }) => endAll(context, id),
  }),
  write({
    ...sessions,
    method: "post",
    path: `${one}/sessions/{sessionId}/revoke`,
    summary: "Ends one session of a staff user.",
    permission: "staff:act",
    body: z.object({}),
    handle: async (context, { params: { id = "", sessionId = "" } }) =>
      endSessionOf(context, await ownerFor(context, id, "staff:act"), sessionId),
  }),
  read({
    path: `${one}/activity`,
    summary: "What a staff user did, newest first.",
    permission: "staff:read",
    shape: "plain",
    query: activityQuery,
    answer: z.object({ data: z.array(staffActivityRecord), nextCursor: z.string().nullable() }),
    handle: (context, { params: { id = "" }, query }) => activityOf(context, id, query),
  }),
];
