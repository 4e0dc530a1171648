import { preloadOf } from "../../../shared/list/list-of.ts";
import { tokensList } from "./tokens.list.tsx";

export { TokensListScreen as Component } from "./tokens-list.screen.tsx";

export const preload = preloadOf(tokensList);
