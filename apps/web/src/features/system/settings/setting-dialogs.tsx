import { useNavigate, useSearchParams } from "react-router-dom";
import { settingDefinition, settingKeys } from "@app/domain/system/settings.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import type { RegionChoiceFragment } from "../../regions/region-choices.public.ts";
import type { SettingRowFragment } from "./settings.generated.ts";

const form = lazyWithPreload(async () => (await import("./setting-form.tsx")).SettingForm);
const reset = lazyWithPreload(async () => (await import("./setting-reset.tsx")).SettingReset);
const history = lazyWithPreload(async () => (await import("./setting-history.tsx")).SettingHistory);

interface SettingDialogsProps {
  rows: readonly SettingRowFragment[];
  regions: readonly RegionChoiceFragment[];
}

/** The dialog that the address names: `?set=` with where, `?reset=` and `?history=` with what was stored. */
export function SettingDialogs({ rows, regions }: SettingDialogsProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const mayWrite = useCan()("settings:write");
  const closed = withParams(params, { set: null, for: null, reset: null, history: null });
  const onClose = () => void navigate(closed, { replace: true, preventScrollReset: true });
  const nameOf = (regionId: string | null) => regions.find(({ id }) => id === regionId)?.name ?? null;
  const rowAt = (name: string) => rows.find(({ id }) => id === params.get(name));
  const keyOf = (row: SettingRowFragment | undefined) => settingKeys.find((key) => key === row?.key);

  const set = settingKeys.find((key) => key === params.get("set"));
  if (set && mayWrite) {
    const place = params.get("for") ?? "all";
    return (
      <form.Part key={`${set} ${place}`} name={set} place={place} rows={rows} regions={regions} onClose={onClose} />
    );
  }
  const [resetting, told] = [rowAt("reset"), rowAt("history")];
  const [resetKey, toldKey] = [keyOf(resetting), keyOf(told)];
  if (resetting && resetKey && mayWrite) {
    const { label } = settingDefinition(resetKey);
    return (
      <reset.Part name={resetKey} label={label} row={resetting} region={nameOf(resetting.regionId)} onClose={onClose} />
    );
  }
  if (told && toldKey)
    return <history.Part name={toldKey} row={told} region={nameOf(told.regionId)} onClose={onClose} />;
  return null;
}
