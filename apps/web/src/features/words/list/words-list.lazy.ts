import { preloadOf } from "../../../shared/list/list-of.ts";
import { wordsList } from "./words.list.tsx";

export { WordsListScreen as Component } from "./words-list.screen.tsx";

export const preload = preloadOf(wordsList);
