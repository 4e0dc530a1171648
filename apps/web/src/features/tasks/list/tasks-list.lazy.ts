import { preloadOf } from "../../../shared/list/list-of.ts";
import { tasksList } from "./tasks.list.tsx";

export { TasksListScreen as Component } from "./tasks-list.screen.tsx";

export const preload = preloadOf(tasksList);
