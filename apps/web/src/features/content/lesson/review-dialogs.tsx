import type { LessonPageQuery } from "./lesson.generated.ts";
import { ChangesDialog } from "./changes-dialog.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { UnpublishDialog } from "./unpublish-dialog.tsx";
import type { Said, SetSaid } from "./use-said.ts";

export interface ReviewDialogsProps {
  asked: "changes" | "publish" | "unpublish" | "discard";
  lessonId: string;
  name: string;
  session: NonNullable<LessonPageQuery["session"]>;
  said: Said;
  onSaid: SetSaid;
  onSent: () => void;
  asksReason: boolean;
  onClose: () => void;
}

/** What is asked about a review, in one file. */
export function ReviewDialogs(props: ReviewDialogsProps) {
  const { asked, lessonId, name, session, said, onSaid, onSent, asksReason, onClose } = props;
  const about = { lessonId, name, session, onDone: onClose, onClose };
  if (asked === "changes")
    return <ChangesDialog {...about} said={said} onSaid={onSaid} onSent={onSent} asksReason={asksReason} />;
  if (asked === "publish") return <PublishDialog {...about} />;
  if (asked === "discard")
    return <DiscardDialog lessonId={lessonId} session={session} onDone={onClose} onClose={onClose} />;
  return <UnpublishDialog lessonId={lessonId} name={name} version={session.version} onClose={onClose} />;
}
