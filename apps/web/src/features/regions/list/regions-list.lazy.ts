import { preloadOf } from "../../../shared/list/list-of.ts";
import { regionsList } from "./regions.list.tsx";

export { RegionsListScreen as Component } from "./regions-list.screen.tsx";

export const preload = preloadOf(regionsList);
