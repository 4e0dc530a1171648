import { preloadOf } from "../../../shared/list/list-of.ts";
import { rejectedList } from "./rejected.list.tsx";

export { RejectedListScreen as Component } from "./rejected-list.screen.tsx";

export const preload = preloadOf(rejectedList);
