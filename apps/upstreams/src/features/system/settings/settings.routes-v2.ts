import { settingInput, settingUpdateInput } from "@app/domain/system/settings.ts";
import { recordRoutes } from "../../../http/record-routes.ts";
import type { Route } from "../../../http/route.ts";
import { historyOf } from "../../../records/history/history-of.ts";
import { listSettings, settingList } from "./settings.queries.ts";
import { settingRecord } from "./settings.record.ts";
import { createSetting, settingKind, updateSetting } from "./settings.service.ts";

const setting = recordRoutes({ path: "/admin/setting", area: "settings", answer: settingRecord });

/** What the business is set to. Source: domain.md 1.7. */
export const settingRoutes: Route[] = [
  setting.list("What was set; the rest is at its default.", settingList, listSettings),
  setting.create("Sets what was never set before, for all regions or for one.", settingInput, createSetting),
  setting.update("Sets it to another value; null takes it away.", settingUpdateInput, updateSetting),
];

/** What is shown of a setting's history, and the ways back. */
export const settingHistory = historyOf(settingKind, {
  area: "settings",
  // Why it was set stands in the entry itself.
  body: settingUpdateInput.omit({ reason: true }),
  update: updateSetting,
});
