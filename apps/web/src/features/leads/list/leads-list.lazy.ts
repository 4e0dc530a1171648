import { preloadOf } from "../../../shared/list/list-of.ts";
import { leadsList } from "./leads.list.tsx";

export { LeadsListScreen as Component } from "./leads-list.screen.tsx";

export const preload = preloadOf(leadsList);
