import type { SettingKey } from "@app/domain/system/settings.ts";
import { EventDialog, type RecordEvent } from "../../../shared/records/event-dialog.tsx";
import { SettingTakeAwayDocument } from "./setting-mutations.generated.ts";
import type { SettingRowFragment } from "./settings.generated.ts";
import { settingInWords } from "./setting-labels.ts";

interface SettingResetProps {
  name: SettingKey;
  label: string;
  row: SettingRowFragment;
  /** Null for all regions. */
  region: string | null;
  onClose: () => void;
}

/** Asks before a value is taken away, so that what stands behind it is in force again. */
export function SettingReset({ name, label, row, region, onClose }: SettingResetProps) {
  const now = settingInWords(name, row.value);
  const event: RecordEvent<object> = {
    verb: "Reset",
    label: region === null ? "Use the default" : "Use the value for all regions",
    mutation: SettingTakeAwayDocument,
    description: () =>
      region === null
        ? `It is now set to ${now}. Regions with a value of their own keep it.`
        : `In ${region} it is now set to ${now}. It will follow the value for all regions.`,
    successMessage: () => `${label} reset.`,
    undo: "SETTING",
  };
  const { id, version } = row;
  return <EventDialog what="setting" record={{ id, version, name: label }} event={event} onClose={onClose} />;
}
