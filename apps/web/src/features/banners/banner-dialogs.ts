import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { eventDialogs } from "../../shared/records/record-events.ts";
import { bannerEvents } from "./banner-events.ts";
import { BannerRecordDocument as query } from "./banner.generated.ts";
import { bannerKind } from "./banner.kind.ts";

const questions = async () => await import("./banner-questions.tsx");

/** The dialogs over the list of banners and over the page of one; they are added and edited on pages of their own. */
export const bannerDialogs = dialogsOf({
  ...eventDialogs(bannerEvents, async () => (await questions()).BannerQuestion),
  copy: { query, needs: bannerKind.write, load: async () => (await questions()).BannerCopy },
});
