import { fullName } from "@app/domain/people/person.ts";
import { toListQuery, toPage } from "../../pagination/page.ts";
import type { Resolvers } from "../../resolvers.generated.ts";
import type { StaffRecord } from "./staff.source.ts";

const nameOf = ({ firstname, lastname }: StaffRecord) => fullName({ firstName: firstname, lastName: lastname });
const mostContacts = 50;

export const staffResolvers: Resolvers = {
  Query: {
    staffUsers: async (_, args, { sources }) =>
      toPage(await sources.staff.list(toListQuery(args, { NAME: "lastname" }))),
    contacts: async (_, __, { sources, viewer }) => {
      const latest = await sources.staff.latest(mostContacts + 1);
      return latest.filter(({ _id }) => _id !== viewer?._id).slice(0, mostContacts);
    },
  },
  StaffUser: {
    id: (person) => person._id,
    name: nameOf,
    firstName: (person) => person.firstname,
    lastName: (person) => person.lastname,
  },
  Contact: { id: (person) => person._id, name: nameOf },
};
