import { preloadOf } from "../../../../shared/list/list-of.ts";
import { requestsList } from "./requests.list.tsx";

export { RequestsListScreen as Component } from "./requests-list.screen.tsx";

export const preload = preloadOf(requestsList);
