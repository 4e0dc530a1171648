import { preloadOf } from "../../../shared/list/list-of.ts";
import { leadsList } from "./leads.list.tsx";

export { LeadsScreen as Component } from "./leads.screen.tsx";

export const preload = preloadOf(leadsList);
