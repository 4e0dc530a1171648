import { preloadOf } from "../../../shared/list/list-of.ts";
import { podsList } from "./pods.list.tsx";

export { PodsListScreen as Component } from "./pods-list.screen.tsx";

export const preload = preloadOf(podsList);
