import { preloadOf } from "../../../../shared/list/list-of.ts";
import { bookedList } from "./booked.list.tsx";

export { BookedListScreen as Component } from "./booked-list.screen.tsx";

export const preload = preloadOf(bookedList);
