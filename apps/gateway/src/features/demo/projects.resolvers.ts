import { isDemoProject, isDemoProjectStatistics } from "@app/schema/upstreams/v1.records.generated.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { arrayOf } from "../../upstream/shape.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const project = { name: "project", check: isDemoProject };
const projects = { name: "projects", check: arrayOf(isDemoProject) };
const statistics = { name: "statistics", check: isDemoProjectStatistics };

export const projectsDemoResolvers: Resolvers = {
  Query: {
    demoProjectStatistics: (_, _args, { sources }) => sources.demo.read("projects/overview", statistics),
    demoProjects: (_, _args, { sources }) => sources.demo.read("projects/projects", projects),
    demoProject: (_, { id }, { sources }) => sources.demo.find("projects/projects", id, project),
  },
  Mutation: {
    demoProjectCreate: (_, { input, idempotencyKey }, { sources }) =>
      withUserErrors({ project: null }, async () => ({
        project: await sources.demo.change("projects/new", input, project, idempotencyKey),
      })),
    demoProjectMoveOn: (_, { id, idempotencyKey }, { sources }) =>
      withUserErrors({ project: null }, async () => ({
        project: await sources.demo.change("projects/move-on", { projectId: id }, project, idempotencyKey),
      })),
  },
};
