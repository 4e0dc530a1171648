import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { BannerRecordDocument } from "../banner.generated.ts";

export { EditBannerScreen as Component } from "./edit-banner.screen.tsx";

export const preload = preloadRecord(BannerRecordDocument, "bannerId");
