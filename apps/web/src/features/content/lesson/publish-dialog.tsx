import { toast } from "@app/ui/feedback/toasts.tsx";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { useConfirmed } from "../../../shared/save/use-confirmed.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { DiffView } from "./diff-view.tsx";
import type { LessonPageQuery } from "./lesson.generated.ts";
import { SessionPublishDocument } from "./review.generated.ts";
import { useSessionBlocks } from "./use-session-blocks.ts";

interface PublishDialogProps {
  lessonId: string;
  name: string;
  session: NonNullable<LessonPageQuery["session"]>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a session is published, and says what becomes other for learners. */
export function PublishDialog({ lessonId, name, session, onDone, onClose }: PublishDialogProps) {
  const { version, versionNumber, versions } = session;
  const live = versions.find(({ isLive }) => isLive)?.versionNumber ?? null;
  const [before, after] = [useSessionBlocks(lessonId, live), useSessionBlocks(lessonId, versionNumber)];
  const { save, saving } = useSave(SessionPublishDocument, ({ saved }) => saved);
  const { error, confirm } = useConfirmed(
    (form) => save({ id: lessonId, version }, form),
    () => {
      toast.done(`${name} published.`);
      onDone();
    },
  );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Publish ${name}?`}
      confirmLabel="Publish"
      onConfirm={confirm}
      pending={saving}
      error={error}
    >
      {live === null
        ? `Version ${versionNumber} goes to the app. No version has been there until now.`
        : `Version ${versionNumber} takes the place of version ${live} in the app.`}
      {before && after ? <DiffView before={before} after={after} /> : null}
    </ConfirmDialog>
  );
}
