import { and, eq, lte, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { settingInForce, type SettingKey, type SettingOf } from "@app/domain/system/settings.ts";
import type { Context } from "../../../service/context.ts";
import { settings } from "./settings.table.ts";

const keptOf = ({ db }: Pick<Context, "db">, key: SettingKey) =>
  db.select({ regionId: settings.regionId, value: settings.value }).from(settings).where(eq(settings.key, key));

/** A setting for any number of regions at once, for reading alone; a change that it decides asks `settingOf`. */
export async function settingByRegion<Key extends SettingKey>(
  context: Pick<Context, "db">,
  key: Key,
): Promise<(regionId: string | null) => SettingOf<Key>> {
  const stored = await keptOf(context, key);
  return (regionId) => settingInForce(key, regionId, stored).value;
}

/**
 * Rows that are past a time that a setting decides, each by the value of its region:
 *
 *     await dueBySetting(context, "requestExpiryDays", { regionId, at: updatedAt }, (days) => daysBefore(now, days));
 */
export async function dueBySetting<Key extends SettingKey>(
  context: Pick<Context, "db">,
  key: Key,
  { regionId, at }: { regionId: AnyColumn | SQL; at: AnyColumn },
  cutOff: (value: SettingOf<Key>) => Date,
): Promise<SQL | undefined> {
  const stored = await keptOf(context, key);
  const own = [...new Set(stored.flatMap((one) => (one.regionId === null ? [] : [one.regionId])))];
  const dueIn = (region: string | null) => lte(at, cutOff(settingInForce(key, region, stored).value));
  if (own.length === 0) return dueIn(null);
  const others = sql`(${regionId} is null or ${regionId} not in ${own})`;
  return or(and(others, dueIn(null)), ...own.map((region) => and(sql`${regionId} = ${region}`, dueIn(region))));
}

/** Settings that are whole numbers. */
type NumberSetting = { [Key in SettingKey]: SettingOf<Key> extends number ? Key : never }[SettingKey];

/** A setting in the region of each row, inside a query: the region's own value, else the one for all, else the default. */
export const settingInSql = (key: NumberSetting, regionId: AnyColumn | SQL): SQL => sql`coalesce(
  (select (s.value#>>'{}')::int from ${settings} s where s.key = ${key} and s.region_id = ${regionId}),
  (select (s.value#>>'{}')::int from ${settings} s where s.key = ${key} and s.region_id is null),
  ${settingInForce(key, null, []).value}::int)`;
