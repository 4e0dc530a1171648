import { eq } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import {
  checkedSetting,
  settingDefinition,
  settingMessages,
  type SettingInput,
  type SettingKey,
  type SettingUpdateInput,
} from "@app/domain/system/settings.ts";
import { lockRecords, insertRecord, updateRecord } from "../../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../../records/change-record.ts";
import { withUnique } from "../../../records/unique.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal } from "../../../service/refusal.ts";
import { regions } from "../../regions/regions.public.ts";
import { settingOnWire, type SettingRecord } from "./settings.record.ts";
import { settings, type SettingRow } from "./settings.table.ts";

/** "Time to object, Nigeria" */
async function labelOf({ key, regionId }: SettingRow, { db }: Context): Promise<string> {
  const { label } = settingDefinition(key);
  if (regionId === null) return label;
  const [region] = await db.select({ name: regions.name }).from(regions).where(eq(regions.id, regionId));
  return `${label}, ${region?.name ?? ""}`;
}

export const settingKind: RecordKind<SettingRow, SettingRecord> = {
  table: settings,
  kind: "setting",
  labelOf,
  present: (_, row) => settingOnWire(row),
};

const uniques = { settings_place: () => fieldRefusal("value", settingMessages.alreadySet) };

function valueFor(key: SettingKey, value: unknown) {
  const checked = checkedSetting(key, value);
  if (!checked.ok) throw fieldRefusal("value", checked.message);
  return checked.value;
}

async function holdRegion(context: Context, key: SettingKey, regionId: string): Promise<void> {
  if (settingDefinition(key).scope === "global") throw fieldRefusal("regionId", settingMessages.sameEverywhere);
  const [region] = await lockRecords(context, regions, [regionId]);
  if (!region || region.archivedAt !== null) throw fieldRefusal("regionId", messages.reference("Region"));
}

/** The activity log says why, where the person did. */
const because = (context: Context, reason: string | null | undefined): Context =>
  reason ? { ...context, reason } : context;

/** Sets what was never set before, for all regions or for one. */
export async function createSetting(
  context: Context,
  { key, regionId = null, value, reason }: SettingInput,
): Promise<SettingRecord> {
  const checked = valueFor(key, value);
  if (regionId !== null) await holdRegion(context, key, regionId);
  return createRecord(because(context, reason), settingKind, {
    write: () => withUnique(uniques, () => insertRecord(context, settings, { key, regionId, value: checked })),
  });
}

/** Sets it to another value, or takes it away; what it was stays in its history. */
export const updateSetting = (
  context: Context,
  { _id, version, value, reason }: SettingUpdateInput,
): Promise<SettingRecord> =>
  changeRecord(
    because(context, reason),
    settingKind,
    { _id, version },
    {
      write: (before) =>
        updateRecord(context, settings, before, { value: value === null ? null : valueFor(before.key, value) }),
    },
  );
