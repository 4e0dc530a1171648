import type { LessonPageQuery } from "./lesson.generated.ts";
import { ChangesDialog } from "./changes-dialog.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";
import type { Said } from "./reading.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { UnpublishDialog } from "./unpublish-dialog.tsx";

export interface ReviewDialogsProps {
  asked: "changes" | "publish" | "unpublish" | "discard";
  lessonId: string;
  name: string;
  session: NonNullable<LessonPageQuery["session"]>;
  said: Said;
  asksReason: boolean;
  onClose: () => void;
}

/** What is asked about a review, in one file. */
export function ReviewDialogs({ asked, lessonId, name, session, said, asksReason, onClose }: ReviewDialogsProps) {
  const about = { lessonId, name, session, onDone: onClose, onClose };
  if (asked === "changes") return <ChangesDialog {...about} said={said} asksReason={asksReason} />;
  if (asked === "publish") return <PublishDialog {...about} />;
  if (asked === "discard") return <DiscardDialog {...{ lessonId, session, onDone: onClose, onClose }} />;
  return <UnpublishDialog lessonId={lessonId} name={name} version={session.version} onClose={onClose} />;
}
