import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { useConfirmed } from "../../../shared/save/use-confirmed.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { countOf } from "../../../shared/text/format.ts";
import { DiffView } from "./diff-view.tsx";
import type { LessonPageQuery } from "./lesson.generated.ts";
import { SessionDiscardDocument } from "./review.generated.ts";
import { useSessionBlocks } from "./use-session-blocks.ts";

interface DiscardDialogProps {
  lessonId: string;
  session: NonNullable<LessonPageQuery["session"]>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a draft is thrown away, and says what is lost by it. */
export function DiscardDialog({ lessonId, session, onDone, onClose }: DiscardDialogProps) {
  const { version, versionNumber, versions, comments } = session;
  const live = versions.find(({ isLive }) => isLive)?.versionNumber ?? null;
  const [before, after] = [useSessionBlocks(lessonId, live), useSessionBlocks(lessonId, versionNumber)];
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null).length;
  const { save, saving } = useSave(SessionDiscardDocument, ({ saved }) => saved);
  const { error, confirm } = useConfirmed(
    (form) => save({ id: lessonId, version }, form),
    () => {
      toast.done(`Draft discarded. Version ${live} is the newest again.`);
      onDone();
    },
  );
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={`Discard version ${versionNumber}?`}
      confirmLabel="Discard draft"
      onConfirm={confirm}
      pending={saving}
      error={error}
    >
      What was written since version {live} is lost, and cannot be brought back.
      {open > 0 ? ` ${countOf(open, "open comment")} will count as resolved.` : ""} The app goes on with version {live}.
      {before && after ? <DiffView before={before} after={after} isLost /> : null}
    </ConfirmDialog>
  );
}
