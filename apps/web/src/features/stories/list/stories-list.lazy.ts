import { preloadOf } from "../../../shared/list/list-of.ts";
import { storiesList } from "./stories.list.tsx";

export { StoriesListScreen as Component } from "./stories-list.screen.tsx";

export const preload = preloadOf(storiesList);
