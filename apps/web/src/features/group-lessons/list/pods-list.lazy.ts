import { preloadOf } from "../../../shared/list/list-of.ts";
import { podsList } from "./group-lessons.list.tsx";

export { LearningPodsListScreen as Component } from "./group-lessons-list.screen.tsx";

export const preload = preloadOf(podsList);
