import { preloadOf } from "../../../shared/list/list-of.ts";
import { journalList } from "./journal.list.tsx";

export { JournalListScreen as Component } from "./journal-list.screen.tsx";

export const preload = preloadOf(journalList);
