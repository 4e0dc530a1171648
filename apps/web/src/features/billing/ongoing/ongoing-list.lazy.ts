import { preloadOf } from "../../../shared/list/list-of.ts";
import { ongoingList } from "./ongoing.list.tsx";

export { OngoingListScreen as Component } from "./ongoing-list.screen.tsx";

export const preload = preloadOf(ongoingList);
