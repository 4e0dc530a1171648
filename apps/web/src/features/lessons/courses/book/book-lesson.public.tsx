import { useState } from "react";
import { toEnumName } from "@app/domain/enums.ts";
import { confirmedLessonStatuses } from "@app/domain/lessons/course-enums.ts";
import { takesMoreLessons } from "@app/domain/lessons/course-states.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { SearchBox } from "@app/ui/list/search-box.tsx";
import { Button, ButtonLink } from "@app/ui/page/button.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { dayText, placeName, timeText } from "@app/ui/value/when-text.ts";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { failure } from "../../../../shared/errors/failure.ts";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { RecordDialog } from "../../../../shared/records/record-dialog.tsx";
import { partyInWords, slotsInWords } from "../course-labels.ts";
import { ConfirmedLessonRecordDocument } from "../course-record.generated.ts";
import type { ConfirmedLessonRowFragment as Course } from "../course.generated.ts";
import { ExtraLesson } from "../events/extra-lesson.tsx";
import { courseInWords } from "../party-title.ts";
import type { BookedFor } from "./book-address.public.ts";
import { BookableCoursesDocument } from "./bookable-courses.generated.ts";
import type { EmptySlot } from "./empty-slot.public.ts";

/** The states in which a course takes more lessons. */
const bookable = confirmedLessonStatuses.filter(takesMoreLessons).map((status) => toEnumName(status));

interface BookLessonProps {
  /** Whose courses are offered; everybody’s where nobody is named. */
  filter: Partial<Record<BookedFor, string[]>>;
  /** When the lesson is to be, where that was chosen in a calendar. */
  slot: EmptySlot | null;
  /** The address of a new request, for whoever looks for a tutor. */
  request: string;
  onClose: () => void;
}

const hasNone = ({ credit }: Course): number => Number(credit?.unbooked === 0);
/** Those that a lesson is paid for come first, each kind in the order of the list. */
const paidFirst = (one: Course, other: Course): number => hasNone(one) - hasNone(other);

/** "Tue 1 Dec, 16:00 Lagos" */
const slotInWords = ({ start, timeZone }: EmptySlot): string =>
  `${dayText(start, timeZone, start)}, ${timeText(start, timeZone)} ${placeName(timeZone)}`;

function Line({ course, onChoose }: { course: Course; onChoose: () => void }) {
  const now = useNow();
  const { payer } = partyInWords(course);
  const [times] = slotsInWords(course, course.tutor?.timeZone ?? course.anchorTimeZone, now);
  return (
    <li>
      <p>
        {courseInWords(course)} with {course.tutor?.name ?? "nobody yet"}
        <small>{[times, payer && `paid by ${payer}`].filter(Boolean).join(" · ")}</small>
        {course.credit?.unbooked === 0 ? (
          <small>
            <span data-warning="">No lesson credit left</span>
          </small>
        ) : null}
      </p>
      <Button size="small" onClick={onChoose}>
        Choose <VisuallyHidden>{courseInWords(course)}</VisuallyHidden>
      </Button>
    </li>
  );
}

/** Books a lesson directly: which running course it belongs to, then when. Whoever has but one course is not asked. */
export function BookLesson({ filter, slot, request, onClose }: BookLessonProps) {
  const [search, setSearch] = useState("");
  const [chosenId, setChosen] = useState<string | null>(null);
  const { data, previousData, error, loading, refetch } = useQuery(BookableCoursesDocument, {
    variables: { filter: { ...filter, status: [...bookable], ...(search !== "" && { search }) } },
    fetchPolicy: "cache-and-network",
  });
  const page = (data ?? previousData)?.confirmedLessons;
  const [only, ...others] = page?.items ?? [];
  // A tutor may be asked to teach somebody new as well.
  const isClear = search === "" && only && others.length === 0 && !filter.tutorId;
  const courseId = chosenId ?? (isClear ? only.id : null);
  if (courseId !== null) {
    return (
      <RecordDialog
        what="confirmed lesson"
        query={ConfirmedLessonRecordDocument}
        id={courseId}
        onClose={onClose}
        skeleton={<SkeletonLines count={4} />}
      >
        {(course) => <ExtraLesson course={course} kind="regular" slot={slot} onClose={onClose} />}
      </RecordDialog>
    );
  }
  const more = (page?.pageInfo.totalCount ?? 0) - (page?.items.length ?? 0);
  return (
    <DialogFrame
      open
      wide
      onClose={onClose}
      title="Book a lesson"
      note={`${slot ? `${slotInWords(slot)}. ` : ""}Choose the course it belongs to: its tutor, price and policy are those of the course.`}
      buttons={
        <>
          <ButtonLink main={page?.items.length === 0 && search === ""} href={request}>
            New request instead
          </ButtonLink>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {search !== "" || more > 0 || others.length > 5 ? (
        <SearchBox label="Number or name" value={search} onSearch={setSearch} autoFocus />
      ) : null}
      {!page && error && !loading ? <ErrorState {...failure("lessons", error, refetch)} /> : null}
      {!page && !error ? <SkeletonLines count={6} /> : null}
      {page?.items.length === 0 ? (
        <p>
          {search === "" ? "No course is running. A request finds a tutor first." : "No course matches this search."}
        </p>
      ) : null}
      {page ? (
        <LineList>
          {page.items.toSorted(paidFirst).map((course) => (
            <Line key={course.id} course={course} onChoose={() => setChosen(course.id)} />
          ))}
        </LineList>
      ) : null}
      {more > 0 ? <p>{more} more. Search for one by its number or a name.</p> : null}
    </DialogFrame>
  );
}
