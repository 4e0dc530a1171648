import { and, eq, isNull, or } from "drizzle-orm";
import { settingInForce, type SettingKey, type SettingOf } from "@app/domain/system/settings.ts";
import type { Context } from "../../../service/context.ts";
import { settings } from "./settings.table.ts";

/**
 * What a setting is for a region, or for all of them: the region's own value, else the one for all, else the default.
 *
 *     const hours = await settingOf(context, "proposalHours", lesson.regionId);
 *
 * Inside of a change that it decides, it stays as it is until that change is committed.
 */
export async function settingOf<Key extends SettingKey>(
  { db }: Pick<Context, "db">,
  key: Key,
  regionId: string | null,
): Promise<SettingOf<Key>> {
  const places =
    regionId === null ? isNull(settings.regionId) : or(isNull(settings.regionId), eq(settings.regionId, regionId));
  const stored = await db
    .select({ regionId: settings.regionId, value: settings.value })
    .from(settings)
    .where(and(eq(settings.key, key), places))
    .for("share");
  return settingInForce(key, regionId, stored).value;
}
