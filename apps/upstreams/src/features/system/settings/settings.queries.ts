import { settingKeys } from "@app/domain/system/settings.ts";
import { anyOf, anyText, type ListRequest, type ListSpec } from "../../../records/list-spec.ts";
import { readPage } from "../../../records/read-page.ts";
import type { Context } from "../../../service/context.ts";
import { settingOnWire } from "./settings.record.ts";
import { settings } from "./settings.table.ts";

export const settingList: ListSpec = {
  sorts: { createdAt: [settings.createdAt] },
  defaultSort: "createdAt",
  id: settings.id,
  filters: {
    id: anyText(settings.id),
    key: anyOf(settings.key, settingKeys, "Setting"),
    regionId: anyText(settings.regionId),
  },
};

export async function listSettings(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { setting: settings }, settings, request);
  return { rows: rows.map(({ setting }) => settingOnWire(setting)), total };
}
