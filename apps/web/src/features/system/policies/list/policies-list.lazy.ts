import { preloadOf } from "../../../../shared/list/list-of.ts";
import { policiesList } from "./policies.list.tsx";

export { PoliciesListScreen as Component } from "./policies-list.screen.tsx";

export const preload = preloadOf(policiesList);
