import { preloadOf } from "../../../shared/list/list-of.ts";
import { dependentsList } from "./dependents.list.tsx";

export { DependentsListScreen as Component } from "./dependents-list.screen.tsx";

export const preload = preloadOf(dependentsList);
