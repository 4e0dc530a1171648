import { preloadOf } from "../../../shared/list/list-of.ts";
import { sessionsList } from "./sessions.list.tsx";

export { SessionsListScreen as Component } from "./sessions-list.screen.tsx";

export const preload = preloadOf(sessionsList);
