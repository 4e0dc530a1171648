import type { Role } from "@app/domain/enums.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { toConnection, toFacetQuery, toPage } from "../../records/list-page.ts";
import { listQueryOf } from "../../records/record-kinds.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import { toStaffFilter } from "./staff-filter.public.ts";

const writes = mutationResolvers("staffUser", ({ sources }: GatewayContext) => sources.staffUser, {
  stale: "StaffUser",
  fields: { firstname: "firstName", lastname: "lastName", user_role: "role" },
});

const withRole = ({ role }: { role?: Role | null }) => ({ user_role: role ?? "" });

/** The server's name of the role. */
const roleParameter = "user_role";

export const staffAccountsResolvers: Resolvers = {
  Query: {
    staffUsers: async (_, { filter, ...args }, { sources }) =>
      toPage(await sources.staffUser.list(listQueryOf("StaffUser", { ...args, filter: toStaffFilter(filter) }))),
    staffUserFacets: async (_, { by, filter }, { sources }) => {
      const named = by.map((name) => (name === "role" ? roleParameter : name));
      const facets = await sources.staffUser.facets(toFacetQuery({ by: named, filter: toStaffFilter(filter) }));
      return facets.map((facet) => ({ ...facet, name: facet.name === roleParameter ? "role" : facet.name }));
    },
    staffUser: (_, { id }, { loaders }) => loaders.staffAccount.load(id),
    staffUserSessions: (_, { id }, { sources }) => sources.staffUser.sessions(id),
    staffUserActivity: async (_, { id, first, after }, { sources }) =>
      toConnection(await sources.staffUser.activity(id, first, after)),
  },
  Mutation: {
    staffUserCreate: (_, { input: { role, ...input }, idempotencyKey }, context) =>
      writes.create(_, { input: { ...input, role: role ?? "" }, idempotencyKey }, context),
    staffUserUpdate: writes.update,
    staffUserInvite: writes.event("invite"),
    staffUserAdmit: writes.event("admit", withRole),
    staffUserRefuse: writes.event("refuse"),
    staffUserSuspend: writes.event("suspend"),
    staffUserReinstate: writes.event("reinstate"),
    staffUserRoleChange: writes.event("role", withRole),
    staffUserSessionsRevoke: (_, { id, sessionId, idempotencyKey }, { sources }) =>
      withUserErrors({ sessions: null }, async () => ({
        sessions: await sources.staffUser.revokeSessions(id, sessionId ?? null, idempotencyKey),
      })),
  },
};
