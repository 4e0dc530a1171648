import Button from "@mui/material/Button";
import { onFirstClick } from "./first-click.ts";

interface DangerButtonProps {
  /** The verb: "Archive curriculum". */
  label: string;
  onPress: () => void;
  /** It is being done: the button waits. */
  pending?: boolean;
}

/** Red and outlined, at the far end from the button that leaves all as it is: where no pointer has just been. */
export function DangerButton({ label, onPress, pending = false }: DangerButtonProps) {
  return (
    <Button
      color="error"
      sx={{ mr: "auto" }}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onFirstClick(onPress)}
    >
      {label}
    </Button>
  );
}
