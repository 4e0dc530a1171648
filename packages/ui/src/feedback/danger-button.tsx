import { Button } from "../page/button.tsx";
import { onFirstClick } from "./first-click.ts";

interface DangerButtonProps {
  /** The verb: "Archive curriculum". */
  label: string;
  onPress: () => void;
  /** In progress: the button waits. */
  pending?: boolean;
}

/** Red and outlined, at the far end from the cancelling button, away from where the pointer has just been. */
export function DangerButton({ label, onPress, pending = false }: DangerButtonProps) {
  return (
    <Button danger apart pending={pending} onClick={onFirstClick(onPress)}>
      {label}
    </Button>
  );
}
