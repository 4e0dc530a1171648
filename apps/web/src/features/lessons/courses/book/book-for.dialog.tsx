import { useSearchParams } from "react-router-dom";
import { withParams } from "../../../../shared/page/search-params.ts";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { requestsPath } from "../../../../shared/links/record-paths.ts";
import { bookedForIn } from "../../../../shared/links/book-address.ts";
import { BookLesson } from "./book-lesson.public.tsx";

/** A lesson of one of the courses of a customer, a learner or a tutor. */
export function BookFor({ id, onClose }: RecordDialogProps) {
  const [params] = useSearchParams();
  const filter = bookedForIn(id);
  const learnerId = (filter?.customerId ?? filter?.learnerId)?.[0];
  const request = learnerId ? withParams(params, { book: null, newRequest: learnerId }) : `${requestsPath}?new=`;
  return <BookLesson filter={filter ?? {}} slot={null} request={request} onClose={onClose} />;
}
