import { staffEvents } from "@app/domain/account/staff-enums.ts";
import { assignableRoles } from "@app/domain/account/staff-guards.ts";
import { fullName } from "@app/domain/people/person.ts";
import { roleFrom } from "@app/domain/permissions.ts";
import type { GatewayContext } from "../context.ts";
import { toPage } from "../../records/list-page.ts";
import { listQueryOf } from "../../records/record-kinds.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import type { StaffAccountRecord } from "./staff-accounts.source.ts";
import { accountOf, type StaffUserRecord } from "./staff-user.record.ts";

const nameOf = ({ firstname, lastname }: StaffUserRecord) => fullName({ firstName: firstname, lastName: lastname });
const mostContacts = 50;

/** A field of the account itself. */
const ofAccount =
  <T>(value: (account: StaffAccountRecord) => T) =>
  async (person: StaffUserRecord, _: object, { loaders }: GatewayContext): Promise<T> =>
    value(await accountOf(person, loaders));

const ability = (reason: string | null | undefined) => ({ allowed: reason === null, reason: reason ?? null });

const abilitiesIn = ({ refusals }: StaffAccountRecord) => ({
  update: ability(refusals.update),
  invite: ability(refusals.invite),
  admit: ability(refusals.admit),
  refuse: ability(refusals.refuse),
  suspend: ability(refusals.suspend),
  reinstate: ability(refusals.reinstate),
  changeRole: ability(refusals.changeRole),
  inspect: ability(refusals.inspect),
  revokeSessions: ability(refusals.revokeSessions),
});

export const staffResolvers: Resolvers = {
  Query: {
    colleagues: async (_, args, { sources }) =>
      toPage(await sources.staffMember.list(listQueryOf("StaffMember", args))),
    contacts: async (_, __, { sources, viewer }) => {
      const latest = await sources.staffMember.latest(mostContacts + 1);
      return latest.filter(({ _id }) => _id !== viewer?._id).slice(0, mostContacts);
    },
  },
  StaffUser: {
    name: nameOf,
    firstName: (person) => person.firstname,
    lastName: (person) => person.lastname,
    email: ofAccount(({ email }) => email),
    phone: ofAccount(({ phone }) => phone),
    bio: ofAccount(({ bio }) => bio),
    timeZone: ofAccount(({ timeZone }) => timeZone),
    role: ofAccount(({ user_role }) => roleFrom(user_role)),
    status: ofAccount(({ status }) => status),
    regions: async (person, _, { loaders }) => {
      const { regionIds } = await accountOf(person, loaders);
      const found = await Promise.all(regionIds.map((id) => loaders.region.load(id)));
      return found.filter((region) => region !== null);
    },
    isActivated: ofAccount(({ isActivated }) => isActivated),
    lastLoginAt: ofAccount(({ lastLoginAt }) => lastLoginAt),
    lastActivityAt: ofAccount(({ lastActivityAt }) => lastActivityAt),
    allowedEvents: ofAccount(({ refusals }) =>
      staffEvents.filter((event) => event !== "activate" && refusals[event] === null),
    ),
    viewerCan: async (person, _, { loaders, viewer }) => ({
      ...abilitiesIn(await accountOf(person, loaders)),
      roles: [...assignableRoles(roleFrom(viewer?.user_role))],
    }),
    version: ofAccount(({ version }) => version),
    createdAt: ofAccount(({ createdAt }) => createdAt),
    updatedAt: ofAccount(({ updatedAt }) => updatedAt),
  },
  Contact: { id: (person) => person._id, name: nameOf },
};
