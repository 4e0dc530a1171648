import { roleFrom } from "@app/domain/permissions.ts";
import { mayChangeTask } from "@app/domain/tasks/task.ts";
import { toPage } from "../../records/list-page.ts";
import { listQueryOf } from "../../records/record-kinds.ts";
import { mutationsOf } from "../record-mutations.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const writes = mutationsOf("Task");

export const tasksResolvers: Resolvers = {
  Query: {
    tasks: async (_, { filter: { mine, ...filter }, ...args }, { sources, viewer }) => {
      const whose = mine && viewer ? { ownerId: [viewer._id] } : {};
      return toPage(await sources.task.list(listQueryOf("Task", { ...args, filter: { ...filter, ...whose } })));
    },
  },
  Mutation: {
    taskComplete: writes.event("finish"),
  },
  Task: {
    mayChange: (task, _, { viewer }) =>
      viewer !== null && mayChangeTask(task, { id: viewer._id, role: roleFrom(viewer.user_role) }),
  },
};
