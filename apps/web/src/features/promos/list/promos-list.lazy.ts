import { preloadOf } from "../../../shared/list/list-of.ts";
import { promosList } from "./promos.list.tsx";

export { PromosListScreen as Component } from "./promos-list.screen.tsx";

export const preload = preloadOf(promosList);
