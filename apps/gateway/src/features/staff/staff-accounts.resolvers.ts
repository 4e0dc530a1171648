import { withUserErrors } from "../../errors/user-errors.ts";
import { toListQuery, toPage } from "../../records/list-page.ts";
import type { Resolvers, StaffUserFilter } from "../resolvers.generated.ts";
import type { StaffAccountRecord, StaffActivityAnswer } from "./staff-accounts.source.ts";

const sortFields = { NAME: "lastname", EMAIL: "email", LAST_LOGIN: "lastLoginAt", CREATED: "createdAt" };

/** The server's names of an account's fields → ours. */
const naming = {
  stale: "StaffUser",
  fields: { firstname: "firstName", lastname: "lastName", user_role: "role" },
};

const saved = (work: () => Promise<StaffAccountRecord>) =>
  withUserErrors({ staffUser: null }, async () => ({ staffUser: await work() }), naming);

/** No role is the server's empty choice. */
const toFilter = ({ role, withoutRole, ...others }: StaffUserFilter) => ({
  ...others,
  user_role: role,
  hasRole: withoutRole === null || withoutRole === undefined ? undefined : !withoutRole,
});

const toNames = <Input extends { firstName?: unknown; lastName?: unknown }>({
  firstName,
  lastName,
  ...others
}: Input) => ({
  firstname: firstName,
  lastname: lastName,
  ...others,
});

/** An activity's own id is its place in the stream. */
const toConnection = ({ data, nextCursor }: StaffActivityAnswer) => ({
  edges: data.map((node) => ({ node, cursor: node._id })),
  pageInfo: { endCursor: nextCursor ?? null, hasNextPage: Boolean(nextCursor) },
});

export const staffAccountsResolvers: Resolvers = {
  Query: {
    staffUsers: async (_, { filter, ...args }, { sources }) =>
      toPage(await sources.staffAccounts.list(toListQuery({ ...args, filter: toFilter(filter) }, sortFields))),
    staffUser: (_, { id }, { loaders }) => loaders.staffAccount.load(id),
    staffUserSessions: (_, { id }, { sources }) => sources.staffAccounts.sessions(id),
    staffUserActivity: async (_, { id, first, after }, { sources }) =>
      toConnection(await sources.staffAccounts.activity(id, first, after)),
  },
  Mutation: {
    staffUserCreate: (_, { input: { role, ...input }, idempotencyKey }, { sources }) =>
      saved(() => sources.staffAccounts.create({ ...toNames(input), user_role: role ?? "" }, idempotencyKey)),
    staffUserUpdate: (_, { id, version, input, idempotencyKey }, { sources }) =>
      saved(() => sources.staffAccounts.update(id, { version, ...toNames(input) }, idempotencyKey)),
    staffUserInvite: (_, { id, version, idempotencyKey }, { sources }) =>
      saved(() => sources.staffAccounts.change(id, "invite", { version }, idempotencyKey)),
    staffUserAdmit: (_, { id, version, role, idempotencyKey }, { sources }) =>
      saved(() => sources.staffAccounts.change(id, "admit", { version, user_role: role ?? "" }, idempotencyKey)),
    staffUserRefuse: (_, { id, version, reason, idempotencyKey }, { sources }) =>
      saved(() => sources.staffAccounts.change(id, "refuse", { version, reason }, idempotencyKey)),
    staffUserSuspend: (_, { id, version, reason, idempotencyKey }, { sources }) =>
      saved(() => sources.staffAccounts.change(id, "suspend", { version, reason }, idempotencyKey)),
    staffUserReinstate: (_, { id, version, idempotencyKey }, { sources }) =>
      saved(() => sources.staffAccounts.change(id, "reinstate", { version }, idempotencyKey)),
    staffUserRoleChange: (_, { id, version, role, idempotencyKey }, { sources }) =>
      saved(() => sources.staffAccounts.change(id, "role", { version, user_role: role ?? "" }, idempotencyKey)),
    staffUserSessionsRevoke: (_, { id, sessionId, idempotencyKey }, { sources }) =>
      withUserErrors({ sessions: null }, async () => ({
        sessions: await sources.staffAccounts.revokeSessions(id, sessionId ?? null, idempotencyKey),
      })),
  },
  StaffActivity: { id: (activity) => activity._id },
};
