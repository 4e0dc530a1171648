import Button from "@mui/material/Button";
import { NoticeCard } from "./notice-card.tsx";

/** Offers the dark theme once. */
export function SettingsNotice({ onClose, onSwitch }: { onClose: () => void; onSwitch: () => void }) {
  return (
    <NoticeCard label="Settings Updated">
      <h2>Settings Updated</h2>
      <p>There is a dark theme now. You can change it at any time in the settings.</p>
      <div>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
        <Button onClick={onSwitch}>Switch</Button>
      </div>
    </NoticeCard>
  );
}
