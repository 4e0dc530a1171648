import { lazy, Suspense } from "react";
import { SlidersHorizontal } from "@app/ui/icons.ts";
import { ToolPopover } from "@app/ui/shell/tool-popover.tsx";

const SettingsForm = lazy(async () => ({ default: (await import("./settings-form.tsx")).SettingsForm }));

/** The settings of this browser, behind their button. */
export function SettingsTool() {
  return (
    <ToolPopover label="Settings" icon={SlidersHorizontal} title="Settings">
      {(close) => (
        <Suspense fallback={null}>
          <SettingsForm onSaved={close} />
        </Suspense>
      )}
    </ToolPopover>
  );
}
