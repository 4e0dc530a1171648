import { preloadOf } from "../../../../shared/list/list-of.ts";
import { usersList } from "./users.list.tsx";

export { UsersListScreen as Component } from "./users-list.screen.tsx";

export const preload = preloadOf(usersList);
