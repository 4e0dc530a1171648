import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { BannerRecordDocument } from "../banner.generated.ts";

export { BannerScreen as Component } from "./banner.screen.tsx";

export const preload = preloadRecord(BannerRecordDocument, "bannerId");
