import Button from "@mui/material/Button";
import { messages } from "@app/domain/messages.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { AfterAMoment, LoadingNote, SkeletonBar } from "@app/ui/feedback/skeleton.tsx";
import { shownError } from "../../shared/server-error.ts";

interface NotReadyDialogProps {
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** In place of a dialog about a region that is still loading, could not be loaded, or does not exist. */
export function NotReadyDialog({ loading, error, onRetry, onClose }: NotReadyDialogProps) {
  const retry = error && !loading ? <Button onClick={onRetry}>Retry</Button> : null;
  return (
    <DialogFrame
      open
      onClose={onClose}
      title="Region"
      buttons={
        <>
          {retry}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {loading ? <Bars /> : <p role="alert">{error ? shownError(error).message : messages.missing("region")}</p>}
    </DialogFrame>
  );
}

function Bars() {
  return (
    <AfterAMoment style={{ display: "grid", gap: 16, padding: "8px 0" }}>
      <LoadingNote what="region" />
      {[60, 90, 75, 40].map((width) => (
        <SkeletonBar key={width} width={`${width}%`} />
      ))}
    </AfterAMoment>
  );
}
