import { roleFrom } from "@app/domain/permissions.ts";
import { mayChangeTask } from "@app/domain/tasks/task.ts";
import { toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const sortFields = { DUE: "dueOn", CREATED: "createdAt" };
const writes = mutationResolvers("task", ({ sources }: GatewayContext) => sources.task, { stale: "Task" });

export const tasksResolvers: Resolvers = {
  Query: {
    task: (_, { id }, { sources }) => sources.task.byId(id),
    tasks: async (_, { filter: { mine, ...filter }, ...args }, { sources, viewer }) => {
      const whose = mine && viewer ? { ownerId: [viewer._id] } : {};
      return toPage(await sources.task.list(toListQuery({ ...args, filter: { ...filter, ...whose } }, sortFields)));
    },
  },
  Mutation: {
    taskCreate: writes.create,
    taskUpdate: writes.update,
    taskComplete: writes.event("finish"),
    taskReopen: writes.event("reopen"),
  },
  Task: {
    author: ({ createdBy }, _, { loaders }) => (createdBy === "system" ? null : loaders.staff.load(createdBy)),
    mayChange: (task, _, { viewer }) =>
      viewer !== null && mayChangeTask(task, { id: viewer._id, role: roleFrom(viewer.user_role) }),
  },
};
