import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import { toEnumName } from "@app/domain/enums.ts";
import { graphqlEnums } from "@app/domain/graphql-enums.ts";
import { typeDefs } from "@app/schema/type-defs.generated.ts";
import { applyAuth } from "./directives/auth.ts";
import type { NodeRecord } from "./errors/node-record.ts";
import { accountResolvers } from "./features/account/account.resolvers.ts";
import { activationResolvers } from "./features/account/activation.resolvers.ts";
import { contentResolvers } from "./features/content/content.resolvers.ts";
import { attachmentsResolvers } from "./features/curriculum/attachments.resolvers.ts";
import { curriculumResolvers } from "./features/curriculum/curriculum.resolvers.ts";
import { subdivisionResolvers } from "./features/curriculum/subdivision.resolvers.ts";
import { importsResolvers } from "./features/curriculum/imports.resolvers.ts";
import { learnersResolvers } from "./features/customers/learners.resolvers.ts";
import { liveResolvers } from "./features/live/live.resolvers.ts";
import { historyResolvers } from "./features/history/history.resolvers.ts";
import { notificationsResolvers } from "./features/notifications/notifications.resolvers.ts";
import { regionsResolvers } from "./features/regions/regions.resolvers.ts";
import { searchResolvers } from "./features/search/search.resolvers.ts";
import { permissionMatrixResolvers } from "./features/staff/permission-matrix.resolvers.ts";
import { staffAccountsResolvers } from "./features/staff/staff-accounts.resolvers.ts";
import { staffResolvers } from "./features/staff/staff.resolvers.ts";
import { jobsResolvers } from "./features/system/jobs.resolvers.ts";
import { mailResolvers } from "./features/system/mail.resolvers.ts";
import { tutorsResolvers } from "./features/tutors/tutors.resolvers.ts";
import { scalars } from "./scalars.ts";

/** Resolvers see the servers' spelling of closed lists, callers see ours. */
const enums = Object.fromEntries(
  Object.entries(graphqlEnums).map(([name, values]) => [
    name,
    Object.fromEntries(values.map((value) => [toEnumName(value), value])),
  ]),
);

const namesItself = { __resolveType: ({ __typename }: NodeRecord) => __typename };

/** The whole schema, gates included; made once. */
export const schema: GraphQLSchema = applyAuth(
  makeExecutableSchema({
    typeDefs,
    resolvers: [
      enums,
      scalars,
      { Node: namesItself, UserError: namesItself },
      accountResolvers,
      activationResolvers,
      staffResolvers,
      staffAccountsResolvers,
      permissionMatrixResolvers,
      mailResolvers,
      jobsResolvers,
      tutorsResolvers,
      contentResolvers,
      regionsResolvers,
      curriculumResolvers,
      subdivisionResolvers,
      attachmentsResolvers,
      importsResolvers,
      learnersResolvers,
      historyResolvers,
      notificationsResolvers,
      liveResolvers,
      searchResolvers,
    ],
  }),
);
