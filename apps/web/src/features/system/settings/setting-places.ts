import { foldForSearch } from "@app/domain/text.ts";
import {
  settingDefinition,
  settingGroups,
  settingInForce,
  settingKeys,
  type SettingGroup,
  type SettingKey,
} from "@app/domain/system/settings.ts";
import type { SettingRowFragment } from "./settings.generated.ts";

/** Where a setting has a value. */
export interface SettingPlace {
  /** Null for all regions. */
  regionId: string | null;
  /** "Default", "For all regions", "Nigeria" */
  where: string;
  value: unknown;
  /** What was stored for it, also where that was taken away; null where it never was. */
  row: SettingRowFragment | null;
  /** Whether it has a value of its own here. */
  isSet: boolean;
}

type NamedRegion = { id: string; name: string };

/** The value for all regions first, then those of single regions, in their order. */
export function placesOf(
  key: SettingKey,
  rows: readonly SettingRowFragment[],
  regions: readonly NamedRegion[],
): readonly SettingPlace[] {
  const own = rows.filter((row) => row.key === key);
  const at = (regionId: string | null) => own.find((row) => row.regionId === regionId) ?? null;
  const shared = settingInForce(key, null, own);
  const everywhere: SettingPlace = {
    regionId: null,
    where: shared.from === "default" ? "Default" : "For all regions",
    value: shared.value,
    row: at(null),
    isSet: shared.from === "global",
  };
  const single = regions.flatMap(({ id, name }): SettingPlace[] => {
    const { value, from } = settingInForce(key, id, own);
    return from === "region" ? [{ regionId: id, where: name, value, row: at(id), isSet: true }] : [];
  });
  return [everywhere, ...single];
}

/** The settings whose label, help or group holds every word of a search, by their groups. */
export function settingsFound(search: string): readonly { group: SettingGroup; keys: readonly SettingKey[] }[] {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean);
  const isFound = (key: SettingKey) => {
    const { label, help, group } = settingDefinition(key);
    const text = foldForSearch(`${label} ${help} ${settingGroups[group]}`);
    return words.every((word) => text.includes(word));
  };
  const found = settingKeys.filter(isFound);
  return (Object.keys(settingGroups) as SettingGroup[])
    .map((group) => ({ group, keys: found.filter((key) => settingDefinition(key).group === group) }))
    .filter(({ keys }) => keys.length > 0);
}
