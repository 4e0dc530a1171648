export { bannerList } from "./banners.queries.ts";
export { fireBannerEvent } from "./banners.service.ts";
