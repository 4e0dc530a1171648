export { bannerEditions, banners } from "./banners.table.ts";
