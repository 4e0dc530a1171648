import { preloadOf } from "../../../shared/list/list-of.ts";
import { immersionsList } from "./group-lessons.list.tsx";

export { ImmersionsListScreen as Component } from "./group-lessons-list.screen.tsx";

export const preload = preloadOf(immersionsList);
