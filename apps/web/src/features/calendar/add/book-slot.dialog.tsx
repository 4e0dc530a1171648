import { useSearchParams } from "react-router-dom";
import { withParams } from "../../../shared/page/search-params.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { requestsPath } from "../../../shared/links/record-paths.ts";
import { BookLesson } from "../../lessons/courses/book/book-lesson.public.tsx";
import { slotIn } from "../../lessons/courses/book/empty-slot.public.ts";

/** A lesson in an empty stretch of a calendar: of a course of the tutor whose row it is, or else of anybody's. */
export function BookSlotDialog({ id, onClose }: RecordDialogProps) {
  const [params] = useSearchParams();
  const slot = slotIn(id);
  return (
    <BookLesson
      filter={slot?.tutorId ? { tutorId: [slot.tutorId] } : {}}
      slot={slot}
      request={slot ? withParams(params, { book: null, addAt: id }) : `${requestsPath}?new=`}
      onClose={onClose}
    />
  );
}
