import { preloadOf } from "../../../shared/list/list-of.ts";
import { bannersList } from "./banners.list.tsx";

export { BannersListScreen as Component } from "./banners-list.screen.tsx";

export const preload = preloadOf(bannersList);
