import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { DiffView } from "./diff-view.tsx";
import { useSessionBlocks } from "./use-session-blocks.ts";

interface CompareDialogProps {
  lessonId: string;
  /** Version numbers. */
  before: number;
  after: number;
  title: string;
  onClose: () => void;
}

/** Two versions of a session side by side, in words. */
export function CompareDialog({ lessonId, before, after, title, onClose }: CompareDialogProps) {
  const [old, now] = [useSessionBlocks(lessonId, before), useSessionBlocks(lessonId, after)];
  return (
    <DialogFrame open wide onClose={onClose} title={title} buttons={<Button onClick={onClose}>Close</Button>}>
      {old && now ? <DiffView before={old} after={now} /> : <p>Loading…</p>}
    </DialogFrame>
  );
}
