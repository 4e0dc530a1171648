import { settingDefinition, type SettingKey } from "@app/domain/system/settings.ts";
import { HistoryPanel } from "../../../shared/history/history-panel.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import type { SettingRowFragment } from "./settings.generated.ts";
import { settingInWords } from "./setting-labels.ts";

interface SettingHistoryProps {
  name: SettingKey;
  row: SettingRowFragment;
  /** Null for all regions. */
  region: string | null;
  onClose: () => void;
}

/** What a setting was set to at one place, by whom and why, and the ways back. */
export function SettingHistory({ name, row, region, onClose }: SettingHistoryProps) {
  const { label } = settingDefinition(name);
  const mayRestore = useCan()("settings:write");
  const words = { labels: { value: "Value" }, show: { value: (value: unknown) => settingInWords(name, value) } };
  const called = region === null ? label : `${label}, ${region}`;
  return (
    <HistoryPanel kind="SETTING" id={row.id} name={called} words={words} mayRestore={mayRestore} onClose={onClose} />
  );
}
