import { preloadOf } from "../../../shared/list/list-of.ts";
import { candidatesList } from "./candidates.list.tsx";

export { HiringScreen as Component } from "./hiring.screen.tsx";

export const preload = preloadOf(candidatesList);
