import { preloadOf } from "../../../shared/list/list-of.ts";
import { partnersList } from "./partners.list.tsx";

export { PartnersListScreen as Component } from "./partners-list.screen.tsx";

export const preload = preloadOf(partnersList);
