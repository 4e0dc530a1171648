import { withUserErrors } from "../../errors/user-errors.ts";
import { toPage } from "../../records/list-page.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const jobsResolvers: Resolvers = {
  Query: {
    jobs: (_, __, { sources }) => sources.jobs.list(),
    jobRuns: async (_, { job, page }, { sources }) => toPage(await sources.jobs.runs(job, page)),
  },
  Mutation: {
    jobRunNow: (_, { id, idempotencyKey }, { sources }) =>
      withUserErrors({ job: null }, async () => ({ job: await sources.jobs.runNow(id, idempotencyKey) })),
  },
  Job: { id: ({ name }) => name },
  JobRun: {
    startedBy: ({ startedBy }, _, { loaders }) => (startedBy === null ? null : loaders.staff.load(startedBy)),
  },
};
