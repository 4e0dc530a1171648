import { Button } from "@app/ui/page/button.tsx";
import { NoticeBar } from "./notice-bar.tsx";

/** Offers the dark theme once. */
export function SettingsNotice({ onClose, onSwitch }: { onClose: () => void; onSwitch: () => void }) {
  return (
    <NoticeBar label="Settings Updated">
      <p>
        <strong>Settings Updated</strong> A dark theme is now available. You can change the theme at any time in
        Settings.
      </p>
      <div>
        <Button size="small" plain onClick={onClose}>
          Close
        </Button>
        <Button size="small" onClick={onSwitch}>
          Switch
        </Button>
      </div>
    </NoticeBar>
  );
}
